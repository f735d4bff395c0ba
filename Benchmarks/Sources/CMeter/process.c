#include "CMeter.h"
#include <time.h>

uint64_t meter_process_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>

int64_t meter_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int64_t meter_bytes_in_use(void) { return -1; }

#endif

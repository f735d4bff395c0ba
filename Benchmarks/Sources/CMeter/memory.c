#include "CMeter.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>

int64_t meter_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int64_t meter_bytes_in_use(void) { return -1; }

#endif

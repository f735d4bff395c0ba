#include "CMeter.h"
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

static uint64_t nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t meter_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

uint64_t meter_wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

static atomic_bool is_counting;
static atomic_uint_fast64_t allocations;

void meter_start_counting(void) {
    atomic_store(&allocations, 0);
    atomic_store(&is_counting, true);
}

uint64_t meter_stop_counting(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&allocations);
}

#if defined(__linux__) && defined(__GLIBC__)

// The program's own definitions win over those of the C library, which stay reachable by their second names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool meter_counts_allocations(void) { return true; }

static inline void count(void) {
    if (atomic_load_explicit(&is_counting, memory_order_relaxed))
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t items, size_t size) {
    count();
    return __libc_calloc(items, size);
}

void *realloc(void *old, size_t size) {
    count();
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count();
    *result = __libc_memalign(alignment, size);
    return *result ? 0 : 12;
}

#else

bool meter_counts_allocations(void) { return false; }

#endif

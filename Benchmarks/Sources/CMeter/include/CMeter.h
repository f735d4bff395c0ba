#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this system.
bool meter_counts_allocations(void);

/// Starts counting the heap allocations of all threads from zero.
void meter_start_counting(void);

/// Stops counting and returns the number of allocations since the start.
uint64_t meter_stop_counting(void);

/// The processor time that the calling thread has used.
uint64_t meter_thread_nanoseconds(void);

/// The time since some moment in the past.
uint64_t meter_wall_nanoseconds(void);

/// The processor time that all threads of this process have used.
uint64_t meter_process_nanoseconds(void);

/// How many bytes of the heap are in use; -1 where that cannot be known.
int64_t meter_bytes_in_use(void);

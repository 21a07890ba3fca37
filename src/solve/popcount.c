/* An instruction that not every machine has. */
#include "solve/popcount.h"

bool popcount_is_there(void)
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

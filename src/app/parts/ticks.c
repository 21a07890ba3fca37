/* Bins of flags that widen by two whenever a run outgrows them. */
#include "app/parts/ticks.h"

#include <string.h>

void ticks_clear(struct ticks *m)
{
    memset(m, 0, sizeof *m);
    m->width = 1;
}

static void widen(struct ticks *m)
{
    for (int i = 0; i < TICKS / 2; i++)
        m->bin[i] = (uint8_t)(m->bin[2 * i] | m->bin[2 * i + 1]);
    memset(m->bin + TICKS / 2, 0, TICKS / 2);
    m->width *= 2;
}

void ticks_add(struct ticks *m, int flags)
{
    size_t at = m->seen++;

    if (at / m->width >= TICKS)
        widen(m);
    m->bin[at / m->width] |= (uint8_t)flags;
}

int ticks_between(const struct ticks *m, size_t first, size_t end)
{
    int flags = 0;

    if (end > m->seen)
        end = m->seen;
    for (size_t i = first / m->width; i * m->width < end; i++)
        flags |= m->bin[i];
    return flags;
}

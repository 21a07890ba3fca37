/* Bins of flags that widen by two whenever a run outgrows them. */
#include "app/parts/marks.h"

#include <string.h>

void marks_clear(struct marks *m)
{
    memset(m, 0, sizeof *m);
    m->width = 1;
}

static void widen(struct marks *m)
{
    for (int i = 0; i < MARKS / 2; i++)
        m->bin[i] = (uint8_t)(m->bin[2 * i] | m->bin[2 * i + 1]);
    memset(m->bin + MARKS / 2, 0, MARKS / 2);
    m->width *= 2;
}

void marks_add(struct marks *m, int flags)
{
    size_t at = m->seen++;

    if (at / m->width >= MARKS)
        widen(m);
    m->bin[at / m->width] |= (uint8_t)flags;
}

int marks_between(const struct marks *m, size_t first, size_t end)
{
    int flags = 0;

    if (end > m->seen)
        end = m->seen;
    for (size_t i = first / m->width; i * m->width < end; i++)
        flags |= m->bin[i];
    return flags;
}

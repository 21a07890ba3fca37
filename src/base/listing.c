/* See the header. */
#include "base/listing.h"

#include <string.h>

int listing_count(const struct listing *l)
{
    int n = 0;

    while (l->at[n].words)
        n++;
    return n;
}

int listing_lit(const struct listing *l, int cue)
{
    for (int i = 0; l->at[i].words; i++)
        if (cue && l->at[i].cue == cue)
            return i;
    return -1;
}

int listing_indent(const struct listing_line *line)
{
    return (int)strspn(line->words, " ");
}

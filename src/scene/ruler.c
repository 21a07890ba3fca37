/* The lines of a board that are named. */
#include "scene/ruler.h"

int ruler_every(float room)
{
    static const int rounds[] = { 1, 5, 10, 20, 50, 100, 200, 500 };
    int i = room > 1;

    while (i > 0 && i < 7 && (float)(rounds[i] - 1) < room)
        i++;
    return rounds[i];
}

bool ruler_names(int line, int every)
{
    return line == 0 || (line + 1) % every == 0;
}

/*
 * A word is close if it begins with what was typed, or if few letters have to
 * be changed, added, left out or swapped with a neighbour to get it: one for
 * every three typed, and at least one; or if it has the same letters.
 */
#include "cli/suggest.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>

enum { LONGEST = 40, FAR = 1000 };

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Optimal string alignment; row i holds the distances of a's first i. */
static int distance(const char *a, const char *b)
{
    int row[LONGEST + 1][LONGEST + 1];
    int m = (int)strlen(a), n = (int)strlen(b);

    if (m > LONGEST || n > LONGEST)
        return FAR;
    for (int i = 0; i <= m; i++) {
        for (int j = 0; j <= n; j++) {
            if (i == 0 || j == 0) {
                row[i][j] = i + j;
                continue;
            }
            row[i][j] = least(row[i - 1][j], row[i][j - 1]) + 1;
            row[i][j] = least(row[i][j],
                              row[i - 1][j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[i][j] = least(row[i][j], row[i - 2][j - 2] + 1);
        }
    }
    return row[m][n];
}

/* In another order, as of who types faster than they think. */
static bool has_same_letters(const char *a, const char *b)
{
    int more[UCHAR_MAX + 1] = { 0 };

    for (; *a; a++)
        more[(unsigned char)*a]++;
    for (; *b; b++)
        more[(unsigned char)*b]--;
    for (int i = 0; i <= UCHAR_MAX; i++)
        if (more[i])
            return false;
    return true;
}

void suggest_consider(struct suggestion *s, const char *typed, const char *word)
{
    size_t len = strlen(typed);
    int allowed = len < 6 ? 1 : (int)(len / 3);
    int d = distance(typed, word);

    if (len > 1 &&
        (strncmp(word, typed, len) == 0 || has_same_letters(word, typed)))
        d = 1;
    if (d <= allowed && (!s->word || d < s->distance)) {
        s->word = word;
        s->distance = d;
    }
}

/* File letters are numbers in base 26 that have no zero: z, aa, ab. */
#include "chess/square.h"

#include <assert.h>
#include <string.h>

struct phrase file_name(int file)
{
    char backwards[SQUARE_NAME_MAX];
    struct phrase p = { "" };
    int n = 0;

    assert(file >= 0 && file < NAMED_SIDE_MAX);
    for (int left = file + 1; left > 0; left = (left - 1) / 26)
        backwards[n++] = (char)('a' + (left - 1) % 26);
    for (int i = 0; i < n; i++)
        p.at[i] = backwards[n - 1 - i];
    return p;
}

/* Lists have thousands of names: too many for snprintf to make. */
struct phrase square_name(int file, int rank)
{
    struct phrase p = file_name(file);
    size_t len = strlen(p.at);

    assert(rank >= 0 && rank < NAMED_SIDE_MAX);
    for (int left = rank + 1; left > 0; left /= 10)
        len++;
    for (int left = rank + 1; left > 0; left /= 10)
        p.at[--len] = (char)('0' + left % 10);
    return p;
}

struct phrase say_square(int square, int files)
{
    return square_name(square % files, square / files);
}

/* Names are shorter than SQUARE_NAME_MAX, so no more need be looked at. */
bool square_parse(const char *s, int *file, int *rank)
{
    return square_parse_n(s, (int)strnlen(s, SQUARE_NAME_MAX), file, rank);
}

/* Stops growing beyond the greatest board, so that nothing overflows. */
static int append_digit(int n, int base, int digit)
{
    return n > BOARD_SIDE_MAX ? n : n * base + digit;
}

/* 1 for a or A; 0 for what is no letter. */
static int letter(char c)
{
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 1;
    return c >= 'A' && c <= 'Z' ? c - 'A' + 1 : 0;
}

bool square_parse_n(const char *s, int len, int *file, int *rank)
{
    int i = 0, f = 0, r = 0;

    for (; i < len && letter(s[i]); i++)
        f = append_digit(f, 26, letter(s[i]));
    if (i < len && s[i] == '0')
        return false; /* no square has two numbers */
    for (; i < len && s[i] >= '0' && s[i] <= '9'; i++)
        r = append_digit(r, 10, s[i] - '0');
    if (i != len || f < 1 || f > BOARD_SIDE_MAX || r < 1 || r > BOARD_SIDE_MAX)
        return false;
    *file = f - 1;
    *rank = r - 1;
    return true;
}

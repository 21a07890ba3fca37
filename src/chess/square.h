/*
 * Squares and their names on boards of any size. Files and ranks count from
 * 0; a square's index is rank * files + file, so a1 is 0 on every board. File
 * letters go on after z as in a spreadsheet: z, aa, ab.
 */
#ifndef CHEQUER_SQUARE_H
#define CHEQUER_SQUARE_H

#include <stdbool.h>

#include "base/say.h"

enum { BOARD_SIDE_MAX = 1000, SQUARE_NAME_MAX = 12 };

/* Names go further than boards: the queens' solutions do. */
enum { NAMED_SIDE_MAX = 10000 };

struct phrase file_name(int file);
struct phrase square_name(int file, int rank);
struct phrase say_square(int square, int files); /* on a board so wide */

/* The whole of `s` must be a name, on a board of the greatest size. Who types
 * E4 means e4. */
bool square_parse(const char *s, int *file, int *rank);

/* The same, of the first `len` bytes. */
bool square_parse_n(const char *s, int len, int *file, int *rank);

#endif

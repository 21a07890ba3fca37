/* Every puzzle there is: the one place that names them all. */
#ifndef CHEQUER_LIST_H
#define CHEQUER_LIST_H

struct puzzle_class;

/* One for each module, defined in its file. */
extern const struct puzzle_class tour_puzzle;
extern const struct puzzle_class queens_puzzle;
extern const struct puzzle_class place_puzzle;
extern const struct puzzle_class cover_puzzle;
extern const struct puzzle_class armies_puzzle;
extern const struct puzzle_class chess960_puzzle;
extern const struct puzzle_class lesson_puzzle;
extern const struct puzzle_class uncrossed_puzzle;
extern const struct puzzle_class race_puzzle;
extern const struct puzzle_class null_puzzle;

/* In the order of their tabs. */
extern const struct puzzle_class *const puzzle_classes[]; /* ends NULL */

#endif

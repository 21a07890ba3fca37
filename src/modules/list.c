/* The puzzles, in the order of their tabs. */
#include "modules/list.h"

#include <stddef.h>

const struct puzzle_class *const puzzle_classes[] = { &tour_puzzle,
                                                      &queens_puzzle,
                                                      &place_puzzle,
                                                      &cover_puzzle,
                                                      &armies_puzzle,
                                                      &chess960_puzzle,
                                                      &lesson_puzzle,
                                                      &race_puzzle,
                                                      &uncrossed_puzzle,
                                                      &null_puzzle,
                                                      NULL };

/* What is behind an option: for those who list options, not for those who read
 * arguments. */
#ifndef CHEQUER_OPTIONS_H
#define CHEQUER_OPTIONS_H

#include <stdint.h>

struct control;
struct option;
struct puzzle_class;

/* The control that an option stands for; NULL: it is a common one, or a
 * question that takes no value. */
const struct control *request_control(const struct puzzle_class *cls,
                                      const struct option *o);

/* A bit for each of the formats in which the puzzle can be written, as it
 * usually begins; without a puzzle, for all. */
uint32_t request_formats(const struct puzzle_class *cls);

#endif

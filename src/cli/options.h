/* What is behind an option: for those who list options, not for those who read
 * arguments. */
#ifndef CHEQUER_OPTIONS_H
#define CHEQUER_OPTIONS_H

struct control;
struct option;
struct puzzle_class;

/* The control that an option stands for; NULL: it is a common one, or a
 * question that takes no value. */
const struct control *request_control(const struct puzzle_class *cls,
                                      const struct option *o);

#endif

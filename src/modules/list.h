/* Every puzzle there is: the one place that names them all. */
#ifndef CHEQUER_LIST_H
#define CHEQUER_LIST_H

struct puzzle_class;

extern const struct puzzle_class *const puzzle_classes[];  /* ends NULL */

#endif

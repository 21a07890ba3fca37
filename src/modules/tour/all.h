/* All tours, one at a time, for the files of this module. */
#ifndef CHEQUER_TOUR_ALL_H
#define CHEQUER_TOUR_ALL_H

#include <stdbool.h>
#include <stdint.h>

#include "puzzle/album.h"
#include "puzzle/puzzle.h"

struct board;
struct move_order;
struct tour_count_question;

enum { TOUR_ALL_SIDE_MAX = 20 };

/* What the settings ask to be counted or listed: from the chosen start to the
 * chosen end, or from anywhere. */
struct tour_count_question tour_all_question(const struct params *params,
                                             const struct board *b, bool from);

bool tour_all_possible(const struct params *params, struct error *err);
struct vec tour_all_aside(const struct params *params);

void tour_all_begin(struct puzzle *pz, const struct params *params,
                    const struct move_order *order, struct trace *tr);
void tour_all_free(struct puzzle *pz);
enum progress tour_all_step(struct puzzle *pz, struct trace *tr, long *budget);

/* To a number, to the first or the last by a button, to a thumbnail. */
enum reaction tour_all_turn(struct puzzle *pz, struct trace *tr,
                            struct params *params, uint64_t page);
enum reaction tour_all_press(struct puzzle *pz, struct trace *tr,
                             struct params *params, int control);
enum reaction tour_all_pick(struct puzzle *pz, struct trace *tr,
                            struct params *params, const struct input *in);

void tour_all_draw(const struct puzzle *pz, const struct view *view,
                   struct scene *sc);
void tour_all_status(const struct puzzle *pz, const struct view *view,
                     struct text *out);
void tour_all_explain(const struct puzzle *pz, const struct view *view,
                      struct text *out);
void tour_all_facts(const struct puzzle *pz, const struct view *view,
                    struct facts *out);

#endif

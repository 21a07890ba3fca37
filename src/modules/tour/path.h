/* What is shown and said of the knight's path, whoever leads it. */
#ifndef CHEQUER_TOUR_PATH_H
#define CHEQUER_TOUR_PATH_H

#include <stdbool.h>
#include <stdint.h>

struct aim;
struct facts;
struct puzzle;
struct scene;
struct text;
struct view;

/* What is marked on the squares that the knight can go to. */
enum path_help {
    PATH_PLAIN,     /* nothing */
    PATH_TARGETS,   /* that it can */
    PATH_CIRCLES,   /* the same, around whatever else is drawn there */
    PATH_COUNTS,    /* how many squares lead on from there */
    PATH_RINGS,     /* the same, with a ring around the fewest */
    PATH_RINGS_MOST /* the same, with a ring around the most */
};

/* Have marks on squares room and time to be seen? And are the counts wanted? */
bool path_has_room(const struct view *view);
bool path_shows_counts(const struct view *view);

void path_draw(const struct aim *aim, const struct view *view,
               enum path_help help, struct scene *sc);

/* Strikes out where the knight has been from here without success: `tried` has
 * a bit for each of its moves from where it stands, and from the square before,
 * which is where it still seems to be while it glides. */
void path_draw_tried(const struct aim *aim, const struct view *view,
                     enum path_help help, const unsigned tried[2],
                     struct scene *sc);

/* The move to a square that has just been taken back, dashed. */
void path_draw_left(const struct aim *aim, const struct view *view, int square,
                    struct scene *sc);

/* The knight where a click would put it. */
void path_draw_ghost(const struct aim *aim, const struct view *view,
                     struct scene *sc);

/* The square at the end of the path, or so many before it. */
int path_square(const struct view *view, uint32_t back);

bool path_is_complete(const struct view *view);
bool path_is_dead_end(const struct view *view);

void path_status(const struct aim *aim, const struct view *view,
                 struct text *out);
void path_status_none(const struct aim *aim, bool some, struct text *out);

/* Before the first move: what the numbers on the board are. */
void path_explain_help(const struct view *view, enum path_help help,
                       struct text *out);

/* If it is at one: at a dead end, at the end of a tour. */
void path_explain_end(const struct aim *aim, const struct view *view,
                      struct text *out);

void path_notation(const struct puzzle *pz, const struct view *view,
                   struct text *out);

/* What is so of any path; and of one that is complete, where it may matter
 * how far it went by the rule. */
void path_facts(const struct aim *aim, const struct view *view,
                struct facts *out);
void path_facts_of_tour(const struct aim *aim, const struct view *view,
                        bool ruled, struct facts *out);

#endif

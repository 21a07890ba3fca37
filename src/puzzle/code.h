/*
 * The listing of a method beside the board, the line of the moment looked at
 * lit. The activity says which moment that is, as a cue, and what the values
 * are; how a listing looks and how much room it needs is the same for all.
 */
#ifndef CHEQUER_CODE_H
#define CHEQUER_CODE_H

struct listing;
struct plan;
struct puzzle;
struct scene;
struct text;
struct view;

struct code {
    const struct listing *listing;
    int cue; /* that of the moment looked at */

    /* Adds what the value is at that moment; nothing if it has none then. */
    void (*value)(const struct puzzle *pz, const struct view *view, int which,
                  struct text *out);
};

/* Asks for the room; the size of the board must be in the plan already. */
void code_plan(const struct listing *l, struct plan *out);

void code_draw(const struct code *code, const struct puzzle *pz,
               const struct view *view, struct scene *sc);

#endif

/*
 * The settings a puzzle offers, described as data. One table gives the panel
 * its widgets, the command line its options, a run its text form
 * ("tour size=8x8 start=f6 algorithm=warnsdorff") and values their checks.
 */
#ifndef CHEQUER_CONTROL_H
#define CHEQUER_CONTROL_H

#include <stdbool.h>
#include <stdint.h>

struct box;
struct error;
struct scene;
struct text;

enum control_kind {
    CONTROL_RANGE,   /* number: min to max; min - 1 for none */
    CONTROL_SIZE,    /* number files by `second` ranks, min to max each */
    CONTROL_CHOICE,  /* number: an index in `names` */
    CONTROL_SET,     /* text: min to max different ones of `names`, with
                        commas between them */
    CONTROL_SWITCH,  /* number: 0 or 1 */
    CONTROL_SQUARE,  /* file `number`, rank `second`; -1, -1 for none */
    CONTROL_SQUARES, /* text: a list such as "a1,h8", empty, or a name; "none"
                        is read as empty */
    CONTROL_TEXT,    /* text: one word, checked by the puzzle */
    CONTROL_ACTION   /* a button: no value, only a press */
};

struct params;

struct control {
    const char *key;   /* in options and saved runs: "algorithm" */
    const char *label; /* in the panel: "Algorithm" */
    const char *help;  /* one sentence */
    enum control_kind kind;
    int min, max;              /* RANGE, SIZE and SET */
    const char *initial;       /* in its text form */
    const char *const *names;  /* CHOICE, SET: all; TEXT: suggestions; SQUARES:
                                  sets with a name; ends NULL */
    const char *const *titles; /* the same in the panel's words, or NULL */
    char space;                /* TEXT: what a space is written as; 0: it
                                  is refused */
    const char *noun;          /* SQUARES: what each of them is, as for
                                  say_count; NULL: a square */
    bool moves;                /* SQUARES: a1-b2 is one of them, too */
    bool blocks;               /* SQUARES: the holes of a board; c3-f6 is all
                                  between these corners */
    bool optional;             /* SQUARE, RANGE: may be "none" */
    bool live;                 /* changes only what is shown, not the run;
                                  ACTION: only asks */
    bool drawn;                /* seen in pictures alone */
    bool worded;               /* in pictures, and told in words: but nothing
                                  that is counted, listed or data */
    bool rare;                 /* folded away in the panel until asked for */
    bool quiet;                /* goes without saying while it is initial;
                                  switches always do */
    bool typed;                /* in options and lines alone: the panel has
                                  no widget for it */
    uint32_t in;               /* a bit for each activity of the puzzle that
                                  it is for; 0: for all */
    uint32_t last_in;          /* CHOICE: the same for its last name */

    bool shuffles;     /* ACTION: another one at random, as the
                          puzzle's shuffle has it */
    const char *opens; /* ACTION: another run, this line: the notation
                          of the moment is its last word; or NULL */

    /* RANGE: the greatest that is there with these settings, 0 if that takes
     * long to know or they do not go together; only told where a value is
     * refused. NULL: the max. */
    int (*last)(const struct params *params);

    /* With names: a drawing that explains them, below their menu, about twice
     * as wide as high; `value` is the one looked at. NULL: none. */
    void (*figure)(const char *value, const struct box *room, struct scene *sc);
};

struct setting {
    int number, second;
    char *text; /* owned, or NULL: SET, SQUARES and TEXT */
};

enum { CONTROLS_MAX = 32, CONTROL_SET_MAX = 16 };

/* Values in the order of the control table. */
struct params {
    struct setting at[CONTROLS_MAX];
    uint64_t seed; /* 1 unless asked otherwise */
    char *marks;   /* owned: drawn on the board, see puzzle/hand/marks.h; NULL:
                      none */
};

int control_find(const struct control *table, const char *key); /* or -1 */

void params_init(struct params *p, const struct control *table);
void params_copy(struct params *to, const struct params *from); /* fresh to */
void params_assign(struct params *to, const struct params *from);
void params_free(struct params *p);

/* Sets one value from its text form; on refusal nothing is changed. */
bool params_set(struct params *p, const struct control *table, int index,
                const char *text, struct error *err);

/* The value's text form, as params_set takes it. */
void params_format(const struct params *p, const struct control *table,
                   int index, struct text *out);

/* Do both have the same value there? */
bool params_same(const struct control *table, int index, const struct params *a,
                 const struct params *b);

/* The same as people read and type it: a space that is written as
 * another sign is one. */
void params_words(const struct params *p, const struct control *table,
                  int index, struct text *out);

/* Does the value go without saying? */
bool params_unsaid(const struct params *p, const struct control *table,
                   int index);

/* SET: is names[name] one of them? And the set with it, or without it if it
 * was one; the caller frees. */
bool control_has(const struct control *c, const struct setting *s, int name);
char *control_toggled(const struct control *c, const struct setting *s,
                      int name);

/* SET: the names' indices in the order of the set; returns how many. `out`
 * has room for c->max. */
int control_members(const struct control *c, const struct setting *s, int *out);

/* What may stand there, for help and errors: "1 to 1000", "a, b or c". */
void control_allowed(const struct control *c, struct text *out);

/* The control with the range it has beside the other settings. */
struct control control_beside(const struct control *c,
                              const struct params *params);

#endif

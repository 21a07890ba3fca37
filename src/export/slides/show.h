/*
 * A show as a text file: slides in their order, each with words and up to two
 * runs, for each the moment to show or the part of it to play. One thing a
 * line; a line begins with what it is:
 *
 *     # for whoever reads the file
 *     title Warnsdorff's idea
 *     slide Where to?
 *     run tour size=8x8 start=f6 step=17
 *     label After {squares} squares
 *     caption The knight has visited {squares} squares.
 *     item This is one of a list.
 *
 * What stands in braces is a fact of the moment shown, by its name in JSON; of
 * the second run it is called {2:squares}.
 */
#ifndef CHEQUER_SHOW_H
#define CHEQUER_SHOW_H

#include <stdbool.h>
#include <stddef.h>

#include "session/quiz.h"
#include "session/run.h"

struct error;
struct puzzle_class;
struct session;
struct text;

enum { SHOW_BYTES = 1000000, SHOW_SLIDES = 500, SHOW_SPEED_MAX = 1000 };
enum { SLIDE_RUNS = 2 };
enum { FACT_NAME = 40 }; /* the longest name in braces, and its end */

/* How a paragraph of a list begins. */
#define SLIDE_ITEM "• "

/* A name in braces. */
struct mention {
    int line; /* of the script */
    int run;  /* whose fact it is: 1 or 2 */
    char name[FACT_NAME];
};

/* Words with facts to be filled in; newlines between paragraphs. */
struct wording {
    char *text;               /* owned; may be empty */
    struct mention *mentions; /* owned: in the order of the text */
    size_t n, cap;
};

/* A run on a slide, and what of it is shown. */
struct exhibit {
    char *line;              /* owned: the run as it is written */
    struct run run;          /* owned */
    bool at_end;             /* shown at the end of the run ... */
    bool plays;              /* ... or a part of it is played */
    size_t from, to;         /* moments to play ... */
    bool to_end;             /* ... or all of the run from there */
    int speed;               /* steps a second; 0: as the viewer likes */
    enum quiz_about ask;     /* in a window, from the moment shown on */
    struct wording label;    /* below its board */
    int run_line, part_line; /* of the script: those with `run` and `play` */
};

struct slide {
    struct wording heading, caption;
    struct exhibit runs[SLIDE_RUNS];
    int n;    /* of the runs; 0: words alone */
    int line; /* of the script: the one it begins with */
};

struct show {
    const struct puzzle_class *const *classes; /* of its runs; ends NULL */
    char *name;           /* owned: the file's, for errors */
    char *title;          /* owned */
    struct slide *slides; /* owned */
    size_t n, cap;
};

/* `name` is the file's, for errors: they name it and the line. On refusal
 * there is nothing to free. `classes` ends with NULL. */
bool show_parse(struct show *out, const struct puzzle_class *const *classes,
                const char *name, const char *text, struct error *err);
void show_free(struct show *show);

/* A run that stands where a slide of words alone has none: of the first puzzle,
 * not begun. To be closed. */
struct session *show_blank(const struct show *show);

/* --- supplied.c: finding one --------------------------------------------- */

/* Those that come with the program. */
struct supplied_show {
    const char *name;          /* on the command line: "warnsdorff" */
    const char *title;         /* in the menu */
    const char *puzzle, *when; /* the runs it explains: of this puzzle, and
                                  with any of these settings; NULL: with those
                                  that no other show explains */
    const char *text;
};

enum { SHOWS = 6 };

extern const struct supplied_show shows[SHOWS];

/* The one that explains what this run does: its index, or -1. */
int show_explaining(const struct session *ss);

/* How many slides it has. */
int show_length(const struct supplied_show *show);

/* By the name of a supplied one, or of a file. What is wrong with a slide of a
 * file is found here if that does not take long, see show_check. */
bool show_open(struct show *out, const struct puzzle_class *const *classes,
               const char *name, struct error *err);

/* --- wording.c: words and the facts in them ------------------------------- */

/* Appends a line of the script to the words, and what it mentions: of run
 * `run` where it does not say. False if braces hold no name. */
bool wording_add(struct wording *w, const char *words, int line, int run,
                 struct error *err);
void wording_free(struct wording *w);

/* Appends the words with the facts of the moments that `runs` are at, each in
 * place of its name in braces. Where a name is none of them three dots stand,
 * and *missing, if not NULL, is the first such; else it is NULL. */
void wording_fill(const struct wording *w, struct session *const *runs,
                  struct text *out, const struct mention **missing);

/* --- exhibit.c: one run of a slide -----------------------------------------
 */

/* The moment it begins with, unless that is the end of the run. */
size_t exhibit_moment(const struct exhibit *x);

/* The last moment it shows, as far as the run has come. */
size_t exhibit_last(const struct exhibit *x, const struct session *ss);

/* Is that moment looked at, or will it never come? */
bool exhibit_is_there(const struct exhibit *x, const struct session *ss);

/* Let the solver do `work` towards that moment; true once it is there. */
bool exhibit_seek(const struct exhibit *x, struct session *ss, long work);

/* --- check.c: what cannot be shown ------------------------------------------
 */

/* All runs of the slide are where it comes to rest: is there all that it is to
 * show and speaks of? If not, *err names the file and the line. */
bool slide_check(const struct show *show, const struct slide *slide,
                 struct session *const *runs, struct error *err);

/* The same of all slides, as far as little work tells. */
bool show_check(const struct show *show, struct error *err);

#endif

/*
 * A show as a text file: slides in their order, each with a run, the moment
 * to show or the part of it to play, and words. One thing a line; a line
 * begins with what it is:
 *
 *     # for whoever reads the file
 *     title Warnsdorff's idea
 *     slide Where to?
 *     run tour size=8x8 start=f6 step=17
 *     caption The knight has visited {squares} squares.
 *
 * What stands in braces is a fact of the moment shown, by its name in JSON.
 */
#ifndef CHEQUER_SHOW_H
#define CHEQUER_SHOW_H

#include <stdbool.h>
#include <stddef.h>

#include "base/task.h"
#include "session/run.h"

struct error;
struct export_job;
struct film;
struct puzzle_class;
struct session;
struct text;

enum { SHOW_BYTES = 1000000, SHOW_SLIDES = 500, SHOW_SPEED_MAX = 1000 };
enum { FACT_NAME = 40 }; /* the longest name in braces, and its end */

struct slide {
    char *heading;   /* owned, as the next two; may be empty */
    char *caption;   /* newlines between paragraphs; may be empty */
    char *line;      /* the run as it is written */
    struct run run;  /* owned */
    bool at_end;     /* shown at the end of the run ... */
    bool plays;      /* ... or a part of it is played */
    size_t from, to; /* moments to play ... */
    bool to_end;     /* ... or all of the run from there */
    int speed;       /* steps a second; 0: as the viewer likes */

    int run_line,
        part_line;   /* of the script: those with `run` and `play` ... */
    int *fact_lines; /* owned: ... and with each name in braces */
    size_t nfacts, facts_cap;
};

struct show {
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

/* By the name of a supplied one, or of a file. */
bool show_open(struct show *out, const struct puzzle_class *const *classes,
               const char *name, struct error *err);

/* --- slide.c: one of them ------------------------------------------------- */

/* Is the end of its run shown, at once or by and by? */
bool slide_to_end(const struct slide *slide);

/* The moment a slide begins with, unless that is the end of the run. */
size_t slide_moment(const struct slide *slide);

/* The last moment it shows, as far as the run has come. */
size_t slide_last(const struct slide *slide, const struct session *ss);

/* Is that moment looked at, or will it never come? */
bool slide_is_there(const struct slide *slide, const struct session *ss);

/* If so: is there all that it is to show and speaks of? If not, *err names the
 * file and the line. */
bool slide_check(const struct show *show, const struct slide *slide,
                 struct session *ss, struct error *err);

/* The length of a name in braces that begins here, with them, or 0. */
size_t slide_name(const char *at, char name[FACT_NAME]);

/* Appends `words` with the facts of the moment `ss` is at, each in place of its
 * name in braces. False, with *err filled in, if a name is none of them: three
 * dots stand there then. */
bool slide_fill(const char *words, struct session *ss, struct text *out,
                struct error *err);

/* --- make.c: slides as files, pictures or a GIF of each ------------------ */

/* A task: one file to a slide, or if they are `bound` one to all. The show is
 * lent, as are the strings of the job; its format is GIF, or that of the
 * pictures. A slide that cannot be made as it is written is refused. */
struct task slides_make(const struct show *show, const struct export_job *job,
                        const struct film *film, bool bound);

#endif

/*
 * The commands: what there is to type after `chequer`. All are read by
 * request_parse and begun by cli_main, from these tables.
 */
#ifndef CHEQUER_COMMAND_H
#define CHEQUER_COMMAND_H

#include <stdbool.h>

#include "cli/window.h"

struct error;
struct puzzle_class;
struct request;
struct session;
struct text;

struct command {
    /* How it is called, what may follow and what it does, in a sentence. NULL:
     * the window has no name, and a puzzle's are those of the puzzle. */
    const char *name, *operands, *about;
    bool apart; /* has nothing to do with the window and its options */

    /* Which of the common options it has, by their numbers, beside those of
     * the window. NULL: it is a puzzle's, and has that puzzle's. */
    bool (*has)(int id);

    /* A word that is no option. */
    bool (*take)(struct request *r, const char *word, struct error *err);

    /* After the last argument: does all go together? May be NULL. */
    bool (*check)(struct request *r, struct error *err);

    /* Says on stderr what went wrong, if anything; returns the exit code. */
    int (*perform)(struct request *r, window_opener *open);

    void (*help)(const struct puzzle_class *cls, struct text *out);
};

extern const struct command window_command; /* `chequer`, or with a file */
extern const struct command puzzle_command, show_command, slides_command;
extern const struct command sum_command;

/* Those that are called by names of their own; ends NULL. */
extern const struct command *const named_commands[];

/* What show_command does: `chequer FILE` does the same. */
bool shown_has(int id);
bool shown_take(struct request *r, const char *word, struct error *err);
bool shown_check(struct request *r, struct error *err);
int shown_perform(struct request *r, window_opener *open);

/* A run, then what was asked for is written; what the window is to show, and no
 * output was named for, is shown there. Returns the exit code, as do its parts:
 * a sheet, and a film or a tale of it, for which the session runs as far as it
 * goes. */
int perform(struct request *r, window_opener *open);
int sheets(const struct request *r);
int films(struct session *ss, struct request *r);
int told(struct session *ss, struct request *r);

#endif

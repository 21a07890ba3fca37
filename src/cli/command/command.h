/*
 * The commands: what there is to type after `chequer`. All are read by
 * request_parse and begun by cli_main, from these tables.
 */
#ifndef CHEQUER_COMMAND_H
#define CHEQUER_COMMAND_H

#include "cli/window.h"

struct error;
struct puzzle_class;
struct request;
struct session;
struct text;

struct command {
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

extern const struct command window_command; /* `chequer` alone */
extern const struct command puzzle_command, show_command, slides_command;

/* A run, then what was asked for is written; what the window is to show, and no
 * output was named for, is shown there. Returns the exit code, as do its parts:
 * a sheet, and a film, for which the session runs as far as it goes. */
int perform(struct request *r, window_opener *open);
int sheets(const struct request *r);
int films(struct session *ss, struct request *r);

#endif

/*
 * Options as data, and the walk over a command's arguments. Names count only
 * when spelled out; values follow after a blank or '='; options may stand
 * after operands; "--" ends them.
 */
#ifndef CHEQUER_OPTION_H
#define CHEQUER_OPTION_H

#include <stdbool.h>

struct error;

struct option {
    const char *name;    /* typed as --name; a NULL name ends a table */
    char letter;         /* typed as -o; 0: there is none */
    bool negatable;      /* --no-name exists too */
    const char *value;   /* what help calls its value; NULL: it has none */
    const char *help;    /* one sentence */
    const char *initial; /* what holds without it; NULL: nothing to say */
    int id;              /* for the reader of the walk */
};

struct option_walk {
    const struct option *table;
    int argc;
    char **argv;         /* the command's name is at 0, and left out */
    const char *help;    /* what to type to be told the table, or NULL */
    int at;              /* the next argument; begin with 1 */
    bool ended;          /* "--" has been passed */
    const char *letters; /* the rest of a cluster such as -qo, or NULL */
};

struct argument {
    const struct option *option; /* NULL: an operand, in `value` */
    const char *value;
    bool on; /* false for --no-name */
};

enum option_result { OPTION_TAKEN, OPTION_END, OPTION_WRONG };

enum option_result option_next(struct option_walk *walk, struct argument *out,
                               struct error *err);

#endif

/*
 * How sheets and worksheets are to be printed, as settings that the window
 * remembers: a control table, like all of them. The form in app/parts/print.h
 * is made from it.
 */
#ifndef CHEQUER_PRINT_SETTINGS_H
#define CHEQUER_PRINT_SETTINGS_H

#include <stdbool.h>

#include "puzzle/control.h"

struct format;
struct session;
struct text;

enum print_key {
    PRINT_BOARDS, /* of a worksheet */
    PRINT_SHOWN,  /* of a sheet; 0: all */
    PRINT_COLUMNS,
    PRINT_PAPER,
    PRINT_LANDSCAPE,
    PRINT_TOPIC,
    PRINT_GIVEN,
    PRINT_REVEAL,
    PRINT_ANSWERS,
    PRINT_FORMAT,
    PRINT_KEYS
};

enum print_given { GIVEN_NOTHING, GIVEN_SOME, GIVEN_UNIQUE };

/* In the order of enum print_key. */
extern const struct control print_controls[];

/* The values, in the same order. */
struct print {
    int at[PRINT_KEYS];
};

struct print print_usual(void);

/* Of the pages. */
const struct format *print_format(const struct print *p);

/* What a sheet is asked for, of the run of `ss`; to be freed. */
void print_wish(const struct print *p, struct session *ss, bool worksheet,
                struct params *out);

/* Which boards: a list as selection_read takes it. */
void print_list(const struct print *p, struct session *ss, bool worksheet,
                struct text *out);

/* Does the run belong to a series; one that can be asked for; and of which
 * something can be given? */
bool print_possible(const struct session *ss, bool worksheet);
bool print_gives(const struct session *ss);

/* Are there several things that can be asked for? */
bool print_has_topics(const struct session *ss);

#endif

/* How the command line speaks: data on stdout, everything else on stderr. */
#ifndef CHEQUER_SAY_H
#define CHEQUER_SAY_H

struct error;
struct text;

/* "chequer: MESSAGE" in one line on stderr; returns `code`. */
int say_error(const struct error *err, int code);

/* How a task ended (see cli/watch.h): says *err, unless all went well or a
 * signal ended it. Returns `code`. */
int say_end(int code, const struct error *err);

/* Writes `t` to stdout. Returns the exit code. */
int say_text(const struct text *t);

#endif

/* Carrying out a request that asks a question: --count, --list. */
#ifndef CHEQUER_ASK_H
#define CHEQUER_ASK_H

struct request;

/* Returns the exit code. */
int ask(const struct request *r);

#endif

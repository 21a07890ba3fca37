/* Carrying out a request: run, then write what was asked for. */
#ifndef CHEQUER_PERFORM_H
#define CHEQUER_PERFORM_H

struct request;

/* Says on stderr what went wrong, if anything; returns the exit code. */
int perform(struct request *r);

#endif

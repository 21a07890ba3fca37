/* Carrying out a request for a film. */
#ifndef CHEQUER_FILMING_H
#define CHEQUER_FILMING_H

struct request;
struct session;

/* Runs the session as far as the film goes; returns the exit code. */
int film_and_write(struct session *ss, struct request *r);

#endif

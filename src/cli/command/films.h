/* Carrying out a request for a film. */
#ifndef CHEQUER_CLI_FILM_H
#define CHEQUER_CLI_FILM_H

struct request;
struct session;

/* Runs the session as far as the film goes; returns the exit code. */
int films(struct session *ss, struct request *r);

#endif

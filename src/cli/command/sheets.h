/* Carrying out a request for a sheet of many boards. */
#ifndef CHEQUER_SHEETS_H
#define CHEQUER_SHEETS_H

struct request;

/* Says on stderr what went wrong, if anything; returns the exit code. */
int sheets(const struct request *r);

#endif

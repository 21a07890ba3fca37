/*
 * Why a request was refused, as one line for the person who made it: what was
 * wrong and what is allowed. Written without program name, capital or full
 * stop, so that front ends can put it where they like.
 */
#ifndef CHEQUER_ERROR_H
#define CHEQUER_ERROR_H

#include <stdbool.h>

struct error {
    char message[400];
};

/* Always false, so that a check can end in `return error_set(err, ...)`. */
bool error_set(struct error *err, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

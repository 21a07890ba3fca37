/* The options that every puzzle's command has. */
#ifndef CHEQUER_COMMON_H
#define CHEQUER_COMMON_H

#include <stdbool.h>

#include "cli/option.h"

struct error;
struct request;
struct text;

extern const struct option common_options[];

bool common_set(struct request *r, const struct argument *a, struct error *err);

/* What the value of the option may be; nothing for a switch. */
void common_allowed(int id, struct text *out);

/* "--NAME 'VALUE': want ALLOWED"; always false. */
bool common_refuse(const struct argument *a, struct error *err);

#endif

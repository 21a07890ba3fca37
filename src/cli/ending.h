/* How a run ended, for people and as an exit code. */
#ifndef CHEQUER_ENDING_H
#define CHEQUER_ENDING_H

#include <stdbool.h>

#include "session/session.h"

struct request;
struct text;

int ending_code(enum outcome outcome);

/* Why the run was cut short, if it was; `late`: by the clock. A solution that
 * is there is not lost because it is not known how many more there are. */
void ending_limit(struct text *out, const struct session *ss,
                  const struct request *r, bool late);

#endif

/* The help pages, made from the same tables as the options themselves. */
#ifndef CHEQUER_HELP_H
#define CHEQUER_HELP_H

#include <stdbool.h>

#include "cli/request.h"

/* `left` in its column, then `words` beside it, or under it if it is long. */
void help_entry(struct text *out, const char *left, const char *words);

/* What options of a puzzle can be about, in the order of its page. */
struct help_topic {
    enum request_topic topic;
    const char *heading;
};

enum { HELP_TOPICS = 7 };

extern const struct help_topic help_topics[HELP_TOPICS];

/* An option; `cls` is needed for those of a puzzle's own. And of that only the
 * explanation, in sentences. */
void help_words(struct text *out, const struct puzzle_class *cls,
                const struct option *o);
void help_option(struct text *out, const struct puzzle_class *cls,
                 const struct option *o);

/* The options of the window, and others beside them: see request_others. */
void help_window(struct text *out);
void help_others(struct text *out, bool (*wanted)(int id));

#endif

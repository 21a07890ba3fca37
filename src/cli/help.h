/* The help pages, made from the same tables as the options themselves. */
#ifndef CHEQUER_HELP_H
#define CHEQUER_HELP_H

struct option;
struct puzzle_class;
struct text;

/* `left` in its column, then `words` beside it, or under it if it is long. */
void help_entry(struct text *out, const char *left, const char *words);

/* The options from `from` up to `to`, or to the end; `allow` tells what the
 * value of one may be. */
void help_options(struct text *out, const struct option *from,
                  const struct option *to,
                  void (*allow)(const struct option *o, struct text *out));

/* `chequer tour --help`, for any puzzle. */
void help_puzzle(const struct puzzle_class *cls, struct text *out);

#endif

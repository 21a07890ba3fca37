/* The help pages, made from the same tables as the options themselves. */
#ifndef CHEQUER_HELP_H
#define CHEQUER_HELP_H

struct puzzle_class;
struct text;

/* `chequer --help`: the commands, the window's options, the exit codes. */
void help_program(struct text *out);

/* `chequer show --help` */
void help_show(struct text *out);

/* `chequer slides --help` */
void help_slides(struct text *out);

/* `chequer tour --help`, for any puzzle. */
void help_puzzle(const struct puzzle_class *cls, struct text *out);

#endif

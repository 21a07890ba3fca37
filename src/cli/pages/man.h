/* Words of the manual page that stand by themselves. */
#ifndef CHEQUER_MAN_H
#define CHEQUER_MAN_H

struct told {
    const char *name, *words; /* a NULL name ends a table */
};

extern const struct told man_environment[], man_files[];

/* Each is a command, after words on what it does. */
extern const struct told man_examples[];

/* What else there is to say of a command, before the words that may follow it;
 * NULL: nothing. */
const struct told *man_more(const char *name);

#endif

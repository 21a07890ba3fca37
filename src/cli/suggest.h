/* Which of the words that exist a mistyped one was probably meant to be. */
#ifndef CHEQUER_SUGGEST_H
#define CHEQUER_SUGGEST_H

/* The best so far, while going through the words that exist. */
struct suggestion {
    const char *word; /* NULL if none came close */
    int distance;
};

void suggest_consider(struct suggestion *s, const char *typed,
                      const char *word);

#endif

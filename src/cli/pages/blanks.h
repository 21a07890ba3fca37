/* Templates of assets/completions: what is the same for any options stands
 * there, and names in @s where the rest comes. */
#ifndef CHEQUER_BLANKS_H
#define CHEQUER_BLANKS_H

struct catalogue;
struct text;

struct blank {
    const char *name; /* NULL ends a list */
    void (*fill)(const struct catalogue *cat, struct text *out);
};

/* Appends the template with each @name@ filled in; each stands there once or
 * more. */
void blanks_fill(const char *template, const struct blank *blanks,
                 const struct catalogue *cat, struct text *out);

/* For them: the names of all commands, with " | " between them. */
void blank_commands(const struct catalogue *cat, struct text *out);

/* How a single quote is written within single quotes: zsh ends them and begins
 * others, fish has a backslash. */
enum blank_quote { BLANK_DOUBLED, BLANK_ESCAPED };

/* Words to stand within single quotes, with a backslash before each sign that
 * is one of `special`. And of a text only the first sentence, without its full
 * stop. */
void blank_words(const char *words, const char *special, enum blank_quote quote,
                 struct text *out);
void blank_sentence(const char *words, const char *special,
                    enum blank_quote quote, struct text *out);

#endif

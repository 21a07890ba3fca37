/*
 * The walk over arguments. getopt_long is not used because it takes any
 * unique beginning of a name: a script that relies on one breaks as soon as
 * another option is added.
 */
#include "cli/option.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "cli/suggest.h"

static const char *close_name(const struct option *table, const char *typed)
{
    struct suggestion best = { NULL, 0 };

    for (; table->name; table++)
        suggest_consider(&best, typed, table->name);
    return best.word;
}

/* `typed` with its dashes. */
static enum option_result unknown(const struct option_walk *walk,
                                  const char *typed, const char *close,
                                  struct error *err)
{
    struct text words;

    text_init(&words);
    if (close)
        text_addf(&words, "; did you mean '--%s'?", close);
    if (walk->help)
        text_addf(&words, close ? " Try '%s'" : "; '%s' lists all there are",
                  walk->help);
    error_set(err, "unknown option '%.40s'%s", typed, words.at);
    text_free(&words);
    return OPTION_WRONG;
}

static enum option_result unknown_name(const struct option_walk *walk,
                                       const char *typed, size_t len,
                                       struct error *err)
{
    char name[64];
    const char *close;

    snprintf(name, sizeof name, "--%.*s", (int)len, typed);
    close = close_name(walk->table, name + 2);
    if (!close && strncmp(name, "--no-", 5) == 0)
        close = close_name(walk->table, name + 5);
    return unknown(walk, name, close, err);
}

static bool names_it(const struct option *o, const char *typed, size_t len)
{
    return strlen(o->name) == len && strncmp(o->name, typed, len) == 0;
}

/* The option that `len` bytes name, with or without "no-" before it. */
static const struct option *find(const struct option *table, const char *typed,
                                 size_t len, bool *on)
{
    bool negated = len > 3 && strncmp(typed, "no-", 3) == 0;

    *on = true;
    for (const struct option *o = table; o->name; o++)
        if (names_it(o, typed, len))
            return o;
    *on = false;
    for (const struct option *o = table; o->name; o++)
        if (negated && o->negatable && names_it(o, typed + 3, len - 3))
            return o;
    return NULL;
}

/* The value that was not joined to its option: the next argument. */
static enum option_result take_value(struct option_walk *walk,
                                     struct argument *out, struct error *err)
{
    if (walk->at >= walk->argc) {
        error_set(err, "--%s needs a value: %s", out->option->name,
                  out->option->value);
        return OPTION_WRONG;
    }
    out->value = walk->argv[walk->at++];
    return OPTION_TAKEN;
}

static enum option_result take_long(struct option_walk *walk, const char *typed,
                                    struct argument *out, struct error *err)
{
    size_t len = strcspn(typed, "=");

    out->option = find(walk->table, typed, len, &out->on);
    if (!out->option)
        return unknown_name(walk, typed, len, err);
    if (!out->option->value && typed[len] == '=') {
        error_set(err, "--%.*s takes no value", (int)len, typed);
        return OPTION_WRONG;
    }
    if (!out->option->value)
        return OPTION_TAKEN;
    if (typed[len] != '=')
        return take_value(walk, out, err);
    out->value = typed + len + 1;
    return OPTION_TAKEN;
}

static enum option_result take_letter(struct option_walk *walk,
                                      struct argument *out, struct error *err)
{
    const struct option *o = walk->table;
    char letter = *walk->letters++;
    const char *rest = *walk->letters ? walk->letters : NULL;

    walk->letters = rest;
    while (o->name && o->letter != letter)
        o++;
    if (!o->name)
        return unknown(walk, (char[]){ '-', letter, '\0' }, NULL, err);
    out->option = o;
    if (!o->value)
        return OPTION_TAKEN;
    walk->letters = NULL;
    if (!rest)
        return take_value(walk, out, err);
    out->value = rest;
    return OPTION_TAKEN;
}

enum option_result option_next(struct option_walk *walk, struct argument *out,
                               struct error *err)
{
    const char *typed;

    *out = (struct argument){ NULL, NULL, true };
    if (walk->letters)
        return take_letter(walk, out, err);
    if (walk->at >= walk->argc)
        return OPTION_END;
    typed = walk->argv[walk->at++];
    if (!walk->ended && strcmp(typed, "--") == 0) {
        walk->ended = true;
        return option_next(walk, out, err);
    }
    if (walk->ended || typed[0] != '-' || typed[1] == '\0') {
        out->value = typed;
        return OPTION_TAKEN;
    }
    if (typed[1] == '-')
        return take_long(walk, typed + 2, out, err);
    walk->letters = typed + 1;
    return take_letter(walk, out, err);
}

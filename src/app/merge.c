/* Lines are compared one by one: each is a key and a value, where a run has
 * its puzzle as key, whether it is the current one or not. */
#include "app/merge.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"

struct line {
    const char *key, *value; /* into the text, at its line */
    size_t key_len, value_len;
    size_t len; /* of all of it, without the end of the line */
    bool run;
};

static bool starts(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

static struct line read_line(const char *at)
{
    struct line l = { .key = at, .len = strcspn(at, "\n") };
    const char *equals = memchr(at, '=', l.len);

    l.key_len = equals ? (size_t)(equals - at) : l.len;
    l.value = at + l.key_len + (equals != NULL);
    l.run = starts(at, "run=") || starts(at, "current=");
    if (l.run) {
        l.key = l.value;
        l.key_len = strcspn(l.value, " \n");
    }
    l.value_len = (size_t)(at + l.len - l.value);
    return l;
}

/* The line after, or the end of the text. */
static const char *after(const char *at)
{
    at += strcspn(at, "\n");
    return *at == '\n' ? at + 1 : at;
}

static bool same(const char *a, size_t a_len, const char *b, size_t b_len)
{
    return a_len == b_len && memcmp(a, b, a_len) == 0;
}

/* The line of the same key. */
static bool find(const char *text, const struct line *like, struct line *out)
{
    for (const char *at = text; *at != '\0'; at = after(at)) {
        *out = read_line(at);
        if (out->run == like->run &&
            same(out->key, out->key_len, like->key, like->key_len))
            return true;
    }
    return false;
}

/* Whatever comes before our value stays: "theme=", or "current=". */
static void add_line(struct text *out, const char *at, const struct line *ours,
                     const struct line *value)
{
    text_add_bytes(out, at, (size_t)(ours->value - at));
    text_add_bytes(out, value->value, value->value_len);
    text_add(out, "\n");
}

static void add_ours(const char *at, const char *base, const char *theirs,
                     struct text *out)
{
    struct line ours = read_line(at), old, other;
    bool unchanged = find(base, &ours, &old) &&
                     same(ours.value, ours.value_len, old.value, old.value_len);

    if (unchanged && find(theirs, &ours, &other))
        add_line(out, at, &ours, &other);
    else
        add_line(out, at, &ours, &ours);
}

/* What we never heard of: the first run of a puzzle, in the other window. */
static void add_new(const char *at, const char *base, const char *ours,
                    struct text *out)
{
    struct line theirs = read_line(at), any;

    if (find(ours, &theirs, &any) || find(base, &theirs, &any))
        return;
    if (theirs.run) {
        text_add(out, "run=");
        text_add_bytes(out, theirs.value, theirs.value_len);
    } else {
        text_add_bytes(out, at, theirs.len);
    }
    text_add(out, "\n");
}

void merge_settings(const char *base, const char *ours, const char *theirs,
                    struct text *out)
{
    for (const char *at = ours; *at != '\0'; at = after(at))
        add_ours(at, base, theirs, out);
    for (const char *at = theirs; *at != '\0'; at = after(at))
        add_new(at, base, ours, out);
}

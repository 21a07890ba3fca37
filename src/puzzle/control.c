/* Settings in and out of their text forms, with every range checked here. */
#include "puzzle/control.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/parse.h"
#include "base/text.h"
#include "base/utf8.h"
#include "chess/square.h"

enum { WORD_MAX = 2000 }; /* longest CONTROL_TEXT */

int control_find(const struct control *table, const char *key)
{
    for (int i = 0; table[i].key; i++)
        if (strcmp(table[i].key, key) == 0)
            return i;
    return -1;
}

static void add_names(struct text *out, const char *const *names,
                      const char *last)
{
    for (int i = 0; names[i]; i++)
        text_addf(out, "%s%s", !i ? "" : names[i + 1] ? ", " : last, names[i]);
}

/* How many there are, if they are the numbers from 1 on; else 0. */
static int count_up(const char *const *names)
{
    int n = 0;

    for (; names[n]; n++)
        if (atoi(names[n]) != n + 1)
            return 0;
    return n;
}

void control_allowed(const struct control *c, struct text *out)
{
    switch (c->kind) {
    case CONTROL_RANGE:
        if (c->max == INT_MAX)
            text_addf(out, "%d or more", c->min);
        else
            text_addf(out, "%d to %d", c->min, c->max);
        text_add(out, c->optional ? ", or none" : "");
        break;
    case CONTROL_SIZE:
        text_addf(out, "FILES or FILESxRANKS, each %d to %d", c->min, c->max);
        break;
    case CONTROL_CHOICE:
        if (count_up(c->names) > 2)
            text_addf(out, "1 to %d", count_up(c->names));
        else
            add_names(out, c->names, " or ");
        break;
    case CONTROL_SET:
        text_addf(out, "%d to %d different ones of ", c->min, c->max);
        add_names(out, c->names, " and ");
        text_add(out, ", with commas between them");
        break;
    case CONTROL_SWITCH: text_add(out, "on or off"); break;
    case CONTROL_SQUARE:
        text_add(out, c->optional ? "a square such as f6, or none"
                                  : "a square such as f6");
        break;
    case CONTROL_SQUARES:
        text_add(out, c->moves    ? "squares and moves with commas between "
                                    "them, such as a1,a1-b2"
                      : c->blocks ? "squares and blocks with commas between "
                                    "them, such as a1,h8,c3-f6"
                                  : "squares with commas between them, such "
                                    "as a1,h8");
        if (c->names) { /* the first is none of them */
            text_add(out, "; or one of ");
            add_names(out, c->names + 1, " and ");
        }
        break;
    case CONTROL_TEXT:
        if (c->names)
            add_names(out, c->names, ", ");
        break;
    case CONTROL_ACTION: break;
    }
}

struct control control_beside(const struct control *c,
                              const struct params *params)
{
    struct control now = *c;
    int last = c->last ? c->last(params) : 0;

    if (last)
        now.max = last;
    return now;
}

static bool parse_range(const struct control *c, const char *text,
                        struct setting *out)
{
    if (c->optional && strcmp(text, "none") == 0) {
        out->number = c->min - 1;
        return true;
    }
    return parse_int(text, c->min, c->max, &out->number);
}

/* The x of 6x8, by whatever sign, and its length in bytes; NULL: none. */
static const char *find_times(const char *text, size_t *len)
{
    static const char *const signs[] = { "x", "X", "\xC3\x97" };
    const char *at = NULL;

    for (size_t i = 0; i < sizeof signs / sizeof *signs && !at; i++) {
        at = strstr(text, signs[i]);
        *len = strlen(signs[i]);
    }
    return at;
}

static bool parse_size(const struct control *c, const char *text,
                       struct setting *out)
{
    size_t len;
    const char *x = find_times(text, &len);
    char files[8];

    if (!x)
        return parse_int(text, c->min, c->max, &out->number) &&
               (out->second = out->number, true);
    if (x - text >= (long)sizeof files)
        return false;
    memcpy(files, text, (size_t)(x - text));
    files[x - text] = '\0';
    return parse_int(files, c->min, c->max, &out->number) &&
           parse_int(x + len, c->min, c->max, &out->second);
}

static bool parse_name(const char *const *names, const char *text, int *out)
{
    for (int i = 0; names[i]; i++)
        if (strcmp(names[i], text) == 0)
            return *out = i, true;
    return false;
}

static bool parse_square(const struct control *c, const char *text,
                         struct setting *out)
{
    if (c->optional && strcmp(text, "none") == 0) {
        out->number = out->second = -1;
        return true;
    }
    return square_parse(text, &out->number, &out->second);
}

/* As names of squares are written, whoever typed them. */
static char *in_small_letters(const char *text)
{
    char *small = xstrdup(text);

    for (char *at = small; *at; at++)
        if (*at >= 'A' && *at <= 'Z')
            *at = (char)(*at - 'A' + 'a');
    return small;
}

static bool is_square(const char *word, size_t len)
{
    int file, rank;

    return len <= SQUARE_NAME_MAX &&
           square_parse_n(word, (int)len, &file, &rank);
}

static bool is_pair(const char *word, size_t len)
{
    size_t dash = strcspn(word, "-,");

    return dash < len && is_square(word, dash) &&
           is_square(word + dash + 1, len - dash - 1);
}

/* Only the spelling: which squares there are depends on the board. */
static bool parse_squares(const struct control *c, const char *text,
                          struct setting *out)
{
    const char *at = text;
    int which;

    if (!*c->initial && strcmp(text, "none") == 0) {
        out->text = xstrdup(c->initial);
        return true;
    }
    if (c->names && parse_name(c->names, text, &which)) {
        out->text = xstrdup(text);
        return true;
    }
    while (*at) {
        size_t len = strcspn(at, ",");

        if (!is_square(at, len) &&
            !((c->moves || c->blocks) && is_pair(at, len)))
            return false;
        at += len;
        if (*at == ',' && !*++at)
            return false;
    }
    out->text = in_small_letters(text);
    return true;
}

/* The index of the first `len` letters of `text` in `names`, or -1. */
static int find_name(const char *const *names, const char *text, size_t len)
{
    for (int i = 0; names[i]; i++)
        if (strlen(names[i]) == len && memcmp(names[i], text, len) == 0)
            return i;
    return -1;
}

/* The names of a list with commas, at most `most`; -1 if one is unknown or
 * there twice, or there are more. */
static int list_members(const struct control *c, const char *list, int *out,
                        int most)
{
    int n = 0;

    for (;; list++) {
        size_t len = strcspn(list, ",");
        int name = find_name(c->names, list, len);

        for (int i = 0; i < n; i++)
            if (out[i] == name)
                return -1;
        if (name < 0 || n == most)
            return -1;
        out[n++] = name;
        list += len;
        if (!*list)
            return n;
    }
}

static bool parse_set(const struct control *c, const char *text,
                      struct setting *out)
{
    int members[CONTROL_SET_MAX];
    int n = list_members(c, text, members, c->max);

    if (n < c->min)
        return false;
    out->text = xstrdup(text);
    return true;
}

int control_members(const struct control *c, const struct setting *s, int *out)
{
    return list_members(c, s->text, out, c->max);
}

bool control_has(const struct control *c, const struct setting *s, int name)
{
    int members[CONTROL_SET_MAX];
    int n = control_members(c, s, members);

    while (n > 0 && members[n - 1] != name)
        n--;
    return n > 0;
}

char *control_toggled(const struct control *c, const struct setting *s,
                      int name)
{
    int members[CONTROL_SET_MAX];
    int n = control_members(c, s, members);
    bool had = control_has(c, s, name);
    struct text list;

    text_init(&list);
    for (int i = 0; i < n; i++)
        if (members[i] != name)
            text_addf(&list, "%s%s", list.len ? "," : "", c->names[members[i]]);
    if (!had)
        text_addf(&list, "%s%s", list.len ? "," : "", c->names[name]);
    return list.at;
}

/* One word without spaces, so that it can stand in a run's text form. */
static bool parse_word(const struct control *c, const char *text,
                       struct setting *out)
{
    size_t len = strlen(text);

    if (len == 0 || len > WORD_MAX ||
        strpbrk(text, c->space ? "\t\r\n" : " \t\r\n"))
        return false;
    out->text = xstrdup(text);
    for (char *at = out->text; (at = strchr(at, ' ')); at++)
        *at = c->space;
    return true;
}

static bool parse_setting(const struct control *c, const char *text,
                          struct setting *out)
{
    static const char *const truths[] = { "off", "on", NULL };

    switch (c->kind) {
    case CONTROL_RANGE: return parse_range(c, text, out);
    case CONTROL_SIZE: return parse_size(c, text, out);
    case CONTROL_CHOICE: return parse_name(c->names, text, &out->number);
    case CONTROL_SET: return parse_set(c, text, out);
    case CONTROL_SWITCH: return parse_name(truths, text, &out->number);
    case CONTROL_SQUARE: return parse_square(c, text, out);
    case CONTROL_SQUARES: return parse_squares(c, text, out);
    case CONTROL_TEXT: return parse_word(c, text, out);
    case CONTROL_ACTION: return false;
    }
    return false;
}

/* Of a word that is too long the rest may be right. */
static bool refuse_setting(const struct control *told, const char *text,
                           struct error *err)
{
    struct text allowed;

    if (told->kind == CONTROL_TEXT && strlen(text) > WORD_MAX)
        return error_set(err, "%s '%.40s': want at most %d bytes, not %zu",
                         told->key, text, WORD_MAX, strlen(text));
    text_init(&allowed);
    control_allowed(told, &allowed);
    error_set(err, "%s '%.40s': want %s", told->key, text,
              allowed.len ? allowed.at : "one word");
    text_free(&allowed);
    return false;
}

bool params_set(struct params *p, const struct control *table, int index,
                const char *text, struct error *err)
{
    const struct control *c = &table[index];
    struct setting fresh = { 0 };
    struct control told;

    if (c->kind == CONTROL_TEXT && !utf8_printable(text))
        return error_set(err, "%s: want plain text in UTF-8", c->key);
    if (parse_setting(c, text, &fresh)) {
        free(p->at[index].text);
        p->at[index] = fresh;
        return true;
    }
    free(fresh.text);
    told = control_beside(c, p);
    return refuse_setting(&told, text, err);
}

void params_format(const struct params *p, const struct control *table,
                   int index, struct text *out)
{
    const struct control *c = &table[index];
    const struct setting *s = &p->at[index];

    switch (c->kind) {
    case CONTROL_RANGE:
        if (s->number < c->min)
            text_add(out, "none");
        else
            text_addf(out, "%d", s->number);
        break;
    case CONTROL_SIZE: text_addf(out, "%dx%d", s->number, s->second); break;
    case CONTROL_CHOICE: text_add(out, c->names[s->number]); break;
    case CONTROL_SWITCH: text_add(out, s->number ? "on" : "off"); break;
    case CONTROL_SQUARE:
        if (s->number < 0) {
            text_add(out, "none");
            break;
        }
        text_add(out, square_name(s->number, s->second).at);
        break;
    case CONTROL_SET:
    case CONTROL_SQUARES:
    case CONTROL_TEXT: text_add(out, s->text); break;
    case CONTROL_ACTION: break;
    }
}

bool params_same(const struct control *table, int index, const struct params *a,
                 const struct params *b)
{
    struct text left, right;
    bool same;

    text_init(&left);
    text_init(&right);
    params_format(a, table, index, &left);
    params_format(b, table, index, &right);
    same = strcmp(left.at, right.at) == 0;
    text_free(&left);
    text_free(&right);
    return same;
}

void params_words(const struct params *p, const struct control *table,
                  int index, struct text *out)
{
    size_t from = out->len;
    char space = table[index].space;

    params_format(p, table, index, out);
    for (; space && from < out->len; from++)
        if (out->at[from] == space)
            out->at[from] = ' ';
}

bool params_unsaid(const struct params *p, const struct control *table,
                   int index)
{
    const struct control *c = &table[index];
    struct text value;
    bool unsaid;

    if (c->kind == CONTROL_ACTION)
        return true;
    text_init(&value);
    params_format(p, table, index, &value);
    unsaid = !*value.at ||
             (c->kind == CONTROL_SQUARE && p->at[index].number < 0) ||
             ((c->live || c->quiet || c->kind == CONTROL_SWITCH) &&
              strcmp(value.at, c->initial) == 0);
    text_free(&value);
    return unsaid;
}

void params_init(struct params *p, const struct control *table)
{
    struct error err;

    memset(p, 0, sizeof *p);
    p->seed = 1;
    for (int i = 0; table[i].key; i++)
        if (table[i].kind != CONTROL_ACTION)
            params_set(p, table, i, table[i].initial, &err);
}

void params_copy(struct params *to, const struct params *from)
{
    *to = *from;
    for (int i = 0; i < CONTROLS_MAX; i++)
        if (to->at[i].text)
            to->at[i].text = xstrdup(to->at[i].text);
    if (to->marks)
        to->marks = xstrdup(to->marks);
}

void params_assign(struct params *to, const struct params *from)
{
    struct params fresh;

    params_copy(&fresh, from);
    params_free(to);
    *to = fresh;
}

void params_free(struct params *p)
{
    for (int i = 0; i < CONTROLS_MAX; i++) {
        free(p->at[i].text);
        p->at[i].text = NULL;
    }
    free(p->marks);
    p->marks = NULL;
}

/* Values from the tables of controls and formats. */
#include "cli/pages/values.h"

#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "cli/options.h"
#include "cli/request.h"
#include "export/formats.h"
#include "puzzle/puzzle.h"

void values_add(struct values *v, const char *name, const char *title)
{
    v->at = grow(v->at, v->n, &v->cap, sizeof *v->at);
    v->at[v->n++] = (struct value){ name, title };
}

/* Words with spaces are about a value, such as "words of your own". */
static void add_names(struct values *v, const char *const *names,
                      const char *const *titles)
{
    for (int i = 0; names && names[i]; i++)
        if (*names[i] && !strchr(names[i], ' '))
            values_add(v, names[i], titles ? titles[i] : NULL);
}

static void add_formats(struct values *v, uint32_t which)
{
    for (int i = 0; i < FORMATS; i++)
        if (which >> i & 1)
            values_add(v, formats[i].name, formats[i].title);
}

static uint32_t showing_formats(void)
{
    uint32_t which = 0;

    for (int i = 0; i < FORMATS; i++)
        if (format_shows(&formats[i]))
            which |= UINT32_C(1) << i;
    return which;
}

static void add_control(struct values *v, const struct control *c)
{
    add_names(v, c->names, c->titles);
    if (c->optional)
        values_add(v, "none", NULL);
    v->list = c->kind == CONTROL_SET;
}

static void add_common(struct values *v, const struct puzzle_class *cls, int id)
{
    switch (id) {
    case COMMON_FORMAT: add_formats(v, request_formats(cls)); break;
    case COMMON_PICTURES: add_formats(v, showing_formats()); break;
    case COMMON_ASPECT:
        for (int i = 0; i < ASPECTS; i++)
            values_add(v, aspect_names[i], NULL);
        break;
    default: break;
    }
}

/* The holes of a board, and squares that others wrote down. */
static bool is_shaped(const struct puzzle_class *cls, const struct control *c)
{
    return c->blocks || (cls && cls->take && c->kind == CONTROL_SQUARES);
}

void values_init(struct values *out, const struct puzzle_class *cls,
                 const struct option *o)
{
    const struct control *c = o->value ? request_control(cls, o) : NULL;

    *out = (struct values){ .at = NULL };
    if (!o->value)
        return;
    if (c) {
        add_control(out, c);
        out->shaped = is_shaped(cls, c);
    } else {
        add_common(out, cls, o->id);
        out->file = strcmp(o->value, "FILE") == 0;
    }
}

void values_free(struct values *v)
{
    free(v->at);
}

bool values_same(const struct values *a, const struct values *b)
{
    if (a->n != b->n || a->list != b->list || a->file != b->file ||
        a->shaped != b->shaped)
        return false;
    for (size_t i = 0; i < a->n; i++)
        if (strcmp(a->at[i].name, b->at[i].name) != 0)
            return false;
    return true;
}

bool values_known(const struct values *v)
{
    return v->n || v->file || v->shaped;
}

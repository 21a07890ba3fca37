/*
 * The values that shells complete, against those who take them: whatever is
 * offered by name is accepted.
 */
#include <greatest.h>

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "cli/pages/catalogue.h"
#include "cli/pages/values.h"
#include "cli/request.h"
#include "export/formats.h"
#include "modules/list.h"
#include "puzzle/puzzle.h"

static bool accepts_control(const struct control *table, int index,
                            const char *value)
{
    struct params params;
    struct error err;
    bool ok;

    params_init(&params, table);
    ok = params_set(&params, table, index, value, &err);
    params_free(&params);
    return ok;
}

static bool accepts(const struct puzzle_class *cls, const struct option *o,
                    const char *value)
{
    switch (request_topic(o)) {
    case TOPIC_PUZZLE:
    case TOPIC_QUESTION:
        return accepts_control(cls->controls,
                               control_find(cls->controls, o->name), value);
    case TOPIC_STYLE:
        return accepts_control(style_controls, o->id - OPTION_STYLE, value);
    case TOPIC_SHEET:
        return accepts_control(sheet_controls, o->id - OPTION_SHEET, value);
    case TOPIC_FILM:
        return accepts_control(film_controls, o->id - OPTION_FILM, value);
    case TOPIC_OUTPUT: return format_find(value) != NULL;
    case TOPIC_RUN: break;
    }
    return false;
}

/* Of a list all, since one may be too few; but no more than there may be. */
static bool accepts_list(const struct puzzle_class *cls, const struct option *o,
                         const struct values *v)
{
    struct text list;
    bool ok;

    text_init(&list);
    text_addf(&list, "%s,%s", v->at[0].name, v->at[v->n - 1].name);
    ok = accepts(cls, o, list.at);
    text_free(&list);
    return ok;
}

TEST every_value_that_is_offered_is_accepted(void)
{
    struct option table[REQUEST_OPTIONS];
    int offered = 0;

    for (int i = 0; puzzle_classes[i]; i++) {
        request_options(puzzle_classes[i], table);
        for (const struct option *o = table; o->name; o++) {
            struct values v;

            values_init(&v, puzzle_classes[i], o);
            ASSERTm(o->name, o->value || !values_known(&v));
            if (v.list)
                ASSERTm(o->name, accepts_list(puzzle_classes[i], o, &v));
            for (size_t k = 0; k < v.n && !v.list; k++, offered++)
                ASSERTm(v.at[k].name,
                        accepts(puzzle_classes[i], o, v.at[k].name));
            values_free(&v);
        }
    }
    ASSERT(offered > 500);
    PASS();
}

TEST every_choice_is_offered(void)
{
    struct option table[REQUEST_OPTIONS];

    for (int i = 0; puzzle_classes[i]; i++) {
        const struct control *controls = puzzle_classes[i]->controls;

        request_options(puzzle_classes[i], table);
        for (const struct option *o = table; o->name; o++) {
            int own = control_find(controls, o->name);
            size_t names = 0;
            struct values v;

            if (own < 0 || controls[own].kind != CONTROL_CHOICE)
                continue;
            while (controls[own].names[names])
                names++;
            values_init(&v, puzzle_classes[i], o);
            ASSERT_EQm(o->name, names, v.n);
            values_free(&v);
        }
    }
    PASS();
}

static const struct item *find_item(const struct catalogue *cat,
                                    const char *command, const char *name)
{
    for (int i = 0; i < cat->n; i++)
        for (int k = 0; k < cat->entries[i].n; k++) {
            const struct item *item = &cat->items[cat->entries[i].items[k]];

            if (strcmp(cat->entries[i].name, command) == 0 &&
                strcmp(item->option.name, name) == 0)
                return item;
        }
    return NULL;
}

/* What differs only in its puzzle's words is not told for all. */
TEST options_that_read_alike_are_one(void)
{
    struct catalogue *cat = catalogue_create();

    ASSERT_EQ(find_item(cat, "tour", "px"), find_item(cat, "queens", "px"));
    ASSERT(catalogue_is_common(cat, find_item(cat, "tour", "px")));
    ASSERT(find_item(cat, "tour", "size") != find_item(cat, "queens", "size"));
    ASSERT_FALSE(catalogue_is_common(cat, find_item(cat, "tour", "size")));
    ASSERT(find_item(cat, "lesson", "format") !=
           find_item(cat, "tour", "format"));
    ASSERT_FALSE(catalogue_is_common(cat, find_item(cat, "tour", "format")));
    ASSERT_EQ(NULL, find_item(cat, "queens", "trail"));
    catalogue_destroy(cat);
    PASS();
}

SUITE(values)
{
    RUN_TEST(every_value_that_is_offered_is_accepted);
    RUN_TEST(every_choice_is_offered);
    RUN_TEST(options_that_read_alike_are_one);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(values);
    GREATEST_MAIN_END();
}

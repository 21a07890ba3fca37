/*
 * Runs put together from the control tables: of each control one of its names,
 * its least or greatest value, or a number. Far more of these go together than
 * of lines that are only thought up; those of small boards are begun, too.
 */
#include "base/error.h"
#include "base/text.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "scene/scene.h"
#include "session/run.h"
#include "session/session.h"

enum { SIDE = 16, FRAMES = 8, WORK = 64 };

struct bytes {
    const uint8_t *at, *end;
};

static int take(struct bytes *b)
{
    return b->at < b->end ? *b->at++ : 0;
}

static int any_number(const struct control *c, struct bytes *b)
{
    switch (take(b) % 4) {
    case 0: return c->min;
    case 1: return c->max;
    default: return take(b);
    }
}

static void add_square(struct text *line, struct bytes *b)
{
    int where = take(b);

    text_addf(line, "%c%d", 'a' + where % 16, 1 + where / 16);
}

static void add_squares(const struct control *c, struct text *line,
                        struct bytes *b)
{
    for (int n = take(b) % 8; n >= 0; n--) {
        add_square(line, b);
        if ((c->moves || c->blocks) && take(b) % 2) {
            text_add(line, "-");
            add_square(line, b);
        }
        text_add(line, n ? "," : "");
    }
}

static bool add_name(const struct control *c, struct text *line,
                     struct bytes *b)
{
    int n = 0;

    while (c->names && c->names[n])
        n++;
    if (n == 0 || take(b) % 4 == 0)
        return false;
    text_add(line, c->names[take(b) % n]);
    return true;
}

static void add_value(const struct control *c, struct text *line,
                      struct bytes *b)
{
    if (add_name(c, line, b))
        return;
    switch (c->kind) {
    case CONTROL_RANGE: text_addf(line, "%d", any_number(c, b)); break;
    case CONTROL_SIZE:
        text_addf(line, "%dx", any_number(c, b));
        text_addf(line, "%d", any_number(c, b));
        break;
    case CONTROL_SWITCH: text_add(line, "on"); break;
    case CONTROL_SQUARE: add_square(line, b); break;
    case CONTROL_SQUARES: add_squares(c, line, b); break;
    case CONTROL_TEXT:
        text_addf(line, "%d,%d", take(b) % 10, take(b) % 10);
        text_add(line, take(b) % 2 ? "*" : "");
        break;
    case CONTROL_CHOICE:
    case CONTROL_SET:
    case CONTROL_ACTION: break;
    }
}

static void make_line(struct text *line, struct bytes *b)
{
    const struct control *table;
    int puzzles = 0, controls = 0;

    while (puzzle_classes[puzzles])
        puzzles++;
    puzzles = take(b) % puzzles;
    table = puzzle_classes[puzzles]->controls;
    while (table[controls].key)
        controls++;
    text_add(line, puzzle_classes[puzzles]->name);
    while (controls > 0 && b->at < b->end) {
        const struct control *c = &table[take(b) % controls];

        text_addf(line, " %s=", c->key);
        add_value(c, line, b);
    }
}

static void begin(const struct run *run)
{
    struct error err;
    struct session *ss = session_open(run->cls, &run->params, &err);
    struct scene sc;

    if (!ss)
        return;
    for (int i = 0; i < FRAMES; i++) {
        session_advance(ss, WORK, 16);
        scene_init(&sc);
        session_draw(ss, &sc);
        scene_free(&sc);
    }
    session_tell(ss);
    session_facts(ss);
    session_describe(ss);
    session_close(ss);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes b = { data, data + size };
    struct text line;
    struct error err;
    struct run run;

    text_init(&line);
    make_line(&line, &b);
    if (run_parse(&run, puzzle_classes, line.at, &err)) {
        if (run.plan.files <= SIDE && run.plan.ranks <= SIDE)
            begin(&run);
        run_free(&run);
    }
    text_free(&line);
    return 0;
}

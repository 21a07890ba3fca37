/*
 * A window without a window: a run's line, then one thing done after the other
 * as the bytes behind it say: clicks, keys, seeks, settings, other sizes of the
 * room. Whatever was done, the run tells itself in a line that is accepted.
 */
#include "base/error.h"
#include "fuzz/fuzz.h"
#include "modules/list.h"
#include "scene/scene.h"
#include "session/quiz.h"
#include "session/run.h"
#include "session/session.h"

enum { SIDE = 16, DEEDS = 60, FRAME = 64, VALUE = 24 };

struct bytes {
    const uint8_t *at, *end;
};

static int take(struct bytes *b)
{
    return b->at < b->end ? *b->at++ : 0;
}

static int any_square(struct session *ss, struct bytes *b)
{
    int files, ranks;

    session_size(ss, &files, &ranks);
    return (take(b) | take(b) << 8) % (files * ranks + 1) - 1;
}

/* The n-th control from there on that is a button; -1 if there is none. */
static int any_button(const struct session *ss, int n)
{
    const struct control *table = session_class(ss)->controls;
    int found = -1;

    for (int i = 0; table[i].key; i++)
        if (table[i].kind == CONTROL_ACTION && (found < 0 || n-- > 0))
            found = i;
    return found;
}

static void use_pointer(struct session *ss, struct bytes *b)
{
    struct input in = { .kind = (enum input_kind)(take(b) % 3),
                        .square = any_square(ss, b),
                        .button = 1 + take(b) % 2,
                        .tool = (enum tool)(take(b) % TOOLS) };
    struct error err;

    in.at = (struct vec){ (float)take(b) / 8 - 1, (float)take(b) / 8 - 1 };
    if (in.kind == INPUT_PRESS && take(b) % 2)
        in.square = session_square_at(ss, in.at);
    session_hover(ss, in.square, in.at);
    session_input(ss, &in, &err);
}

static void press_button(struct session *ss, struct bytes *b)
{
    struct input in = { .kind = INPUT_ACTION,
                        .square = -1,
                        .control = any_button(ss, take(b) % 8) };
    struct error err;

    if (in.control >= 0)
        session_input(ss, &in, &err);
}

/* A name of the table, or the bytes themselves. */
static void set_control(struct session *ss, struct bytes *b)
{
    const struct control *table = session_class(ss)->controls;
    char typed[VALUE] = "";
    const char *value = typed;
    struct error err;
    int n = 0, which;

    while (table[n].key)
        n++;
    which = take(b) % n;
    for (int i = 0; i < VALUE - 1 && b->at<b->end && * b->at> ' '; i++)
        typed[i] = (char)take(b);
    if (table[which].kind == CONTROL_ACTION)
        return;
    if (!typed[0] && table[which].names) {
        for (n = 0; table[which].names[n];)
            n++;
        value = table[which].names[take(b) % n];
    }
    if (table[which].kind != CONTROL_SIZE || strlen(value) < 3)
        session_set(ss, which, value, take(b) % 2, &err);
}

static void draw_mark(struct session *ss, struct bytes *b)
{
    struct sketch sketch = { .on = true,
                             .from = any_square(ss, b),
                             .to = any_square(ss, b),
                             .colour = (enum mark_colour)(take(b) %
                                                          MARK_COLOURS) };
    struct error err;

    if (!session_can_mark(ss) || sketch.from < 0 || sketch.to < 0)
        return;
    session_sketch(ss, sketch);
    session_mark(ss, sketch, &err);
    session_sketch(ss, (struct sketch){ .on = false });
}

/* The room becomes another one, and what is drawn in it. */
static void look_otherwise(struct session *ss, struct bytes *b)
{
    struct look look = *session_look(ss);
    int bits = take(b);

    look.shape = (float)take(b) / 64;
    look.coordinates = bits & 1;
    look.numbers = bits & 2;
    look.flipped = bits & 4;
    look.frame = bits & 8;
    look.neighbours = bits & 16;
    look.trail = (enum trail)(take(b) % TRAIL_COUNT);
    session_set_look(ss, &look);
}

static void play(struct session *ss, struct bytes *b)
{
    session_speed(ss, (float)take(b));
    session_set_glide(ss, take(b));
    session_play(ss, take(b) % 2);
}

static void ask(struct session *ss, struct bytes *b)
{
    if (!quiz_is_possible(ss))
        return;
    if (take(b) % 2)
        quiz_set(ss, (enum quiz_about)(take(b) % QUIZ_ABOUTS));
    else
        quiz_guess(ss, any_square(ss, b));
}

static void draw(struct session *ss)
{
    struct scene sc;

    scene_init(&sc);
    session_draw(ss, &sc);
    scene_free(&sc);
    session_tell(ss);
    session_notation(ss);
    session_shown_facts(ss);
}

static void do_rarely(struct session *ss, struct bytes *b)
{
    struct error err;

    switch (take(b) % 8) {
    case 0: session_more(ss); break;
    case 1: session_chase(ss); break;
    case 2: session_rewind(ss); break;
    case 3: session_begin_afresh(ss); break;
    case 4: session_shuffle(ss, (uint64_t)take(b), &err); break;
    case 5: session_clear_marks(ss); break;
    case 6: session_join(ss, (size_t)take(b)); break;
    default: session_seek_flag(ss, take(b), take(b) % 2 ? 1 : -1); break;
    }
}

static void do_something(struct session *ss, struct bytes *b)
{
    switch (take(b) % 16) {
    case 0: session_seek(ss, (size_t)take(b)); break;
    case 1: session_step(ss, take(b) - 128); break;
    case 2: session_undo(ss); break;
    case 3: session_redo(ss); break;
    case 4: session_turn(ss, take(b)); break;
    case 5: set_control(ss, b); break;
    case 6: press_button(ss, b); break;
    case 7: draw_mark(ss, b); break;
    case 8: look_otherwise(ss, b); break;
    case 9: play(ss, b); break;
    case 10: ask(ss, b); break;
    case 11: do_rarely(ss, b); break;
    case 12: draw(ss); break;
    case 13: session_advance(ss, FRAME, take(b)); break;
    default: use_pointer(ss, b); break;
    }
}

static void check(struct session *ss)
{
    struct error err;
    struct run run;

    fuzz_claim(run_parse(&run, puzzle_classes, session_describe(ss), &err));
    run_free(&run);
}

static void live(const struct run *run, struct bytes b)
{
    struct error err;
    struct session *ss = session_open(run->cls, &run->params, &err);

    if (!ss)
        return;
    for (int i = 0; i < DEEDS && b.at < b.end; i++) {
        do_something(ss, &b);
        session_advance(ss, FRAME, 16);
    }
    draw(ss);
    check(ss);
    session_close(ss);
}

/* Large boards have their own tests: here it is many deeds that count. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *words = fuzz_words(data, size), *end = strchr(words, '\n');
    size_t first = end ? (size_t)(end - words) + 1 : 0;
    struct error err;
    struct run run;

    if (end) {
        *end = '\0';
        if (run_parse(&run, puzzle_classes, words, &err)) {
            if (run.plan.files <= SIDE && run.plan.ranks <= SIDE)
                live(&run, (struct bytes){ data + first, data + size });
            run_free(&run);
        }
    }
    free(words);
    return 0;
}

/* A slide on areas of many shapes: nothing lies on anything else, all of it is
 * there, and as large as can be. */
#include <greatest.h>

#include <math.h>

#include "export/slides/project.h"
#include "export/slides/typeset.h"
#include "support/run.h"

static struct show show;
static struct error err;

static const char script[] =
    "title T\n"
    "slide Words alone\n"
    "caption A knight is to visit every square of the board, each once.\n"
    "item One.\nitem Two, which goes on and on until a line is full.\n"
    "slide One board, with a label\nrun tour size=5x7\nlabel Five by seven\n"
    "caption Beside it are words, and a few more of them.\n"
    "slide Two boards\nrun tour size=5x5\nlabel Left\nrun tour size=9x4\n"
    "label Right\ncaption Below them are words.\n"
    "slide Two boards without labels\nrun tour size=5x5\nrun tour\n";

static bool inside(struct box in, struct box b)
{
    return b.x >= in.x - 1 && b.y >= in.y - 1 && b.x + b.w <= in.x + in.w + 1 &&
           b.y + b.h <= in.y + in.h + 1;
}

static bool apart(struct box a, struct box b)
{
    return a.w <= 0 || a.h <= 0 || b.w <= 0 || b.h <= 0 ||
           a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 ||
           a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
}

static float height_of(const char *words, enum face face, float em, float w)
{
    struct typeset t = { words, face, ANCHOR_LEFT, INK_TEXT, em, w };
    return typeset_height(&t);
}

/* NULL, or what is wrong with it. */
static const char *fault_of(const struct projection *p, struct box area)
{
    struct slide_lay l = projection_lay(p, area, area.h * 0.08f, area.h);
    struct box all[] = { l.head,      l.heading,   l.caption,  l.boards[0],
                         l.boards[1], l.labels[0], l.labels[1] };

    for (int i = 0; i < 7; i++) {
        if (all[i].w > 0 && all[i].h > 0 && !inside(area, all[i]))
            return "something lies outside";
        for (int j = 0; j < i; j++)
            if (!apart(all[i], all[j]) && !(i >= 5 && j >= 3))
                return "things lie on each other";
    }
    if (l.labels[0].y != l.labels[1].y && p->labels[1].len > 0)
        return "labels are not side by side";
    for (int i = 0; i < p->slide->n; i++)
        if (fminf(l.boards[i].w, l.boards[i].h) < area.h * 0.3f)
            return "a board is small";
    if (height_of(p->caption.at, FACE_SANS, l.em, l.caption.w) >
        l.caption.h + 1)
        return "words are cut off";
    return l.em < area.h / 40 ? "words are small" : NULL;
}

TEST a_slide_fits_into_any_shape(void)
{
    for (size_t i = 0; i < show.n; i++) {
        const struct slide *slide = &show.slides[i];
        struct session *runs[SLIDE_RUNS] = { NULL };
        struct projection p;
        for (int run = 0; run < slide->n; run++)
            runs[run] = open_run(slide->runs[run].line);
        projection_init(&p, slide, runs);
        for (int w = 800; w <= 3840; w += 95)
            for (int h = 600; h <= 2160; h += 65) {
                struct box area = { 7, 5, (float)w, (float)h };
                const char *fault = w >= h ? fault_of(&p, area) : NULL;
                ASSERT_EQm(fault, NULL, fault);
            }
        projection_free(&p);
        for (int run = 0; run < slide->n; run++)
            session_close(runs[run]);
    }
    PASS();
}

/* A flat board has its label close below it, not at the end of its room. */
TEST labels_are_close_to_their_boards(void)
{
    struct box area = { 0, 0, 1280, 720 };
    struct session *runs[2] = { open_run("tour size=9x4"),
                                open_run("tour size=9x3") };
    struct slide_lay lay;
    struct projection p;
    struct vec extent = session_extent(runs[0]);
    float high, bottom;
    projection_init(&p, &show.slides[2], runs);
    lay = projection_lay(&p, area, 60, 720);
    high = extent.y * floorf(lay.boards[0].w / extent.x);
    bottom = lay.boards[0].y + (lay.boards[0].h + high) / 2;
    ASSERT(lay.boards[0].h > high + 50);
    ASSERT_IN_RANGE(bottom, lay.labels[0].y, 3);
    ASSERT_EQ((int)lay.labels[0].y, (int)lay.labels[1].y);
    projection_free(&p);
    session_close(runs[0]);
    session_close(runs[1]);
    PASS();
}

TEST letters_get_no_larger_than_asked_for(void)
{
    struct projection p;
    struct box area = { 0, 0, 1280, 720 };
    float most;
    projection_init(&p, &show.slides[0], NULL);
    most = projection_lay(&p, area, 60, 720).em;
    ASSERT(most >= 720 / 24.0f);
    ASSERT_EQ(20, (int)projection_lay(&p, area, 60, 20).em);
    projection_free(&p);
    PASS();
}

/* A list's lines begin below each other, behind the dot. */
TEST lists_hang(void)
{
    struct typeset t = { "• one two three four five six seven",
                         FACE_SANS,
                         ANCHOR_LEFT,
                         INK_TEXT,
                         20,
                         150 };
    struct scene sc;
    scene_init(&sc);
    scene_clear(&sc, (struct vec){ 200, 200 });
    typeset_draw(&t, (struct vec){ 10, 0 }, &sc);
    ASSERT(sc.ndraws >= 4);
    ASSERT_STR_EQ("•", scene_string(&sc, &sc.draws[0]));
    ASSERT_EQ(10, (int)sc.draws[0].at.x);
    for (size_t i = 1; i < sc.ndraws; i++)
        ASSERT_EQ(32, (int)sc.draws[i].at.x);
    ASSERT_EQ((int)sc.draws[0].at.y, (int)sc.draws[1].at.y);
    scene_free(&sc);
    PASS();
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    if (!show_parse(&show, puzzle_classes, "t", script, &err)) {
        fprintf(stderr, "%s\n", err.message);
        return EXIT_FAILURE;
    }
    RUN_TEST(a_slide_fits_into_any_shape);
    RUN_TEST(labels_are_close_to_their_boards);
    RUN_TEST(letters_get_no_larger_than_asked_for);
    RUN_TEST(lists_hang);
    show_free(&show);
    GREATEST_MAIN_END();
}

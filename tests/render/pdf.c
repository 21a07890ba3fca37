/* A PDF has room for all pieces there are, in colours and for print. */
#include <greatest.h>

#include <signal.h>
#include <unistd.h>

#include "base/error.h"
#include "base/platform/interrupt.h"
#include "base/text.h"
#include "chess/piece.h"
#include "render/file/about.h"
#include "render/file/pdf.h"
#include "support/picture.h"

static void make_scene(struct scene *sc)
{
    scene_clear(sc, (struct vec){ PIECE_KINDS, 2 });
    scene_terms(sc, "1,3+0,2*");
    for (int kind = 1; kind < PIECE_KINDS; kind++)
        for (int side = 0; side < 2; side++)
            scene_piece(sc, (struct vec){ (float)kind, (float)side + 0.5f },
                        kind + side * PIECE_BLACK, 1);
}

TEST all_pieces_fit_into_a_file(void)
{
    static const char *const themes[] = { "brown", "paper", "contrast" };
    struct about about = { .title = "All" };
    struct fonts *fonts = picture_fonts();
    struct scene sc;
    struct text bytes;
    struct error err;
    struct book *book = pdf_open(fonts, &err);

    ASSERT(book);
    text_init(&bytes);
    scene_init(&sc);
    make_scene(&sc);
    for (int i = 0; i < 3; i++)
        ASSERT(pdf_page(book, &sc, theme_find(themes[i]), 60, &about, &err));
    ASSERT(pdf_close(book, &bytes, &err));
    ASSERT(bytes.len > 10000 && strncmp(bytes.at, "%PDF-", 5) == 0);
    scene_free(&sc);
    text_free(&bytes);
    PASS();
}

/* It stays so: for the last test. */
static void ask_to_stop(void)
{
    interrupt_watch();
    raise(SIGTERM);
    alarm(0); /* would end us later */
}

TEST a_request_to_stop_is_heard_between_two_shapes(void)
{
    struct about about = { .title = "Some" };
    struct book *book;
    struct scene sc;
    struct error err;

    scene_init(&sc);
    make_scene(&sc);
    book = pdf_open(picture_fonts(), &err);
    ASSERT(book);
    ask_to_stop();
    ASSERT_FALSE(pdf_page(book, &sc, theme_find("brown"), 60, &about, &err));
    ASSERT_STR_EQ("", err.message);
    ASSERT(pdf_close(book, NULL, &err));
    scene_free(&sc);
    PASS();
}

SUITE(pdf)
{
    RUN_TEST(all_pieces_fit_into_a_file);
    RUN_TEST(a_request_to_stop_is_heard_between_two_shapes);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(pdf);
    GREATEST_MAIN_END();
}

/* SVG documents: well formed, plain, and the same picture as the PNG. */
#include <greatest.h>

#include <ctype.h>
#include <locale.h>
#include <math.h>

#include <SDL_image.h>

#include "base/text.h"
#include "render/file/about.h"
#include "render/svg/read.h"
#include "render/svg/svg.h"
#include "support/picture.h"
#include "support/sample.h"

static struct scene sc;
static struct text file;
static struct fonts *fonts;
static const struct about about = { .title = "A <title> & more",
                                    .run = "tour \"x\" > 1" };

static void set_up(void *ctx)
{
    (void)ctx;
    text_init(&file);
    scene_clear(&sc, (struct vec){ 20, 10 });
}

static void tear_down(void *ctx)
{
    (void)ctx;
    text_free(&file);
}

static void write(const char *theme, float unit)
{
    text_clear(&file);
    svg_write(&sc, theme_find(theme), unit, &about, &file);
}

static bool says(const char *words)
{
    return strstr(file.at, words) != NULL;
}

/* --- form ---------------------------------------------------------------- */

/* The end of the tag at `p`, or NULL: quotes may hold anything but '<'. */
static const char *tag_end(const char *p)
{
    bool quoted = false;
    for (p++; *p != '\0'; p++) {
        if (*p == '"')
            quoted = !quoted;
        else if (*p == '<')
            return NULL;
        else if (*p == '>' && !quoted)
            return p;
    }
    return NULL;
}

/* Do the tags nest, and is every '&' an entity? */
static bool well_formed(const char *p)
{
    const char *open[16];
    int depth = 0, roots = 0;
    for (; *p != '\0'; p++) {
        if (*p == '&' && strncmp(p, "&amp;", 5) && strncmp(p, "&lt;", 4) &&
            strncmp(p, "&gt;", 4) && strncmp(p, "&quot;", 6))
            return false;
        if (*p != '<')
            continue;
        const char *end = tag_end(p);
        if (end == NULL)
            return false;
        if (p[1] == '/') {
            if (depth == 0 ||
                strncmp(open[--depth], p + 2, (size_t)(end - p - 2)) != 0)
                return false;
        } else if (end[-1] != '/') {
            roots += depth == 0;
            if (depth == 16)
                return false;
            open[depth++] = p + 1;
        }
        p = end;
    }
    return depth == 0 && roots == 1;
}

static void draw_everything(void)
{
    sample_board(&sc, 7, 4, true);
    sample_names(&sc);
    sample_shapes(&sc);
    scene_text(&sc, (struct vec){ 3, 2 }, 0.5f, 0, FACE_MONO, ANCHOR_RIGHT,
               INK_TEXT, "<&\"> \x01 → 8×8");
    scene_clip(&sc, (struct box){ 0, 0, 1, 1 });
    scene_unclip(&sc);
}

TEST documents_are_well_formed(void)
{
    ASSERT_FALSE(well_formed("<a><b></a></b>"));
    ASSERT_FALSE(well_formed("<a>&b</a>"));
    draw_everything();
    for (int i = 0; i < THEME_COUNT; i++) {
        write(theme_at(i)->name, 33.3f);
        ASSERT(well_formed(file.at));
        ASSERT_EQ(0, strncmp(file.at, "<svg xmlns=", 11));
        for (size_t k = 0; k < file.len; k++)
            ASSERT((unsigned char)file.at[k] >= 32 || file.at[k] == '\n');
    }
    PASS();
}

/* The symbol that `href` names, as it stands in the document. */
static bool symbol_called(const char *href, struct svg_tag *tag)
{
    size_t len = strcspn(href, "\"");
    for (const char *at = file.at; *href == '#' && svg_next(&at, tag);)
        if (svg_is(tag, "symbol") &&
            strncmp(svg_get(tag, "id"), href + 1, len) == 0)
            return true;
    return false;
}

/* What SDL_image's reader passes over, in a way that it knows: each use of a
 * symbol as a group of its own. */
static void spell_out(struct text *out)
{
    const char *at = file.at, *from = at;
    struct svg_tag tag, symbol;
    while (svg_next(&at, &tag)) {
        bool use = svg_is(&tag, "use");
        if (!use && !svg_is(&tag, "symbol"))
            continue;
        text_add_bytes(out, from, (size_t)(tag.at - 1 - from));
        from = use ? tag.end + 1 : strstr(tag.at, "</symbol>") + 9;
        at = from;
        if (!use || !symbol_called(svg_get(&tag, "xlink:href"), &symbol))
            continue;
        float side = svg_get_number(&tag, "width");
        text_addf(out, "<g transform=\"translate(%d %d) scale(%.4f)\"",
                  (int)roundf(svg_get_number(&tag, "x")),
                  (int)roundf(svg_get_number(&tag, "y")), (double)side / 100);
        if (svg_get(&tag, "opacity") != NULL)
            text_addf(out, " opacity=\"%.2f\"",
                      (double)svg_get_number(&tag, "opacity"));
        text_add(out, ">");
        text_add_bytes(
            out, symbol.end + 1,
            (size_t)(strstr(symbol.end, "</symbol>") - symbol.end - 1));
        text_add(out, "</g>");
    }
    text_add(out, from);
}

TEST nothing_refers_to_anything_else(void)
{
    static const char *const banned[] = {
        "url(",   "<style", "<script", "class=", "clip-path",
        "<image", "rgba(",  "<!--",    "nan",    "inf",
    };
    struct svg_tag tag;
    draw_everything();
    write("brown", 40);
    for (const char *at = file.at; svg_next(&at, &tag);)
        if (svg_get(&tag, "xlink:href") != NULL)
            ASSERT(symbol_called(svg_get(&tag, "xlink:href"), &tag));
    for (size_t i = 0; i < sizeof banned / sizeof *banned; i++)
        ASSERTm(banned[i], !says(banned[i]));
    PASS();
}

TEST title_and_description_are_elements(void)
{
    write("paper", 10);
    ASSERT(says("role=\"img\" aria-labelledby=\"chequer-title\">"));
    ASSERT(says("<title id=\"chequer-title\">A &lt;title&gt; &amp; more<"));
    ASSERT(says("<metadata>chequer: tour &quot;x&quot; &gt; 1</metadata>"));
    ASSERT_FALSE(says("<desc"));
    text_clear(&file);
    svg_write(&sc, theme_at(0), 10, NULL, &file);
    ASSERT_FALSE(says("<title") || says("<desc") || says("role="));
    PASS();
}

/* A reader of screens tells the words and keeps the run to itself. */
TEST words_are_told_without_the_run(void)
{
    svg_write(&sc, theme_at(0), 10,
              &(struct about){
                  .title = "T", .run = "tour a=1", .words = "Two < three." },
              &file);
    ASSERT(says("aria-labelledby=\"chequer-title chequer-words\""));
    ASSERT(says("<desc id=\"chequer-words\">Two &lt; three.</desc>"));
    ASSERT(says("width=\"200\" height=\"100\" viewBox=\"0 0 200 100\""));
    PASS();
}

/* In many countries the decimal sign is a comma. */
TEST numbers_do_not_follow_the_locale(void)
{
    static const char *const commas[] = {
        "de_DE.UTF-8",
        "fr_FR.UTF-8",
        "de_DE.utf8",
        "de_DE",
    };
    draw_everything();
    write("brown", 33.3f);
    struct text before;
    text_init(&before);
    text_add(&before, file.at);
    for (size_t i = 0; i < sizeof commas / sizeof *commas; i++)
        if (setlocale(LC_ALL, commas[i]) != NULL)
            break;
    write("brown", 33.3f);
    setlocale(LC_ALL, "C");
    bool same = strcmp(before.at, file.at) == 0;
    text_free(&before);
    ASSERT(same);
    PASS();
}

TEST numbers_are_short(void)
{
    scene_disc(&sc, (struct vec){ 1.5f, -0.001f }, 0.333f, INK_TARGET);
    write("brown", 10);
    ASSERT(says("cx=\"15\" cy=\"-0.01\" r=\"3.33\""));
    scene_clear(&sc, (struct vec){ 20, 10 });
    scene_disc(&sc, (struct vec){ -1.25f, 0.0001f }, 0.2f, INK_TARGET);
    write("brown", 10);
    ASSERT(says("cx=\"-12.5\" cy=\"0\" r=\"2\""));
    PASS();
}

TEST labels_follow_the_rule_of_the_painter(void)
{
    scene_text(&sc, (struct vec){ 1, 1 }, 0.28f, 0.9f, FACE_SANS, ANCHOR_CENTRE,
               INK_LABEL, "1024");
    scene_text(&sc, (struct vec){ 1, 1 }, 0.28f, 0.9f, FACE_SANS, ANCHOR_CENTRE,
               INK_LABEL, "8");
    write("brown", 12);
    ASSERT(says(">8</text>"));
    ASSERT(says("font-size=\"11\""));
    ASSERT_FALSE(says("1024"));
    write("brown", 100);
    ASSERT(says(">1024</text>"));
    ASSERT(says("font-size=\"28\""));
    PASS();
}

TEST equal_squares_of_a_wash_become_one(void)
{
    const uint8_t level[8] = { 7, 7, 7, 7, 0, 9, 9, 0 };
    scene_grid(&sc, 4, 2, false);
    scene_field(&sc, level);
    write("brown", 10);
    ASSERT(says("x=\"0\" y=\"10\" width=\"40\" height=\"10\""));
    ASSERT(says("x=\"10\" y=\"0\" width=\"20\" height=\"10\""));
    PASS();
}

/* --- picture ------------------------------------------------------------- */

/* Share of the pixels, in percent, that differ plainly between our PNG of the
 * scene and the document as SDL_image's reader draws it, which knows no text.
 */
static double document_apart(const char *theme, float unit, int plainly)
{
    struct text plain;
    text_init(&plain);
    spell_out(&plain);
    SDL_RWops *rw = SDL_RWFromConstMem(plain.at, (int)plain.len);
    SDL_Surface *raw = IMG_LoadSVG_RW(rw);
    SDL_RWclose(rw);
    text_free(&plain);
    SDL_Surface *read = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32,
                                                 0);
    SDL_Surface *drawn = picture_of(&sc, theme_find(theme), unit, fonts);
    long n = 0;
    if (abs(read->w - drawn->w) > 1 || abs(read->h - drawn->h) > 1)
        n = (long)drawn->w * drawn->h;
    for (int y = 0; y < drawn->h && y < read->h; y++)
        for (int x = 0; x < drawn->w && x < read->w; x++) {
            struct rgba p = picture_pixel(read, x, y);
            struct rgba q = picture_pixel(drawn, x, y);
            n += abs(p.r - q.r) > plainly || abs(p.g - q.g) > plainly ||
                 abs(p.b - q.b) > plainly;
        }
    double share = 100.0 * (double)n / ((double)drawn->w * drawn->h);
    SDL_FreeSurface(raw);
    SDL_FreeSurface(read);
    SDL_FreeSurface(drawn);
    return share;
}

static double apart(const char *theme, float unit, int plainly)
{
    write(theme, unit);
    return document_apart(theme, unit, plainly);
}

TEST the_document_shows_what_the_painter_draws(void)
{
    sample_board(&sc, 7, 4, false);
    sample_shapes(&sc);
    ASSERT(apart("green", 50, 40) < 1.5);
    ASSERT(apart("contrast", 41.7f, 40) < 1.5);
    ASSERT(apart("brown", 50, 60) < 2);
    sample_board(&sc, 8, 8, true);
    sample_pieces(&sc);
    ASSERT(apart("blue", 60, 40) < 1);
    sample_board(&sc, 5, 6, true);
    scene_hole(&sc, 7);
    scene_hole(&sc, 8);
    ASSERT(apart("paper", 40, 40) < 1);
    PASS();
}

/* The check above must be able to fail. */
TEST a_wrong_document_is_noticed(void)
{
    sample_board(&sc, 7, 4, false);
    sample_shapes(&sc);
    write("green", 50);
    scene_tint(&sc, 3, INK_CONFLICT, 1);
    ASSERT(document_apart("green", 50, 40) > 1.5);
    PASS();
}

TEST huge_boards_stay_small_documents(void)
{
    sample_board(&sc, 1000, 1000, false);
    write("brown", 1);
    ASSERT(file.len < 10000);
    PASS();
}

/* However often it stands there, a piece is drawn once; as a dot, never. */
/* Whatever the words for people say. */
TEST the_run_is_found_again(void)
{
    static const char *const words[] = { NULL, "Move 3 of 64.",
                                         "Says\nchequer: so & <so>." };
    for (int i = 0; i < 3; i++) {
        struct about a = { "T", "tour start=f6 caption=a<b", 0, words[i] };
        struct text run;
        text_init(&run);
        text_clear(&file);
        svg_write(&sc, theme_at(0), 10, &a, &file);
        ASSERT_EQ(ABOUT_FOUND, about_svg(file.at, file.len, &run));
        ASSERT_STR_EQ(a.run, run.at);
        text_free(&run);
    }
    PASS();
}

TEST a_piece_is_one_symbol(void)
{
    const char *second;
    for (int i = 0; i < 40; i++)
        scene_piece(&sc, (struct vec){ 1 + i % 20, 1 + i / 20 }, PIECE_QUEEN,
                    1);
    write("brown", 30);
    ASSERT(says("<symbol id=\"white-queen\"") && says("id=\"shadow\""));
    second = strstr(strstr(file.at, "id=\"white-queen\"") + 1,
                    "id=\"white-queen\"");
    ASSERT_EQ(NULL, second);
    ASSERT(file.len < 20000);
    write("paper", 30);
    ASSERT(says("<symbol id=\"white-queen\"") && !says("shadow"));
    write("brown", 8);
    ASSERT(says("<circle") && !says("<symbol") && !says("<use"));
    PASS();
}

TEST terms_stand_on_the_disc_of_a_piece_made_up(void)
{
    scene_terms(&sc, "1,3+0,2*");
    scene_piece(&sc, (struct vec){ 1, 1 }, PIECE_CUSTOM, 1);
    scene_piece(&sc, (struct vec){ 2, 1 }, PIECE_KNIGHT, 1);
    write("brown", 100);
    ASSERT(says("<symbol id=\"white-piece\""));
    ASSERT(says(">1,3</text>") && says(">0,2*</text>"));
    write("brown", 30); /* nobody could read them */
    ASSERT(says("<use xlink:href=\"#white-piece\""));
    ASSERT(!says("<text"));
    PASS();
}

TEST a_bead_goes_with_its_label(void)
{
    struct vec at = { 5, 5 };

    scene_bead(&sc, at, 0.4f, 0);
    scene_text(&sc, at, 0.3f, 0.5f, FACE_BOLD, ANCHOR_CENTRE, INK_LABEL, "128");
    svg_write(&sc, theme_at(0), 60, NULL, &file);
    ASSERT(says("<circle") && says(">128<"));
    text_clear(&file);
    svg_write(&sc, theme_at(0), 12, NULL, &file);
    ASSERT_FALSE(says("<circle") || says(">128<"));
    PASS();
}

SUITE(svg)
{
    scene_init(&sc);
    fonts = picture_fonts();
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(terms_stand_on_the_disc_of_a_piece_made_up);
    RUN_TEST(a_bead_goes_with_its_label);
    RUN_TEST(a_piece_is_one_symbol);
    RUN_TEST(the_run_is_found_again);
    RUN_TEST(documents_are_well_formed);
    RUN_TEST(nothing_refers_to_anything_else);
    RUN_TEST(title_and_description_are_elements);
    RUN_TEST(words_are_told_without_the_run);
    RUN_TEST(numbers_do_not_follow_the_locale);
    RUN_TEST(numbers_are_short);
    RUN_TEST(labels_follow_the_rule_of_the_painter);
    RUN_TEST(equal_squares_of_a_wash_become_one);
    RUN_TEST(the_document_shows_what_the_painter_draws);
    RUN_TEST(a_wrong_document_is_noticed);
    RUN_TEST(huge_boards_stay_small_documents);
    fonts_close(fonts);
    scene_free(&sc);
}

GREATEST_MAIN_DEFS();

int main(int argc, char **argv)
{
    GREATEST_MAIN_BEGIN();
    RUN_SUITE(svg);
    GREATEST_MAIN_END();
}

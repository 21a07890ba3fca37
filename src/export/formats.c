/* The table of formats: a row each, and a file that writes it. How the back
 * ends of render/ serve as formats is said here. */
#include "export/formats.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/answer/answer.h"
#include "export/export.h"
#include "export/picture.h"
#include "export/texts.h"
#include "render/file/bands.h"
#include "render/file/easel.h"
#include "render/file/pdf.h"
#include "render/file/reel.h"
#include "render/font.h"
#include "render/svg/svg.h"

/* --- scenes as files ----------------------------------------------------- */

static struct task slices_png(const struct scene *sc, float unit,
                              const struct export_job *job,
                              const struct about *about)
{
    struct bands_order order = { sc, picture_theme(&job->style), unit, about,
                                 job->easel };

    return bands_png(&order);
}

static bool still_svg(const struct scene *sc, float unit,
                      const struct export_job *job, const struct about *about,
                      struct text *out, struct error *err)
{
    (void)err;
    svg_write(sc, picture_theme(&job->style), unit, about, out);
    return true;
}

static struct book *open_pdf(const struct export_job *job, struct error *err)
{
    struct fonts *fonts = export_fonts(job, err);

    return fonts ? pdf_open(fonts, err) : NULL;
}

static const struct binding pdf_pages = { open_pdf, pdf_close };

/* A page of the job's book, or a file of one page. */
static bool still_pdf(const struct scene *sc, float unit,
                      const struct export_job *job, const struct about *about,
                      struct text *out, struct error *err)
{
    struct book *book = job->book ? job->book : open_pdf(job, err);
    bool ok = book &&
              pdf_page(book, sc, picture_theme(&job->style), unit, about, err);

    if (job->book)
        return ok;
    return pdf_close(book, ok ? out : NULL, err) && ok;
}

/* --- the table ----------------------------------------------------------- */

/* clang-format off */
const struct format formats[FORMATS] = {
    [FORMAT_TEXT] = {
        .name = "text", .ending = ".txt", .title = "text",
        .diagram = true, .tells = true, .answers = &answer_text, .taken = true,
        .write = export_text
    },
    [FORMAT_JSON] = {
        .name = "json", .ending = ".json", .title = "JSON",
        .signature = "{", .tells = true, .clocked = true,
        .answers = &answer_json, .write = export_json
    },
    [FORMAT_PNG] = {
        .name = "png", .ending = ".png", .title = "PNG",
        .offer = "Save as PNG",
        .signature = "\x89PNG\r\n\x1a\n", .kind = FORMAT_KIND_PICTURE,
        .binary = true, .lettered = true, .side_max = EASEL_SIDE_MAX,
        .possible = picture_possible, .write = picture_write,
        .slices = slices_png, .find = about_png
    },
    [FORMAT_SVG] = {
        .name = "svg", .ending = ".svg", .title = "SVG",
        .offer = "Save as SVG", .copy = "The picture, as SVG text",
        .signature = "<svg ", .kind = FORMAT_KIND_PICTURE,
        .write = picture_write, .encode = still_svg, .find = about_svg
    },
    [FORMAT_PDF] = {
        .name = "pdf", .ending = ".pdf", .title = "PDF",
        .offer = "Save as PDF",
        .signature = "%PDF-", .kind = FORMAT_KIND_PICTURE,
        .binary = true, .lettered = true, .side_max = PDF_SIDE_MAX,
        .possible = picture_possible, .write = picture_write,
        .encode = still_pdf, .pages = &pdf_pages, .find = about_pdf
    },
    [FORMAT_GIF] = {
        .name = "gif", .ending = ".gif", .title = "GIF",
        .offer = "Save the run as GIF",
        .signature = "GIF89a", .kind = FORMAT_KIND_FILM,
        .binary = true, .lettered = true, .reel = &gif_reel,
        .find = about_gif
    },
    [FORMAT_MP4] = {
        .name = "mp4", .ending = ".mp4", .title = "MP4",
        .offer = "Save the run as MP4",
        .signature = "ftyp", .signed_at = 4, .kind = FORMAT_KIND_FILM,
        .binary = true, .lettered = true, .reel = &mp4_reel,
        .ready = video_ready,
        .find = about_mp4
    },
    [FORMAT_WEBM] = {
        .name = "webm", .ending = ".webm", .title = "WebM",
        .offer = "Save the run as WebM",
        .signature = "\x1A\x45\xDF\xA3", .kind = FORMAT_KIND_FILM,
        .binary = true, .lettered = true, .reel = &webm_reel,
        .ready = video_ready,
        .find = about_webm
    },
    [FORMAT_FEN] = {
        .name = "fen", .ending = ".fen", .title = "FEN",
        .taken = true, .possible = fen_possible, .write = export_fen
    },
    [FORMAT_PGN] = {
        .name = "pgn", .ending = ".pgn", .title = "PGN",
        .copy = "The game, as PGN",
        .taken = true, .possible = pgn_possible, .write = export_pgn
    },
    [FORMAT_CSV] = {
        .name = "csv", .ending = ".csv", .title = "CSV", .taken = true,
        .answers = &answer_csv, .write = export_csv
    },
    [FORMAT_GRID] = {
        .name = "grid", .ending = ".grid", .title = "grid of numbers",
        .copy = "The numbers, as a grid",
        .taken = true, .possible = grid_possible, .write = export_grid
    },
    [FORMAT_GRID_CSV] = {
        .name = "grid-csv", .ending = ".grid.csv",
        .title = "grid of numbers as CSV",
        .copy = "The numbers, for a spreadsheet",
        .taken = true, .possible = grid_possible, .write = export_grid_csv
    },
    [FORMAT_SQUARES] = {
        .name = "squares", .ending = ".squares", .title = "list of squares",
        .copy = "The squares, as a list",
        .taken = true, .possible = grid_possible, .write = export_squares
    },
    [FORMAT_SHAPE] = {
        .name = "shape", .ending = ".shape", .title = "shape",
        .copy = "The board's shape, as a grid of . and #",
        .runless = true, .possible = shape_possible, .write = export_shape
    },
};
/* clang-format on */

/* Cameras and old systems write .PNG. Returns the ending's length, or 0. */
static size_t ending_of(const char *path, const char *ending)
{
    size_t len = strlen(path), end = strlen(ending);

    if (end > len)
        return 0;
    for (size_t i = 0; i < end; i++) {
        char c = path[len - end + i];

        if ((c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c) != ending[i])
            return 0;
    }
    return end;
}

const struct format *format_find(const char *name)
{
    for (const struct format *f = formats; f < formats + FORMATS; f++)
        if (*name && ending_of(name, f->name) == strlen(name))
            return f;
    return NULL;
}

const struct format *format_by_ending(const char *path)
{
    const struct format *best = NULL;
    size_t longest = 0;

    for (const struct format *f = formats; f < formats + FORMATS; f++) {
        size_t end = ending_of(path, f->ending);

        if (end > longest) {
            best = f;
            longest = end;
        }
    }
    return best;
}

bool format_shows(const struct format *f)
{
    return f->kind != FORMAT_KIND_WORDS;
}

bool format_is_still(const struct format *f)
{
    return f->kind == FORMAT_KIND_PICTURE;
}

bool format_answers(const struct format *f)
{
    return f->answers != NULL;
}

bool format_reopens(const struct format *f)
{
    return f->find != NULL;
}

static const char *part_of(const struct format *f, enum format_part part)
{
    return part == FORMAT_NAMES    ? f->name
           : part == FORMAT_TITLES ? f->title
                                   : f->ending;
}

/* A list as it grows: the last one found waits for its "or". */
struct list {
    struct text *out;
    enum format_part part;
    const struct format *last;
    int n;
};

static void list_add(struct list *list, const struct format *f)
{
    if (list->last)
        text_addf(list->out, "%s%s", list->n++ ? ", " : "",
                  part_of(list->last, list->part));
    list->last = f;
}

static void list_end(const struct list *list)
{
    if (list->last)
        text_addf(list->out, "%s%s", list->n ? " or " : "",
                  part_of(list->last, list->part));
}

void formats_list(struct text *out, enum format_part part,
                  bool (*which)(const struct format *f))
{
    struct list list = { .out = out, .part = part };

    for (const struct format *f = formats; f < formats + FORMATS; f++)
        if (!which || which(f))
            list_add(&list, f);
    list_end(&list);
}

uint32_t formats_possible(struct session *ss, const struct export_job *job)
{
    struct error unasked;
    uint32_t which = 0;

    for (int i = 0; i < FORMATS; i++)
        if (!ss || !formats[i].possible ||
            formats[i].possible(ss, job, &unasked))
            which |= UINT32_C(1) << i;
    return which;
}

void formats_list_some(struct text *out, enum format_part part, uint32_t which)
{
    struct list list = { .out = out, .part = part };

    for (int i = 0; i < FORMATS; i++)
        if (which >> i & 1)
            list_add(&list, &formats[i]);
    list_end(&list);
}

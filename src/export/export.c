/* Which formats there are, and who writes them. */
#include "export/export.h"

#include <string.h>

#include "base/error.h"
#include "base/text.h"
#include "export/formats.h"
#include "export/picture.h"
#include "puzzle/facts.h"
#include "render/font.h"

static const struct {
    const char *name, *ending;
} formats[EXPORT_FORMATS] = {
    [EXPORT_TEXT] = { "text", ".txt" }, [EXPORT_JSON] = { "json", ".json" },
    [EXPORT_SVG] = { "svg", ".svg" },   [EXPORT_PNG] = { "png", ".png" },
    [EXPORT_GIF] = { "gif", ".gif" },   [EXPORT_FEN] = { "fen", ".fen" },
    [EXPORT_CSV] = { "csv", ".csv" }
};

const char *export_name(enum export_format format)
{
    return formats[format].name;
}

const char *export_ending(enum export_format format)
{
    return formats[format].ending;
}

enum export_format export_find(const char *name)
{
    int i = 0;

    while (i < EXPORT_FORMATS && strcmp(name, formats[i].name) != 0)
        i++;
    return (enum export_format)i;
}

enum export_format export_by_ending(const char *path)
{
    const char *slash = strrchr(path, '/');
    const char *dot = strrchr(slash ? slash : path, '.');
    int i = 0;

    while (i < EXPORT_FORMATS && !(dot && !strcmp(dot, formats[i].ending)))
        i++;
    return (enum export_format)i;
}

bool export_pictures(enum export_format format)
{
    return format == EXPORT_SVG || format == EXPORT_PNG || format == EXPORT_GIF;
}

bool export_binary(enum export_format format)
{
    return format == EXPORT_PNG || format == EXPORT_GIF;
}

enum outcome export_outcome(const struct session *ss,
                            const struct export_job *job)
{
    if (session_index(ss) + 1 < session_count(ss))
        return OUTCOME_RUNNING;
    if (job->stopped)
        return OUTCOME_LIMIT;
    return session_outcome(ss);
}

/* Puzzles with a position of chess have it among their facts. */
static const char *fen_of(struct session *ss, struct error *err)
{
    const struct facts *facts = session_facts(ss);
    const struct fact *fen = facts_find(facts, "fen");

    if (fen)
        return fact_words(facts, fen);
    error_set(err,
              "%s has no FEN, which is for positions of a game of "
              "chess, as in chess960 and lesson",
              session_class(ss)->name);
    return NULL;
}

bool export_possible(struct session *ss, const struct export_job *job,
                     struct error *err)
{
    struct fonts *fonts;

    if (job->format == EXPORT_FEN)
        return fen_of(ss, err) != NULL;
    if (!export_binary(job->format))
        return true;
    if (job->format == EXPORT_PNG && !picture_possible(ss, &job->style, err))
        return false;
    fonts = fonts_open(job->font, err);
    if (!fonts)
        return false;
    fonts_close(fonts);
    return true;
}

static bool write_fen(struct session *ss, struct text *out, struct error *err)
{
    const char *fen = fen_of(ss, err);

    if (fen)
        text_addf(out, "%s\n", fen);
    return fen != NULL;
}

bool export_write(struct session *ss, const struct export_job *job,
                  struct text *out, struct error *err)
{
    switch (job->format) {
    case EXPORT_TEXT: export_text(ss, job, out); return true;
    case EXPORT_JSON: export_json(ss, job, out); return true;
    case EXPORT_CSV: export_csv(ss, out); return true;
    case EXPORT_SVG:
    case EXPORT_PNG: return picture_write(ss, job, out, err);
    case EXPORT_FEN: return write_fen(ss, out, err);
    case EXPORT_GIF:
    case EXPORT_FORMATS: break;
    }
    return error_set(err, "no picture of a single step has this format");
}

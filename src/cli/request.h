/*
 * What a command such as `chequer tour --size 6 -o tour.png` asks for. Every
 * puzzle's options are its control table, and the common ones below.
 */
#ifndef CHEQUER_REQUEST_H
#define CHEQUER_REQUEST_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "cli/count/wish.h"
#include "cli/option.h"
#include "cli/window.h"
#include "export/export.h"
#include "export/film/film.h"
#include "export/sheet/sheet.h"
#include "export/slides/page.h"
#include "puzzle/control.h"
#include "session/session.h"

struct command;
struct error;
struct puzzle_class;

/* After the numbers of the controls those of the style, of sheets and of
 * films, then the common options: first those about the output. */
enum {
    OPTION_STYLE = CONTROLS_MAX,
    OPTION_SHEET = OPTION_STYLE + STYLE_KEYS,
    OPTION_FILM = OPTION_SHEET + SHEET_KEYS,
    COMMON_FORMAT = OPTION_FILM + FILM_KEYS,
    COMMON_PICTURES, /* --format where only pictures are made */
    COMMON_ASPECT,   /* of slides */
    COMMON_OUTPUT,
    COMMON_STEP,
    COMMON_MARKS,
    COMMON_TIMES,
    COMMON_FONT,
    COMMON_SAY,
    COMMON_SEED,
    COMMON_RANDOM,
    COMMON_LIMIT_NODES,
    COMMON_LIMIT_SECONDS,
    COMMON_THREADS,
    COMMON_PART,
    COMMON_RESUME,
    COMMON_ESTIMATE,
    COMMON_QUIET,
    COMMON_HELP,
    COMMON_SCALE,
    COMMON_RENDERER,
    COMMON_VERSION,
    COMMON_END
};

enum { THREADS_MAX = 256, SCALE_MIN = 100, SCALE_MAX = 300 };

/* And after those, the puzzle's questions. */
enum { QUESTIONS_MAX = 8, REQUEST_OPTIONS = COMMON_END + QUESTIONS_MAX + 1 };

/* What was said in so many words: by options, each with its name, and some of
 * it by the line of a run as well. */
struct said {
    const char *given[REQUEST_OPTIONS]; /* by their numbers, or NULL */
    bool theme, format, step;
};

struct limits {
    uint64_t nodes; /* 0: none, as below */
    double seconds;
};

struct request {
    const struct puzzle_class *cls;  /* NULL: none is named */
    struct params params;            /* owned */
    const struct question *question; /* NULL: a run is wanted */
    uint64_t step;
    struct limits limit;
    struct count_wish count;
    struct export_job job;
    struct film film;    /* if it is a film */
    struct params sheet; /* owned: see export/sheet/sheet.h */
    enum aspect aspect;  /* of slides */
    const char *operand; /* a puzzle's bare word, or NULL */
    const char *output;  /* NULL: standard output, without being told */
    struct cli_window window;
    struct text line; /* owned: the run that the window is to show */
    struct said said;
    struct {
        int control;
        const char *value; /* NULL: none */
    } late;                /* a wrong one: what it may be depends on what else
                              is said */
    struct {
        int control;
        const char *path; /* NULL: none */
    } squares;            /* of which the squares are read from a file, once
                             all is said */
    const char *shape;    /* the file that the board's shape is read from,
                             once all is said; NULL: none */
    bool timeless;        /* no times are told */
    bool quiet;
    int page; /* COMMON_HELP or _VERSION is wanted instead; 0: neither */
};

/* Nothing asked for yet, not even a puzzle. To be freed. */
struct request request_usual(void);

/*
 * A run and its style as one line, as a picture carries it: the request that
 * makes it again, at the moment the line names. To be called once.
 */
bool request_take_line(struct request *r, const char *line, struct error *err);

/* Where no format was named, what the output's ending says. */
bool request_choose_format(struct request *r, struct error *err);

/* The board of the file that gives it its shape: the settings tell of it from
 * now on, and of the file no more. */
bool request_take_shape(struct request *r, struct error *err);

/* The arguments of a command, of which the first is left out; a puzzle's has
 * its class. On refusal there is nothing to free. */
bool request_parse(struct request *out, const struct command *command,
                   const struct puzzle_class *cls, int argc, char **argv,
                   struct error *err);
void request_free(struct request *r);

/* The options of a puzzle's command: its own first, then the common ones. */
void request_options(const struct puzzle_class *cls,
                     struct option out[REQUEST_OPTIONS]);

/* Those that commands which open the window begin with. */
extern const struct option window_options[];

/* What such a command has besides: of the common options, the style's and the
 * films' those whose numbers are `wanted`. */
void request_others(bool (*wanted)(int id), struct option out[REQUEST_OPTIONS]);

/* What an option's value may be, for help and errors. */
void request_allowed(const struct puzzle_class *cls, const struct option *o,
                     struct text *out);

/* What may stand in a file that is given in place of the value; for help. */
void request_tell_file(const struct puzzle_class *cls, const struct option *o,
                       struct text *out);

/* Does the name of the output have a place for numbers? Do all pages go into
 * one file? Is it a film that is wanted: a GIF, or a series of numbered
 * files? */
bool request_is_numbered(const struct request *r);
bool request_is_bound(const struct request *r);
bool request_is_film(const struct request *r);

/* Are its steps to be told one after the other? */
bool request_is_told(const struct request *r);

/* What an option is about. */
enum request_topic {
    TOPIC_PUZZLE,
    TOPIC_QUESTION,
    TOPIC_STYLE,
    TOPIC_SHEET,
    TOPIC_FILM,
    TOPIC_OUTPUT,
    TOPIC_RUN
};

enum request_topic request_topic(const struct option *o);

/* A bit for each of the formats in which the puzzle can be written, as it
 * usually begins; without a puzzle, for all. */
uint32_t request_formats(const struct puzzle_class *cls);

#endif

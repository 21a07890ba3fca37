/*
 * MP4 and WebM by the program ffmpeg: it gets the frames as raw pixels through
 * a pipe and writes a file of its own, which is read when it is complete, since
 * an MP4 is put together at its end. One thread and no dates: the same frames
 * give the same bytes. Unless it is told to end at the first error it calls a
 * film made for which there was no room.
 */
#include "render/file/reel.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "base/platform/child.h"
#include "base/error.h"
#include "base/file/file.h"
#include "base/text.h"

static const char program[] = "ffmpeg";

enum {
    SIDE_MAX = 4096, /* what players can be expected to show */
    BEAT = 10,       /* 1/100 s; frames that stay longer are repeated */
    ARGUMENTS_MAX = 64,
    FILE_MAX_MB = 1 << 11 /* of the file */
};

#define PIXELS_MAX 8e9 /* of all frames: what is waited for */

struct reel {
    const char *const *codec; /* its words for ffmpeg, ends NULL */
    struct temporary *file;   /* owned: what it writes; NULL: not yet */
    struct child *child;      /* owned; NULL: not begun */
    int width, height;        /* even */
    int repeats, delay;       /* of a frame that stays for so long */
    int due;                  /* times that the frame is still to be given */
    uint8_t *frame;           /* owned: R, G, B of all pixels */
    size_t len, given;        /* bytes of it, and of those given this time */
};

/* clang-format off */
static const char *const mp4[] = {
    "-c:v", "libx264", "-crf", "18", "-preset", "medium",
    "-movflags", "+faststart", "-f", "mp4", NULL
};
static const char *const webm[] = {
    "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-deadline", "good",
    "-cpu-used", "4", "-row-mt", "0", "-f", "webm", NULL
};
/* clang-format on */

bool video_ready(struct error *err)
{
    return child_known(program) ||
           error_set(err,
                     "films in MP4 and WebM are made by the program %s, which "
                     "is not installed: on Debian it is the package %s; or "
                     "make a GIF",
                     program, program);
}

static bool possible(double width, double height, double frames,
                     struct error *err)
{
    if (width > SIDE_MAX || height > SIDE_MAX)
        return error_set(err,
                         "a film of %.0f by %.0f pixels is too large: "
                         "at most %d a side",
                         width, height, SIDE_MAX);
    if (width * height * frames > PIXELS_MAX)
        return error_set(err,
                         "a film of %.0f frames of %.0f by %.0f pixels is too "
                         "large: at that size at most %.0f frames",
                         frames, width, height,
                         floor(PIXELS_MAX / (width * height)));
    return true;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* --- its beginning ------------------------------------------------------- */

static struct reel *create(const char *const *codec)
{
    struct reel *r = xcalloc(1, sizeof *r);

    r->codec = codec;
    return r;
}

static struct reel *create_mp4(void)
{
    return create(mp4);
}

static struct reel *create_webm(void)
{
    return create(webm);
}

static void destroy(struct reel *r)
{
    if (!r)
        return;
    child_destroy(r->child);
    temporary_destroy(r->file);
    free(r->frame);
    free(r);
}

struct arguments {
    const char *at[ARGUMENTS_MAX];
    int n;
};

static void add_words(struct arguments *a, const char *const *words)
{
    while (*words)
        a->at[a->n++] = *words++;
}

static void run(struct reel *r, const char *size, const char *rate,
                const char *comment, const char *title, struct error *err)
{
    /* clang-format off */
    const char *const before[] = {
        program, "-nostdin", "-hide_banner", "-loglevel", "error", "-y",
        "-xerror",
        "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", size,
        "-framerate", rate, "-i", "-",
        "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
        "-vf", "scale=out_color_matrix=bt709", "-pix_fmt", "yuv420p",
        "-colorspace", "bt709", "-color_primaries", "bt709",
        "-color_trc", "bt709",
        "-metadata", comment, "-metadata", title, NULL
    };
    /* clang-format on */
    const char *const after[] = { temporary_path(r->file), NULL };
    struct arguments a = { .n = 0 };

    add_words(&a, before);
    add_words(&a, r->codec);
    add_words(&a, after);
    r->child = child_start(a.at, err);
}

/* Sides must be even, and the time of a frame a whole number of beats. */
static bool begin(struct reel *r, const struct reel_head *head,
                  struct error *err)
{
    struct text comment, title;
    char size[32], rate[32];
    int beat = least(head->briefest, BEAT);

    r->width = head->width + head->width % 2;
    r->height = head->height + head->height % 2;
    r->len = (size_t)r->width * (size_t)r->height * 3;
    r->frame = xmalloc(r->len);
    r->delay = head->delay;
    r->repeats = (head->delay + beat - 1) / beat;
    snprintf(size, sizeof size, "%dx%d", r->width, r->height);
    snprintf(rate, sizeof rate, "%d/%d", 100 * r->repeats, head->delay);
    text_init(&comment);
    text_init(&title);
    text_addf(&comment, "comment=%s", head->comment);
    text_addf(&title, "title=%s", head->title);
    r->file = temporary_create(err);
    if (r->file)
        run(r, size, rate, comment.at, title.at, err);
    text_free(&comment);
    text_free(&title);
    return r->child != NULL;
}

/* --- frames -------------------------------------------------------------- */

/* What is missing to an even side is like its neighbour. */
static void copy_row(uint8_t *to, const uint8_t *rgba, int n, int width)
{
    for (int x = 0; x < width; x++, to += 3)
        memcpy(to, rgba + (ptrdiff_t)4 * least(x, n - 1), 3);
}

static bool add(struct reel *r, const SDL_Surface *frame, int delay,
                struct error *err)
{
    (void)err;
    for (int y = 0; y < r->height; y++)
        copy_row(r->frame + (size_t)y * (size_t)r->width * 3,
                 (const uint8_t *)frame->pixels +
                     (ptrdiff_t)least(y, frame->h - 1) * frame->pitch,
                 frame->w, r->width);
    r->due = (delay * r->repeats + r->delay / 2) / r->delay;
    r->due = r->due < 1 ? 1 : r->due;
    r->given = 0;
    return true;
}

static enum task_state pump(struct reel *r, struct error *err)
{
    enum task_state state;

    if (r->due == 0)
        return TASK_DONE;
    state = child_feed(r->child, r->frame, r->len, &r->given, err);
    if (state != TASK_DONE)
        return state;
    r->given = 0;
    r->due--;
    return r->due ? TASK_MORE : TASK_DONE;
}

/* A script of that name may find all well and have written nothing. */
static bool fetch(const struct reel *r, struct text *out, struct error *err)
{
    const char *path = temporary_path(r->file);
    size_t before = out->len;

    if (file_is_there(path) &&
        !file_read(path, (size_t)FILE_MAX_MB << 20, out, err))
        return false;
    return out->len > before ||
           error_set(err, "%s failed: it wrote no film", program);
}

static enum task_state end(struct reel *r, struct text *out, struct error *err)
{
    enum task_state state = child_end(r->child, err);

    return state == TASK_DONE && !fetch(r, out, err) ? TASK_FAILED : state;
}

const struct reel_kind mp4_reel = { .px = 96,
                                    .side = 1080,
                                    .smooth = true,
                                    .possible = possible,
                                    .create = create_mp4,
                                    .destroy = destroy,
                                    .begin = begin,
                                    .add = add,
                                    .pump = pump,
                                    .end = end };
const struct reel_kind webm_reel = { .px = 96,
                                     .side = 1080,
                                     .smooth = true,
                                     .possible = possible,
                                     .create = create_webm,
                                     .destroy = destroy,
                                     .begin = begin,
                                     .add = add,
                                     .pump = pump,
                                     .end = end };

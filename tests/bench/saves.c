/*
 * Pictures saved by the command line, whole: started, drawn, packed, written.
 * The measure is libpng without filters, given the same pixels.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <png.h>

#include "base/alloc.h"
#include "bench.h"
#include "program.h"

static void count_bytes(png_structp png, png_bytep data, size_t n)
{
    (void)data;
    *(double *)png_get_io_ptr(png) += (double)n;
}

static double pack_seconds(const png_image *image, const uint8_t *pixels,
                           double *bytes)
{
    double began = bench_seconds();
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL,
                                              NULL);
    png_infop info = png_create_info_struct(png);

    *bytes = 0;
    png_set_write_fn(png, bytes, count_bytes, NULL);
    png_set_filter(png, 0, PNG_FILTER_NONE);
    png_set_IHDR(png, info, image->width, image->height, 8, PNG_COLOR_TYPE_RGB,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (size_t y = 0; y < image->height; y++)
        png_write_row(png, pixels + y * image->width * 3);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return bench_seconds() - began;
}

/* The pixels of a file that we wrote, packed again. */
static double pack_again(const char *file, double *bytes)
{
    png_image image = { .version = PNG_IMAGE_VERSION };
    uint8_t *pixels;
    double best = 0;

    bench_must(png_image_begin_read_from_file(&image, file), image.message);
    image.format = PNG_FORMAT_RGB;
    pixels = xmalloc(PNG_IMAGE_SIZE(image));
    bench_must(png_image_finish_read(&image, NULL, pixels, 0, NULL),
               image.message);
    for (int i = 0; i < 3; i++)
        best = bench_best(best, pack_seconds(&image, pixels, bytes));
    free(pixels);
    return best;
}

static void save_row(struct bench *b, const char *name, const char *width,
                     int tries, bool compared)
{
    char folder[] = PROGRAM_FOLDER, path[4096], file[64];
    const char *const argv[] = { program_path(path, sizeof path),
                                 "tour",
                                 "--start",
                                 "f6",
                                 "--theme",
                                 "brown",
                                 "--width",
                                 width,
                                 "-o",
                                 file,
                                 NULL };
    struct used used = { 0 };
    double again = -1, bytes = -1;
    struct stat st = { 0 };
    bool saved = true;

    if (!bench_begin(b, name))
        return;
    bench_must(program_folder(folder), "no temporary folder");
    snprintf(file, sizeof file, "%s/board.png", folder);
    for (int i = 0; i < tries && saved; i++)
        saved = program_run(argv, &used);
    saved = saved && stat(file, &st) == 0;
    if (saved && compared)
        again = pack_again(file, &bytes);
    program_forget(folder);
    bench_must(saved, "chequer could not save");
    bench_row(b, (double[]){ used.processor, used.clock, (double)st.st_size,
                             used.peak, again, bytes,
                             bench_ratio(used.processor, again) });
}

void bench_saves(struct bench *b)
{
    static const struct column columns[] = {
        { "save", SECONDS, "chequer tour -o board.png, from start to exit" },
        { "save, clock", CLOCK, "" },
        { "file", BYTES, "what it wrote" },
        { "memory", BYTES, "the most that it had" },
        { "libpng", SECONDS, "the same pixels packed without filters" },
        { "its file", BYTES, "what that wrote" },
        { "save/libpng", RATIO, "" },
        { NULL, NUMBER, NULL }
    };

    bench_table(b, "pictures saved, a board of wood", columns);
    save_row(b, "save, PNG 3840 px", "3840", 3, true);
    save_row(b, "save, PNG 16384 px", "16384", 1, false);
}

/* Scenes as files: how the back ends of render/ serve as formats. */
#ifndef CHEQUER_STILLS_H
#define CHEQUER_STILLS_H

#include <stdbool.h>

struct about;
struct binding;
struct error;
struct export_job;
struct scene;
struct text;

/* As `encode` of struct format. */
bool still_png(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err);
bool still_svg(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err);
bool still_pdf(const struct scene *sc, float unit, const struct export_job *job,
               const struct about *about, struct text *out, struct error *err);

extern const struct binding pdf_pages;

#endif

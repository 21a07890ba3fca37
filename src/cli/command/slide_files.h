/* The slides of a lesson as files: pictures, or a GIF of each. */
#ifndef CHEQUER_SLIDE_FILES_H
#define CHEQUER_SLIDE_FILES_H

struct request;
struct script;

/* By the request's output, format and style; all appear together. Returns the
 * exit code. */
int slide_files(const struct script *script, struct request *r);

#endif

/* Programs run as processes of their own, and what that took. */
#ifndef CHEQUER_BENCH_PROGRAM_H
#define CHEQUER_BENCH_PROGRAM_H

#include <stdbool.h>

struct used {
    double processor, clock; /* seconds, the best so far; 0: none yet */
    double peak;             /* bytes of memory */
};

/* Runs the file argv[0], its output thrown away, and notes what it took if
 * that is less than before; false if it failed. */
bool program_run(const char *const *argv, struct used *best);

/* The program that was built with this one, or $CHEQUER. */
const char *program_path(char *buffer, int size);

/* A new folder, which program_forget removes with all that is in it; its
 * settings and all else that a program remembers are kept there, so nothing
 * of the user's is read or written. */
bool program_folder(char *folder);
void program_forget(const char *folder);

/* For such a folder. */
#define PROGRAM_FOLDER "/tmp/chequer-bench-XXXXXX"

#endif

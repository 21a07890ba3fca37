/* Taking turns with other programs, or other windows of this one. */
#ifndef CHEQUER_LOCK_H
#define CHEQUER_LOCK_H

/*
 * For as long as one of them has the folder, others that ask for it wait, at
 * most so many milliseconds; nothing is left in it. -1 if it cannot be had in
 * that time, or no folder there can: what was to be done is done all the same.
 */
int lock_folder(const char *path, int milliseconds);

/* Fine with -1. */
void lock_release(int lock);

#endif

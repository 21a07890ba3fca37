/*
 * Ends out of turn, by a signal or for want of memory, and what must not be
 * left behind then: drafts that do not have their name yet, what is written for
 * a while, and programs that write it. Whoever makes such a thing says so here.
 */
#ifndef CHEQUER_SUDDEN_H
#define CHEQUER_SUDDEN_H

struct leftover;

/* A place for one, to be had before there is anything. */
struct leftover *leftover_place(void);

/* `path` is one from now on; it is borrowed. */
void leftover_set(struct leftover *l, const char *path);

/* So is a child of that number, and the group that it leads; 0: it has
 * ended. */
void leftover_set_child(struct leftover *l, int pid);

/* It is gone, or has its name; the place is not to be used any more. */
void leftover_forget(struct leftover *l);

/* Ends and removes them all; the program must end, too, then. Signal handlers
 * may call it. */
void sudden_clean(void);

/*
 * Memory has run out: says so, cleans and ends the program. The libraries that
 * draw and write pictures do not all look at what they are given: some crash,
 * some leave out what they had no room for. So where the C library allows it
 * (heap.c), whoever asks in vain ends here, and a picture is right or not
 * there.
 */
_Noreturn void sudden_no_memory(void);

#endif

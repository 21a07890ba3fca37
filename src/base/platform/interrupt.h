/* Signals: which are ignored, and stopping cleanly on Ctrl-C. */
#ifndef CHEQUER_INTERRUPT_H
#define CHEQUER_INTERRUPT_H

#include <stdbool.h>

/*
 * Let writing to a closed pipe or past a size limit fail as an error, rather
 * than kill the program; and what kills it leaves no drafts. Ctrl-C and SIGTERM
 * are left alone: in a window SDL listens to them.
 */
void interrupt_begin(void);

/*
 * From now on SIGINT, SIGTERM and SIGHUP only set a mark. Who has not ended
 * three seconds later is ended, with the same exit code; a second signal kills
 * at once. Neither leaves drafts.
 */
void interrupt_watch(void);

/*
 * With `on` they also let go of a call that waits for others, as one that
 * writes to a pipe does: it ends with EINTR, and whoever made it looks whether
 * there is a signal.
 */
void interrupt_let_go(bool on);

/* SIGHUP, as when the terminal goes away that a window was opened from, is from
 * now on what SIGTERM is: SDL makes of that a wish to close the window. */
void interrupt_close(void);

/* The signal that arrived, or 0. */
int interrupt_signal(void);

#endif

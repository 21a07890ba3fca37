/* Signals: which are ignored, and stopping cleanly on Ctrl-C. */
#ifndef CHEQUER_INTERRUPT_H
#define CHEQUER_INTERRUPT_H

/* Let writing to a closed pipe or past a size limit fail as an error, rather
 * than kill the program. */
void interrupt_ignore(void);

/* From now on SIGINT and SIGTERM only set a mark; a second one kills. */
void interrupt_watch(void);

/* The signal that arrived, or 0. */
int interrupt_signal(void);

#endif

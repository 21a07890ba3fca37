/* Where in the run, or on which page, to look: what the player asks for. */
#ifndef CHEQUER_PLAYING_H
#define CHEQUER_PLAYING_H

struct runs;
struct toast;

/* So many moments or pages on; playback stops. */
void playing_step(struct runs *r, long by);

/* To a moment or page; past the last, to wherever the end will be. */
void playing_seek(struct runs *r, long to);
void playing_seek_end(struct runs *r, int direction);

/* To the next dead end or solution, or the one before. */
void playing_seek_event(struct runs *r, struct toast *toast, int direction);

#endif

/* Changing a puzzle's settings from the panel. */
#ifndef CHEQUER_CONTROLS_H
#define CHEQUER_CONTROLS_H

struct act;
struct edit;
struct runs;
struct toast;

/* Acts whose `a` is a control: ACTION_ADJUST to ACTION_PRESS. */
void controls_do(struct runs *r, struct edit *e, struct toast *toast,
                 struct act act);

/* Take what has been typed as the new value; close the field. */
void controls_typed(struct runs *r, struct edit *e, struct toast *toast);

#endif

/* Changing a puzzle's settings from the panel. */
#ifndef CHEQUER_CONTROLS_H
#define CHEQUER_CONTROLS_H

#include "base/say.h"

struct act;
struct control;
struct edit;
struct params;
struct runs;
struct setting;
struct text;
struct toast;

/* How many names a control has; which of them is the value, or -1; and what
 * it is in the panel's words. */
int controls_names(const struct control *c);
int controls_name(const struct control *c, const struct setting *now);
const char *controls_title(const struct control *c, int name);

/* How many squares a list has, and that in words: "2 moves". */
int controls_squares(const char *list);
struct phrase controls_count(const struct control *c, const char *list);

/* The value of one with a menu, as it stands on its button. */
void controls_say(const struct control *table, const struct params *params,
                  int control, struct text *out);

/* From which to which number a setting goes: of an album's pages it is known
 * how many there are. */
void controls_range(const struct runs *r, int control, int *first, int *last);

/* Acts whose `a` is a control: ACTION_ADJUST to ACTION_PRESS. */
void controls_do(struct runs *r, struct edit *e, struct toast *toast,
                 struct act act);

/* Take what has been typed as the new value; close the field. */
struct act controls_typed(struct runs *r, struct edit *e, struct toast *toast);

#endif

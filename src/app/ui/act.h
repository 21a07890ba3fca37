/*
 * What a widget asks for. The toolkit hands it on and knows only two of them:
 * nothing, and closing what lies in front; see app/action.h for the rest.
 */
#ifndef CHEQUER_ACT_H
#define CHEQUER_ACT_H

#include <stdbool.h>

enum { ACT_NONE, ACT_CLOSE };

struct act {
    int what;
    int a;
    long b;
};

static inline bool act_same(struct act x, struct act y)
{
    return x.what == y.what && x.a == y.a && x.b == y.b;
}

#endif

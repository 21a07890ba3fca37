/* The rules of a count along a frontier; see frontier_step.h. */
#include "solve/frontier/step.h"

/*
 * A move, or a path through a square that is full by it, between places u and
 * w. A free place becomes an end, an end becomes full. False if either cannot.
 */
static bool link_places(uint64_t outline, int u, int w,
                        struct frontier_send *out)
{
    int first = u < w ? u : w, second = u < w ? w : u;
    enum place_type a = outline_at(outline, first);
    enum place_type b = outline_at(outline, second);
    int i = outline_ends_before(outline, first);
    int j = outline_ends_before(outline, second);
    uint64_t to;

    if (a == PLACE_FULL || b == PLACE_FULL)
        return false;
    to = outline_with(outline, first, a == PLACE_END ? PLACE_FULL : PLACE_END);
    to = outline_with(to, second, b == PLACE_END ? PLACE_FULL : PLACE_END);
    if (a == PLACE_FREE && b == PLACE_FREE)
        *out = (struct frontier_send){ to, PAIRING_INSERT, i, j + 1 };
    else if (a == PLACE_FREE)
        *out = (struct frontier_send){ to, PAIRING_MOVE, j, i };
    else if (b == PLACE_FREE)
        *out = (struct frontier_send){ to, PAIRING_MOVE, i, j - 1 };
    else
        *out = (struct frontier_send){ to, PAIRING_JOIN, i, j };
    return true;
}

/* The next square leads on to one of its neighbours, or joins two of them. */
static int take(const struct frontier_step *s, uint64_t outline,
                struct frontier_send *out)
{
    enum place_type next;
    int n = 0;

    outline |= s->entering;
    next = outline_at(outline, PLACE_NEXT);
    if (next == PLACE_FULL) {
        out[n++] = (struct frontier_send){ outline, PAIRING_SAME, 0, 0 };
    } else if (next == PLACE_END) {
        for (int a = 0; a < s->nnear; a++)
            n += link_places(outline, PLACE_NEXT, s->near[a], &out[n]);
    } else {
        for (int a = 0; a < s->nnear; a++)
            for (int b = 0; b < a; b++)
                n += link_places(outline, s->near[a], s->near[b], &out[n]);
    }
    for (int i = 0; i < n; i++)
        out[i].to = outline_pop(out[i].to);
    return n;
}

static int link_or_not(const struct frontier_step *s, uint64_t outline,
                       struct frontier_send *out)
{
    int n = 0;

    if (!s->must)
        out[n++] = (struct frontier_send){ outline, PAIRING_SAME, 0, 0 };
    n += link_places(outline, s->u, s->w, &out[n]);
    return n;
}

/* --- whole rows ----------------------------------------------------------- */

/* The two rows of an outline put down as the bits of `how` say, see
 * PAIRING_SWAP and PAIRING_MIRROR. */
static struct frontier_send arrange(uint64_t outline, int width, int how)
{
    struct frontier_send out = { outline & outline_mask(PLACE_APEX),
                                 PAIRING_ROWS, 0, how };

    for (int place = 1; place <= 2 * width; place++) {
        int row = (place - 1) / width, at = (place - 1) % width;
        int to = how & PAIRING_MIRROR ? width - 1 - at : at;

        to += 1 + (how & PAIRING_SWAP ? 1 - row : row) * width;
        out.to = outline_with(out.to, to, outline_at(outline, place));
        out.i += row == 0 && outline_at(outline, place) == PLACE_END;
    }
    if (outline_at(outline, PLACE_APEX) == PLACE_END)
        out.j |= PAIRING_APEX;
    return out;
}

static int fold(const struct frontier_step *s, uint64_t outline,
                struct frontier_send *out)
{
    *out = arrange(outline, s->width, PAIRING_MIRROR);
    if (out->to >= outline)
        *out = (struct frontier_send){ outline, PAIRING_SAME, 0, 0 };
    return 1;
}

/* What has to be there to make every place full: ends fit ends. */
static uint64_t missing(const struct frontier_step *s, uint64_t outline)
{
    uint64_t to = 0;

    for (int place = 0; place <= 2 * s->width; place++) {
        enum place_type type = outline_at(outline, place);
        bool asked = place != PLACE_APEX || s->apex;

        if (type == PLACE_END)
            to = outline_with(to, place, PLACE_END);
        else if (type == PLACE_FREE && asked)
            to = outline_with(to, place, PLACE_FULL);
    }
    return to;
}

/* Squares cut out are full from either side, so both ask nothing of them. */
static int turn(const struct frontier_step *s, uint64_t outline,
                struct frontier_send *out)
{
    int images = s->fold ? 2 : 1, n = 0;

    for (int i = 0; i < images; i++) {
        out[n] = arrange(outline, s->width,
                         PAIRING_SWAP | (i ? PAIRING_MIRROR : 0));
        out[n].to = missing(s, out[n].to) | s->absent;
        n += (out[n].to & s->within) == s->slice;
    }
    return n;
}

int frontier_sends(const struct frontier_step *s, uint64_t outline,
                   struct frontier_send out[FRONTIER_SENDS_MAX])
{
    int times = s->times[outline_at(outline, PLACE_APEX)];

    switch (s->act) {
    case FRONTIER_TAKE: return take(s, outline, out);
    case FRONTIER_LINK: return link_or_not(s, outline, out);
    case FRONTIER_FOLD: return fold(s, outline, out);
    case FRONTIER_TURN: return times ? turn(s, outline, out) : 0;
    case FRONTIER_CHOOSE:
        for (int i = 0; i < times; i++)
            out[i] = (struct frontier_send){ outline, PAIRING_SAME, 0, 0 };
        return times;
    }
    return 0;
}

uint64_t frontier_touched(const struct frontier_step *s)
{
    uint64_t touched = 0;

    if (s->act == FRONTIER_TAKE) {
        touched |= outline_mask(PLACE_NEXT);
        for (int a = 0; a < s->nnear; a++)
            touched |= outline_mask(s->near[a]);
    } else if (s->act == FRONTIER_LINK) {
        touched |= outline_mask(s->u) | outline_mask(s->w);
    }
    return touched;
}

/* Colours named by what they mean; a theme turns them into RGBA. */
#ifndef CHEQUER_INK_H
#define CHEQUER_INK_H

enum ink {
    /* on the board */
    INK_LABEL,      /* numbers on squares */
    INK_COORDINATE, /* letters and numbers on the frame */
    INK_PATH,
    INK_PATH_OLD,
    INK_SHINE, /* of a line that is lit, on INK_PATH */
    INK_CASING,
    INK_VISITED,
    INK_CURSOR,
    INK_TARGET,
    INK_SELECTED,
    INK_START,
    INK_END,
    INK_ATTACKED,
    INK_CONFLICT,
    INK_SOLVED,
    INK_HINT,
    INK_TIE,
    INK_HOLE,
    INK_MARK_GREEN, /* what somebody draws on it, always with a casing */
    INK_MARK_RED,
    INK_MARK_BLUE,
    INK_MARK_ORANGE,

    /* the program around it */
    INK_BACK,
    INK_PANEL,
    INK_RAISED,
    INK_HOVER,
    INK_LINE,
    INK_EDGE, /* of buttons and fields; as INK_RAISED where that will do */
    INK_TEXT,
    INK_STRONG,
    INK_FAINT,
    INK_ACCENT,
    INK_ON_ACCENT,
    INK_WARNING,
    INK_SHADE,

    INK_COUNT
};

#endif

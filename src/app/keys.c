/*
 * The table of shortcuts. Rows of one act stand together; the first carries
 * its words. What a key means on other keyboards than the American one is
 * known to keyboard.h.
 */
#include "app/keys.h"

#include <stddef.h>

#include "export/formats.h"
#include "session/quiz.h"
#include "puzzle/hand/marks.h"

#define DO(action)            \
    {                         \
        ACTION_##action, 0, 0 \
    }

#define SAVE(format)                    \
    {                                   \
        ACTION_SAVE, FORMAT_##format, 0 \
    }

#define BY_KEY(action)        \
    {                         \
        ACTION_##action, 0, 1 \
    }

#define MOVE(action, x, y)    \
    {                         \
        ACTION_##action, x, y \
    }

#define COLOUR(action, colour)            \
    {                                     \
        ACTION_##action, MARK_##colour, 0 \
    }

#define TAB(number)                  \
    {                                \
        ACTION_PUZZLE, (number)-1, 0 \
    }

const struct shortcut shortcuts[] = {
    { SDLK_SPACE, 0, false, DO(PLAY), "Space", "Play or pause", KEYS_PLAYER },
    { SDLK_k, 0, false, DO(PLAY), "K", NULL, KEYS_PLAYER },
    { SDLK_RIGHT, 0, true, DO(FORWARD), "→", "One step on", KEYS_PLAYER },
    { SDLK_PERIOD, 0, true, DO(FORWARD), ".", NULL, KEYS_PLAYER },
    { SDLK_PAGEDOWN, 0, true, DO(FORWARD), "PgDn", NULL, KEYS_PLAYER },
    { SDLK_LEFT, 0, true, DO(BACK), "←", "One step back", KEYS_PLAYER },
    { SDLK_COMMA, 0, true, DO(BACK), ",", NULL, KEYS_PLAYER },
    { SDLK_PAGEUP, 0, true, DO(BACK), "PgUp", NULL, KEYS_PLAYER },
    { SDLK_RIGHT, MOD_SHIFT, true, DO(FORWARD_TEN), "Shift+→", "Ten steps on",
      KEYS_PLAYER },
    { SDLK_LEFT, MOD_SHIFT, true, DO(BACK_TEN), "Shift+←", "Ten steps back",
      KEYS_PLAYER },
    { SDLK_RIGHT, MOD_CTRL, true, DO(NEXT_EVENT), "Ctrl+→",
      "Next dead end or solution", KEYS_PLAYER },
    { SDLK_LEFT, MOD_CTRL, true, DO(BACK_EVENT), "Ctrl+←",
      "Previous dead end or solution", KEYS_PLAYER },
    { SDLK_RIGHT, MOD_CTRL | MOD_SHIFT, true, DO(NEXT_SOLUTION), "Ctrl+Shift+→",
      "Next solution", KEYS_PLAYER },
    { SDLK_LEFT, MOD_CTRL | MOD_SHIFT, true, DO(BACK_SOLUTION), "Ctrl+Shift+←",
      "Previous solution", KEYS_PLAYER },
    { SDLK_HOME, 0, false, DO(FIRST), "Home", "To the start", KEYS_PLAYER },
    { SDLK_END, 0, false, DO(LAST), "End", "To the end", KEYS_PLAYER },
    { SDLK_MINUS, 0, true, DO(SLOWER), "-", "Slower", KEYS_PLAYER },
    { SDLK_KP_MINUS, 0, true, DO(SLOWER), NULL, NULL, KEYS_PLAYER },
    { SDLK_EQUALS, 0, true, DO(FASTER), "+", "Faster", KEYS_PLAYER },
    { SDLK_EQUALS, MOD_SHIFT, true, DO(FASTER), NULL, NULL, KEYS_PLAYER },
    { SDLK_PLUS, 0, true, DO(FASTER), NULL, NULL, KEYS_PLAYER },
    { SDLK_KP_PLUS, 0, true, DO(FASTER), NULL, NULL, KEYS_PLAYER },

    { SDLK_n, 0, false, DO(RANDOM), "N", "New run at random", KEYS_RUN },
    { SDLK_q,
      0,
      false,
      { ACTION_QUIZ, QUIZ_ABOUTS, 0 },
      "Q",
      "Quiz: where next?",
      KEYS_RUN },
    { SDLK_s,
      0,
      false,
      { ACTION_ANSWER, 0, RIDDLE_GIVEN_UP },
      "S",
      "Show me the answer",
      KEYS_RUN },
    { SDLK_z, MOD_CTRL, true, DO(UNDO), "Ctrl+Z", "Undo: the run before",
      KEYS_RUN },
    { SDLK_z, MOD_CTRL | MOD_SHIFT, true, DO(REDO), "Ctrl+Shift+Z", "Redo",
      KEYS_RUN },
    { SDLK_y, MOD_CTRL, true, DO(REDO), NULL, NULL, KEYS_RUN },
    { SDLK_c, MOD_CTRL, false, DO(COPY), "Ctrl+C", "Copy this run as text",
      KEYS_RUN },
    { SDLK_v, MOD_CTRL, false, DO(PASTE), "Ctrl+V",
      "Open a run, FEN, tour or shape", KEYS_RUN },
    { SDLK_o, MOD_CTRL, false, DO(OPEN), "Ctrl+O", "Open a file", KEYS_RUN },
    { SDLK_c, MOD_CTRL | MOD_SHIFT, false, DO(COPY_PICTURE), "Ctrl+Shift+C",
      "Copy the picture", KEYS_RUN },
    { SDLK_s, MOD_CTRL, false, SAVE(PNG), "Ctrl+S", "Save the picture as PNG",
      KEYS_RUN },
    { SDLK_s, MOD_CTRL | MOD_SHIFT, false, SAVE(SVG), "Ctrl+Shift+S",
      "Save the picture as SVG", KEYS_RUN },
    { SDLK_g, MOD_CTRL, false, SAVE(GIF), "Ctrl+G", "Save the run as GIF",
      KEYS_RUN },
    { SDLK_p, MOD_CTRL, false, DO(SHEET), "Ctrl+P", "Print a sheet of boards",
      KEYS_RUN },
    { SDLK_p, MOD_CTRL | MOD_SHIFT, false, DO(WORKSHEET), "Ctrl+Shift+P",
      "Print a worksheet", KEYS_RUN },
    { SDLK_e, 0, false, BY_KEY(EDIT), "E", "Edit the board: next tool",
      KEYS_RUN },
    { SDLK_m, 0, false, COLOUR(MARK, GREEN), "M", "Mark the cursor's square",
      KEYS_RUN },
    { SDLK_m, MOD_SHIFT, false, COLOUR(MARK, RED), NULL, NULL, KEYS_RUN },
    { SDLK_m, MOD_ALT, false, COLOUR(MARK, BLUE), NULL, NULL, KEYS_RUN },
    { SDLK_m, MOD_ALT | MOD_SHIFT, false, COLOUR(MARK, ORANGE), NULL, NULL,
      KEYS_RUN },
    { SDLK_a, 0, false, COLOUR(ARROW, GREEN), "A", "Arrow from there, to there",
      KEYS_RUN },
    { SDLK_a, MOD_SHIFT, false, COLOUR(ARROW, RED), NULL, NULL, KEYS_RUN },
    { SDLK_a, MOD_ALT, false, COLOUR(ARROW, BLUE), NULL, NULL, KEYS_RUN },
    { SDLK_a, MOD_ALT | MOD_SHIFT, false, COLOUR(ARROW, ORANGE), NULL, NULL,
      KEYS_RUN },
    { SDLK_DELETE, 0, false, DO(CLEAR_MARKS), "Delete", "Clear all marks",
      KEYS_RUN },
    { SDLK_1, 0, false, TAB(1), "1…9", "Choose the puzzle", KEYS_RUN },
    { SDLK_2, 0, false, TAB(2), NULL, NULL, KEYS_RUN },
    { SDLK_3, 0, false, TAB(3), NULL, NULL, KEYS_RUN },
    { SDLK_4, 0, false, TAB(4), NULL, NULL, KEYS_RUN },
    { SDLK_5, 0, false, TAB(5), NULL, NULL, KEYS_RUN },
    { SDLK_6, 0, false, TAB(6), NULL, NULL, KEYS_RUN },
    { SDLK_7, 0, false, TAB(7), NULL, NULL, KEYS_RUN },
    { SDLK_8, 0, false, TAB(8), NULL, NULL, KEYS_RUN },
    { SDLK_9, 0, false, TAB(9), NULL, NULL, KEYS_RUN },

    { SDLK_f, 0, false, DO(FLIP), "F", "Turn the board round", KEYS_VIEW },
    { SDLK_c, 0, false, DO(COORDINATES), "C", "Coordinates", KEYS_VIEW },
    { SDLK_l, 0, false, DO(NUMBERS), "L", "Numbers on the squares", KEYS_VIEW },
    { SDLK_t, 0, false, DO(NEXT_THEME), "T", "Next theme", KEYS_VIEW },
    { SDLK_t, MOD_SHIFT, false, DO(PREVIOUS_THEME), "Shift+T", "Previous theme",
      KEYS_VIEW },
    { SDLK_w, 0, false, DO(NEXT_SURROUND), "W", "Light or dark window",
      KEYS_VIEW },
    { SDLK_z, 0, true, MOVE(ZOOM, 0, 1), "Z", "Closer, further off, all of it",
      KEYS_VIEW },
    { SDLK_z, MOD_SHIFT, true, MOVE(ZOOM, 0, -1), "Shift+Z", NULL, KEYS_VIEW },
    { SDLK_0, 0, false, MOVE(ZOOM, 0, 0), "0", NULL, KEYS_VIEW },
    { SDLK_KP_0, 0, false, MOVE(ZOOM, 0, 0), NULL, NULL, KEYS_VIEW },
    { SDLK_LEFT, MOD_ALT, true, MOVE(PAN, -1, 0), "Alt+arrows",
      "Move over a board seen closely", KEYS_VIEW },
    { SDLK_RIGHT, MOD_ALT, true, MOVE(PAN, 1, 0), NULL, NULL, KEYS_VIEW },
    { SDLK_UP, MOD_ALT, true, MOVE(PAN, 0, -1), NULL, NULL, KEYS_VIEW },
    { SDLK_DOWN, MOD_ALT, true, MOVE(PAN, 0, 1), NULL, NULL, KEYS_VIEW },
    { SDLK_o, 0, false, DO(SEE_ALL), "O", "All pages of an album at once",
      KEYS_VIEW },
    { SDLK_i, 0, false, DO(SEE_IMAGES), "I", "Images of a page side by side",
      KEYS_VIEW },
    { SDLK_h, 0, false, DO(HIDE), "H", "Only the board, for projectors",
      KEYS_VIEW },
    { SDLK_F11, 0, false, DO(FULLSCREEN), "F11", "Full screen", KEYS_VIEW },
    { SDLK_RETURN, MOD_ALT, false, DO(FULLSCREEN), NULL, NULL, KEYS_VIEW },

    { SDLK_F1, 0, false, DO(HELP), "F1", "Help: these pages", KEYS_WINDOW },
    { SDLK_QUESTION, 0, false, DO(HELP), "?", NULL, KEYS_WINDOW },
    { SDLK_QUESTION, MOD_SHIFT, false, DO(HELP), NULL, NULL, KEYS_WINDOW },
    { SDLK_SLASH, MOD_SHIFT, false, DO(HELP), NULL, NULL, KEYS_WINDOW },
    { SDLK_EQUALS, MOD_CTRL, true, DO(LARGER), "Ctrl++", "Larger text",
      KEYS_WINDOW },
    { SDLK_EQUALS, MOD_CTRL | MOD_SHIFT, true, DO(LARGER), NULL, NULL,
      KEYS_WINDOW },
    { SDLK_PLUS, MOD_CTRL, true, DO(LARGER), NULL, NULL, KEYS_WINDOW },
    { SDLK_KP_PLUS, MOD_CTRL, true, DO(LARGER), NULL, NULL, KEYS_WINDOW },
    { SDLK_MINUS, MOD_CTRL, true, DO(SMALLER), "Ctrl+-", "Smaller text",
      KEYS_WINDOW },
    { SDLK_KP_MINUS, MOD_CTRL, true, DO(SMALLER), NULL, NULL, KEYS_WINDOW },
    { SDLK_0, MOD_CTRL, false, DO(NORMAL_SIZE), "Ctrl+0", "Normal text",
      KEYS_WINDOW },
    { SDLK_KP_0, MOD_CTRL, false, DO(NORMAL_SIZE), NULL, NULL, KEYS_WINDOW },
    { SDLK_ESCAPE, 0, false, DO(CLOSE), "Esc", "Leave whatever is open",
      KEYS_WINDOW },
    { SDLK_q, MOD_CTRL, false, DO(QUIT), "Ctrl+Q", "Quit", KEYS_WINDOW },
};

const int shortcut_count = (int)(sizeof shortcuts / sizeof shortcuts[0]);

const char *const key_groups[KEY_GROUPS] = { "Player", "Run", "View",
                                             "Window" };

static int mods_of(int sdl_mods)
{
    return (sdl_mods & KMOD_CTRL ? MOD_CTRL : 0) |
           (sdl_mods & KMOD_SHIFT ? MOD_SHIFT : 0) |
           (sdl_mods & KMOD_ALT ? MOD_ALT : 0);
}

const struct shortcut *shortcut_find(SDL_Keycode key, int sdl_mods)
{
    if (sdl_mods & KMOD_GUI)
        return NULL;
    for (int i = 0; i < shortcut_count; i++)
        if (shortcuts[i].key == key && shortcuts[i].mods == mods_of(sdl_mods))
            return &shortcuts[i];
    return NULL;
}

const char *shortcut_hint(struct act act)
{
    for (int i = 0; i < shortcut_count; i++)
        if (act_same(shortcuts[i].act, act))
            return shortcuts[i].name;
    return NULL;
}

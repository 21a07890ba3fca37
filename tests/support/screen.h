/*
 * The window's screen without a window: the same state, parts and widgets,
 * made for any size. For tests of the screen, and for scripts that have to
 * know where to click.
 */
#ifndef CHEQUER_TEST_SCREEN_H
#define CHEQUER_TEST_SCREEN_H

#include <stdio.h>
#include <stdlib.h>

#include "app/app_state.h"
#include "app/parts/panel/asking.h"
#include "app/parts/ids.h"
#include "app/parts/picmenu.h"
#include "app/parts/parts.h"
#include "app/runs.h"
#include "app/ui/widgets.h"
#include "base/alloc.h"
#include "base/error.h"
#include "chess/square.h"
#include "puzzle/ask/question.h"
#include "puzzle/control.h"
#include "puzzle/facts.h"
#include "puzzle/puzzle.h"
#include "render/font.h"
#include "session/session.h"

static inline struct app *screen_open(int width, int height, int percent,
                                      const char *run)
{
    struct app *app = xcalloc(1, sizeof *app);
    struct error err;

    screen_init(&app->screen);
    asking_init(&app->asking);
    settings_init(&app->settings);
    runs_init(&app->runs, &app->settings);
    app->screen.fonts = fonts_open(NULL, &err);
    if (app->screen.fonts == NULL) {
        fprintf(stderr, "%s\n", err.message);
        exit(EXIT_FAILURE);
    }
    app->screen.width = width;
    app->screen.height = height;
    app->screen.percent = percent;
    app->pace.work = 256;
    app->board.pressed = -1;
    panel_refresh(&app->panel);
    runs_open_first(&app->runs, run, false);
    screen_make(app);
    return app;
}

static inline void screen_close(struct app *app)
{
    asking_free(&app->asking);
    making_free(&app->making);
    print_form_free(&app->print);
    open_form_free(&app->open);
    slides_free(&app->slides);
    album_view_free(&app->album);
    session_close(app->runs.ss);
    settings_free(&app->settings);
    screen_free(&app->screen);
    free(app);
}

/* As a script calls the widget: "play", "size", "size.more", "size2.less",
 * "item:greedy", "fact:fen"; "" for those it has no use for. */
static inline void widget_name(const struct app *app, const struct widget *w,
                               char out[64])
{
    static const char *const player[] = { "to-start", "back",    "play",
                                          "pause",    "forward", "to-end" };
    static const struct {
        uint32_t id;
        const char *name;
    } fixed[] = {
        { ID_BOARD, "board" },
        { ID_SCRUB, "scrub" },
        { ID_SPEED, "speed" },
        { ID_THEMES, "themes" },
        { ID_VIEW, "view" },
        { ID_HELP, "help" },
        { ID_CLOSE_HELP, "close" },
        { ID_PNG, "png" },
        { ID_PICTURE, "picture" },
        { ID_COPY, "copy" },
        { ID_MORE, "more" },
        { ID_MENU_UP, "menu.up" },
        { ID_MENU_DOWN, "menu.down" },
        { ID_UNDO, "undo" },
        { ID_REDO, "redo" },
        { ID_AFRESH, "afresh" },
        { ID_STRIP, "strip" },
        { ID_SEE_ALL, "see-all" },
        { ID_SEE_IMAGES, "see-images" },
        { ID_SIGHT, "sight" },
        { ID_SIGHT_LEAVE, "sight.leave" },
        { ID_SIGHT_SHEET, "sight.sheet" },
        { ID_OFFER, "offer" },
        { ID_SLIDE_BACK, "slide.back" },
        { ID_SLIDE_ON, "slide.on" },
        { ID_SLIDE_LEAVE, "slide.leave" },
        { ID_PRINT_SAVE, "print.save" },
        { ID_PRINT_CLOSE, "print.close" },
        { ID_PRINT_BACK, "print.back" },
        { ID_PRINT_ON, "print.on" },
        { ID_QUIZ, "quiz" },
        { ID_QUIZ_SHOW, "quiz.show" },
        { ID_QUIZ_YES, "quiz.yes" },
        { ID_QUIZ_NO, "quiz.no" },
        { ID_QUIZ_ON, "quiz.on" },
        { ID_QUIZ_LEAVE, "quiz.leave" },
        { ID_EDIT, "edit" },
        { ID_TOOL, "tool:done" },
        { ID_TOOL + TOOL_HOLES, "tool:holes" },
        { ID_TOOL + TOOL_START, "tool:start" },
        { ID_TOOL + TOOL_END, "tool:end" },
        { ID_TOOL + TOOL_PIECE, "tool:piece" },
    };
    static const char *const ends[] = { "", ".less", ".more", "" };

    out[0] = '\0';
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (w->id == fixed[i].id)
            snprintf(out, 64, "%s", fixed[i].name);
    if (out[0] != '\0')
        return;
    if (w->id >= ID_HELP_LINK) {
        snprintf(out, 64, "help.link%d", (int)(w->id - ID_HELP_LINK));
    } else if (w->id >= ID_HELP_CODE) {
        snprintf(out, 64, "help.code%d", (int)(w->id - ID_HELP_CODE));
    } else if (w->id == ID_HELP_BAR) {
        snprintf(out, 64, "help.bar");
    } else if (w->id >= ID_HELP_PAGE) {
        snprintf(out, 64, "help.page%d", (int)(w->id - ID_HELP_PAGE));
    } else if (w->id >= ID_PRINT) {
        int key = (int)(w->id - ID_PRINT) / 8, part = (int)w->id % 8;
        static const char *const kinds[] = { "sheet", "worksheet" };

        if (key >= PRINT_KEYS)
            snprintf(out, 64, "print-kind.%s", kinds[part]);
        else if (print_controls[key].kind == CONTROL_CHOICE)
            snprintf(out, 64, "%s.%s", print_controls[key].key,
                     print_controls[key].names[part]);
        else
            snprintf(out, 64, "%s%s", print_controls[key].key, ends[part]);
    } else if (w->id >= ID_CONTROL) {
        int i = (int)(w->id - ID_CONTROL);

        snprintf(out, 64, "%s%s%s",
                 session_class(app->runs.ss)->controls[i / 8].key,
                 i % 8 / 4 ? "2" : "", ends[i % 4]);
    } else if (w->id >= ID_ITEM) {
        const struct control *c =
            &session_class(app->runs.ss)->controls[app->popup.control];
        const char *name = app->popup.kind == POPUP_CONTROL
                               ? c->names[w->id - ID_ITEM]
                               : NULL;

        snprintf(out, 64, "item:%s", name ? name : "other");
        if (app->popup.kind == POPUP_VIEW || app->popup.kind == POPUP_SHOWS ||
            app->popup.kind == POPUP_QUIZ)
            snprintf(out, 64, "row%d", (int)(w->id - ID_ITEM));
        if (app->popup.kind == POPUP_PICTURE)
            snprintf(out, 64, "%s",
                     picmenu_row(&app->runs, (int)(w->id - ID_ITEM)).text);
        if (app->popup.kind == POPUP_COPY)
            snprintf(out, 64, "%s",
                     copymenu_row(&app->runs, (int)(w->id - ID_ITEM)).text);
        for (char *at = out; (at = strchr(at, ' ')) != NULL;)
            *at = '-';
    } else if (w->id >= ID_ASK && session_class(app->runs.ss)->questions) {
        snprintf(out, 64, "ask:%s",
                 session_class(app->runs.ss)->questions[w->id - ID_ASK].key);
    } else if (w->id >= ID_FACT) {
        snprintf(out, 64, "fact:%s",
                 session_facts(app->runs.ss)->at[w->id - ID_FACT].key);
    } else if (w->id >= ID_TAB) {
        snprintf(out, 64, "tab%d", (int)(w->id - ID_TAB));
    } else if (w->id >= ID_PLAYER) {
        snprintf(out, 64, "%s", player[w->id - ID_PLAYER]);
    }
}

#endif

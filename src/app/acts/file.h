/* What the acts do that make files; app/actions.c has their table. */
#ifndef CHEQUER_FILE_ACTS_H
#define CHEQUER_FILE_ACTS_H

#include "app/ui/act.h"

struct app;

typedef void file_act(struct app *app, struct act act);

file_act file_open, file_open_row, file_open_place, file_open_above;
file_act file_open_rows, file_open_to;
file_act file_copy_picture, file_show_folder;
file_act file_copy_as;            /* a: index of the format */
file_act file_save, file_save_as; /* a: index of the format */
file_act file_open_print, file_set_print, file_set_picture;

#endif

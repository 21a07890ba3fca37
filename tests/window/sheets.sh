#!/bin/sh
# One key saves the album as a sheet, another a worksheet with its solutions;
# what was being looked at stays where it is.
. "$(dirname "$0")/../support/window.sh"
start_server
run='queens size=8 solution=17'
start show queens size=8 solution=17

saved() {
    expect_file "$1"
    [ "$(identify -format '%wx%h' "$pictures/$1")" = "$2" ] ||
        fail "$1 is not $2"
}

expect_run 'solution=17'
key ctrl+p
saved chequer-queens-sheet-001.png 2480x3508
grep -q 'queens size=8 sheet=all' "$pictures/chequer-queens-sheet-001.png" ||
    fail "the sheet is not of all"
key ctrl+shift+p
saved chequer-queens-worksheet-001-1.png 2480x3508
saved chequer-queens-worksheet-001-2.png 2480x3508
grep -q 'solution=17 worksheet=17-22' \
    "$pictures/chequer-queens-worksheet-001-1.png" ||
    fail "the worksheet does not begin at the page shown"

# From the menu, on the other paper.
click picture
click Letter-paper,-not-A4 1 picture
click Save-a-sheet-of-many-boards 1 picture
saved chequer-queens-sheet-002.png 2550x3300
stop

# One that would take for ever is ended by Esc: keys do nothing else until
# then, no file is left, and the window goes on.
rm -r "$pictures" "$XDG_STATE_HOME"
start show tour size=8x8 start=b2 algorithm=backtracking step=20
expect_step 20
key ctrl+p Right Home Escape
expect_step 20
expect_no_file
key Left
expect_step 19

# Nor does closing the window wait for it.
key ctrl+shift+p
stop
expect_no_file

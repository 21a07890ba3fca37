#!/bin/sh
# The form of sheets and worksheets: opened by a key or from the menu, with the
# pages as they will be; what is chosen there is in the files, and kept. What
# was being looked at stays where it is.
. "$(dirname "$0")/../support/window.sh"
start_server
run='queens size=8 solution=17'
start show queens size=8 solution=17

# pages FILE N: the PDF has so many.
pages() {
    expect_file "$1"
    ! command -v pdfinfo >/dev/null ||
        pdfinfo "$pictures/$1" | grep -q "Pages: *$2" || fail "$1: not $2 pages"
}

says() {
    ! command -v pdftotext >/dev/null ||
        pdftotext "$pictures/$1" - | grep -q "$2" || fail "$1: no '$2'"
}

# in_form NAME: click a widget of the form.
in_form() {
    click "$1" 1 print
}

# Is a page there, at the right of the card?
shows_paper() {
    picture form
    convert "$tmp/form.png" -crop 16x16+980+60 -format '%[fx:mean]' info: |
        awk '{ exit !($1 > 0.98) }'
}

expect_run 'solution=17'
key ctrl+shift+p
await "the page" shows_paper
key Return
pages chequer-queens-worksheet-001.pdf 2
says chequer-queens-worksheet-001.pdf '92 solutions'
expect_run 'solution=17'

# The same key twice prints as last time.
key ctrl+shift+p
key ctrl+shift+p
pages chequer-queens-worksheet-002.pdf 2
cmp -s "$pictures/chequer-queens-worksheet-001.pdf" \
    "$pictures/chequer-queens-worksheet-002.pdf" || fail "not the same again"

# By the mouse: two boards, with one solution each, without solutions, as PNG.
key ctrl+shift+p
in_form print-boards.less
in_form print-boards.less
in_form print-boards.less
in_form print-boards.less
in_form print-given.unique
in_form print-solutions
in_form print-paper.letter
in_form print-landscape
in_form print-file.png
in_form print.save
expect_file chequer-queens-worksheet-001.png
[ "$(identify -format '%wx%h' \
    "$pictures/chequer-queens-worksheet-001.png")" = 3300x2550 ] ||
    fail "not Letter on its side"
grep -q 'solution=17 worksheet=17-18 unique=on answers=off' \
    "$pictures/chequer-queens-worksheet-001.png" || fail "not as it was set"

# From the menu; a click beside the card, Esc and its button leave it.
run='queens size=8 solution=17'
click picture
click Worksheet… 1 picture
in_form print.close
key ctrl+p
key Escape
key Right
expect_run 'solution=18'
stop

# It is kept from start to start.
start show queens size=8 solution=3
key ctrl+shift+p
run='queens size=8 solution=3'
in_form print-file.pdf
in_form print.save
expect_file chequer-queens-worksheet-003.pdf
says chequer-queens-worksheet-003.pdf 'There is only\|Each board has'
stop

# One that would take for ever is ended by Esc: keys do nothing else until
# then, no file is left, and the window goes on.
rm -r "$pictures" "$XDG_STATE_HOME"
start show tour size=8x8 start=b2 algorithm=backtracking step=20
expect_step 20
key ctrl+p
key ctrl+p Right Home Escape
expect_step 20
expect_no_file
key Left
expect_step 19

# Nor does closing the window wait for it, or for the form.
key ctrl+shift+p
stop
expect_no_file

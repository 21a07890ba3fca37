#!/bin/sh
# Much was done, and nothing is done any more: then the window has no more
# memory than a fresh one, with the same settings and the same run, within a
# fifth.
. "$(dirname "$0")/../support/window.sh"

# All at once it does not follow, and much would never be drawn.
do_much() {
    for size in 900x650 1800x1100 1024x768 1300x900 1600x1000 1280x720; do
        hand windowsize "$window" "${size%x*}" "${size#*x}"
        key t ctrl+plus 2 space 3 4 5 6 7 8 9 F1 Right Right Page_Down Escape 1
        look
    done
}

# The same in both windows, and the last of it is the same.
comes_to_rest() {
    hand windowsize "$window" "$width" "$height"
    await "a window of ${width}x$height" has_size "$width" "$height"
    offer 'tour size=8x8 start=f6'
    key Escape ctrl+v Home
    await "2 s of rest" rests
}

# With more to show more is right, but not afterwards.
rests_large() {
    hand windowsize "$window" 1900 1180
    key F1 Right Right
    await "2 s of rest" rests
    key Escape
}

start_server
start
do_much
rests_large
comes_to_rest
has_not_grown comes_to_rest
stop

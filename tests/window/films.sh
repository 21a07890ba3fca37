#!/bin/sh
# A GIF from the window: Ctrl+G makes one of the whole run, the moment that is
# looked at stays, Esc ends it and leaves nothing behind.
. "$(dirname "$0")/../support/window.sh"
start_server
start show tour size=6x5 start=b2 step=7

expect_step 7
key ctrl+g
expect_file chequer-tour-6x5-b2-001.gif
identify "$pictures/chequer-tour-6x5-b2-001.gif" >"$tmp/info" ||
    fail "the GIF is broken"
[ "$(wc -l <"$tmp/info")" = 30 ] ||
    fail "$(wc -l <"$tmp/info") frames in place of 30"
expect_step 7
key Right
expect_step 8

# From the menu of pictures, without changing the first.
sum=$(cksum <"$pictures/chequer-tour-6x5-b2-001.gif")
run='tour size=6x5 start=b2'
click picture
click Save-the-run-as-GIF 1 picture
expect_file chequer-tour-6x5-b2-002.gif
[ "$sum" = "$(cksum <"$pictures/chequer-tour-6x5-b2-001.gif")" ] ||
    fail "the second GIF changed the first"
stop

# Of an album all pages are turned, and the one looked at stays.
rm -r "$pictures" "$XDG_STATE_HOME"
start show queens size=6 solution=3
expect_run 'solution=3'
key ctrl+g
expect_file chequer-queens-001.gif
[ "$(identify "$pictures/chequer-queens-001.gif" | wc -l)" = 4 ] ||
    fail "not all four solutions are in the film"
expect_run 'solution=3'
stop

# Where ffmpeg is installed the menu offers films that it makes; else not.
if command -v ffmpeg >/dev/null; then
    rm -r "$pictures" "$XDG_STATE_HOME"
    start show tour size=5x4 start=a1 step=3
    expect_step 3
    run='tour size=5x4 start=a1'
    click picture
    click Save-the-run-as-MP4 1 picture
    expect_file chequer-tour-5x4-a1-001.mp4
    ffprobe -v error -show_entries format_tags=comment \
        "$pictures/chequer-tour-5x4-a1-001.mp4" |
        grep -q 'tour size=5x4 start=a1 .*glide=on' ||
        fail "the film does not say what it shows"
    expect_step 3
    stop
fi

# A long one is ended by Esc: keys do nothing else meanwhile, no file is left,
# and the window is as it was.
rm -r "$pictures" "$XDG_STATE_HOME"
start show tour size=40x40 start=a1 step=1500
expect_step 1500
click picture
click 640-pixels-wide 1 picture
key Escape ctrl+g Right Home Escape
expect_step 1500
expect_no_file
key Left
expect_step 1499
stop

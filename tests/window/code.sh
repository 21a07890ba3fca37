#!/bin/sh
# The listing of a method beside the board: switched on by a click, in windows
# of three sizes, its bar goes from line to line with the steps and comes back
# with them.
. "$(dirname "$0")/../support/window.sh"
start_server

# Where the bar of the lit line is, as WIDTHxHEIGHT+X+Y of the part of the
# window that the board has; 'none' if there is none. Words in the same colour
# are too thin to count.
bar() {
    timeout 20 import -silent -window "$window" "$tmp/screen.png"
    convert "$tmp/screen.png" \
        -crop "$((width * 55 / 100))x$((height - 130))+0+60" +repage \
        -fill black +opaque '#56B4E9' -fill white -opaque '#56B4E9' \
        -sample 33.3333% -morphology Open Rectangle:3x3 "$tmp/bar.png"
    [ "$(convert "$tmp/bar.png" -format '%[fx:maxima]' info:)" = 1 ] ||
        { echo none; return; }
    convert "$tmp/bar.png" -bordercolor black -border 1 -trim \
        -format '%wx%h%O' info:
}

bar_is() {
    [ "$(bar)" = "$1" ]
}

# A bar stands still where it differs from $1; it becomes $lit.
bar_moves() {
    lit=$(bar)
    [ "$lit" != none ] && [ "$lit" != "$1" ] && bar_is "$lit"
}

for size in 800x600 1280x800 1920x1080; do
    width=${size%x*} height=${size#*x}
    run='tour start=d4'
    start show tour start=d4
    key Home
    expect_step 0
    await "a board without a listing" bar_is none
    click code
    expect_run 'code=on'
    run='tour start=d4 code=on'
    await "a bar at the start" bar_moves nowhere
    first=$lit

    # One step on, and back again.
    click forward
    expect_step 1
    await "the bar to go to another line" bar_moves "$first"
    second=$lit
    click back
    expect_step 0
    await "the bar to come back" bar_is "$first"
    key End
    expect_step 63
    await "the bar to go to the last line" bar_moves "$second"

    click code
    expect_run 'start=d4 algorithm'
    await "the listing to go" bar_is none
    stop
done

# The queens and the two derivations have theirs.
width=1280 height=800
run='queens mode=search'
start show queens mode=search
expect_run 'queens'
click code
await "a bar beside the queens" bar_moves nowhere
expect_run 'code=on'
stop
run='chess960 why=product'
start show chess960 why=product
expect_run 'chess960'
click code
await "a bar beside the product" bar_moves nowhere
expect_run 'code=on'
stop

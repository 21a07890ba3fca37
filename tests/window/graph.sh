#!/bin/sh
# The knight's graph and the tree of choices, switched on by clicks, in windows
# of three sizes: both are there, follow the steps and go away again.
. "$(dirname "$0")/../support/window.sh"
start_server

# How much of the window, without the panel, has the colour $1.
amount() {
    timeout 20 import -silent -window "$window" "$tmp/screen.png"
    convert "$tmp/screen.png" \
        -crop "${board}x$((height - 130))+0+60" +repage \
        -fill black +opaque "$1" -fill white -opaque "$1" \
        -format '%[fx:round(mean*w*h)]' info:
}

# The accent of discs that are taken, or on the knight's path.
lit() { amount '#56B4E9'; }

dark() { [ "$(lit)" -lt 20 ]; }

# More than $1 is lit; it becomes $now.
brighter() {
    now=$(lit)
    [ "$now" -gt "$1" ]
}

lit_is() { [ "$(lit)" = "$1" ]; }

for size in 800x600 1280x800 1920x1080; do
    width=${size%x*} height=${size#*x}
    board=$((width < 1000 ? 440 : width - 450))
    run='tour size=4x3 start=a1'
    start show tour size=4x3 start=a1
    key Home
    expect_step 0
    await "a board alone" dark
    click more
    click graph 1 more
    click item:ring 1 more+graph
    expect_run 'graph=ring'
    run='tour size=4x3 start=a1 graph=ring'
    await "the start on the ring" brighter 20
    first=$now
    click forward
    expect_step 1
    await "the path on the ring" brighter "$first"
    click back
    expect_step 0
    await "the path taken back" lit_is "$first"

    click graph 1 more
    click item:off 1 more+graph
    run='tour size=4x3 start=a1'
    await "a board without a ring" dark

    click tree 1 more
    expect_run 'tree=on'
    run='tour size=4x3 start=a1 tree=on'
    await "the root of the tree" brighter 20
    first=$now
    click forward
    expect_step 1
    await "a branch" brighter "$first"
    click back
    expect_step 0
    await "the branch to go" lit_is "$first"
    click tree 1 more
    await "a board alone again" dark
    run='tour size=4x3 start=a1'
    click more 1 more # it is remembered whether they are folded away
    stop
done

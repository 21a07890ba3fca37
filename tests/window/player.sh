#!/bin/sh
# The player with real keys: from solution to solution, to the start of a run
# whose beginning is no longer held, and messages that go when they are over.
. "$(dirname "$0")/../support/window.sh"
start_server

# Solutions, forwards and back; each is the only one at its step.
start show queens size=8 mode=search
key ctrl+shift+Right
expect_step 0 -gt
first=$step
key ctrl+shift+Right
expect_step "$first" -gt
second=$step
key ctrl+shift+Right
expect_step "$second" -gt
key ctrl+shift+Left
expect_step "$second"
key ctrl+shift+Left
expect_step "$first"

# There is no earlier one: that is said until something is done.
settle
key ctrl+shift+Left
await "a message" changes 500 999999
key Right Left
expect_step "$first"
await "the message to go" changes 0 0
stop

# A long search: the start is reached by running again.
rm -rf "$XDG_STATE_HOME"
start show tour size=8x9 start=b1 algorithm=backtracking order=s2
key End
for many in 300000 600000 900000 1200000 1500000 1800000 2100000; do
    expect_step "$many" -gt                 # each has its own patience
done
key Home
expect_step 0
key Right Right Right
expect_step 3
key Left
expect_step 2
key ctrl+Right
expect_step 2 -gt
stop

# Of a page that is none, the field says which there are, and no longer than
# until one is typed that there is.
rm -rf "$XDG_STATE_HOME"
start show queens size=8
run='queens size=8'
expect_title '8 queens on 8×8, solution 1'
settle
click solution
hand type abc
key Return
await "a message" changes 500 999999
click solution
hand type 92
key Return
expect_title '8 queens on 8×8, solution 92'
stop

# A tour that comes to its end has its moment, and then there is peace; where
# motion is off there is none.
rm -rf "$XDG_STATE_HOME"
start
lit() { # is there light of its colour on the board?
    picture now
    [ "$(convert "$tmp/now.png" -fuzz 8% -fill red +opaque '#FFD24A' \
        -fill white -opaque '#FFD24A' -format '%[fx:mean.g>0]' info:)" = 1 ]
}
# A picture may take longer than the light: it waits for the camera.
comes_to_its_end() {
    # shellcheck disable=SC3043 # as in window.sh
    local found
    key End Left Right
    sleep 0.5
    kill -STOP "$pid"
    found=0
    lit || found=1
    kill -CONT "$pid"
    return "$found"
}
key End
expect_step 63
await 'light along the line' comes_to_its_end
await 'peace afterwards' rests
if lit; then fail 'the light stays'; fi
expect_step 63
stop

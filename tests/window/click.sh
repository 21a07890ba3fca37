#!/bin/sh
# The mouse alone: click a square, change the size, play, pause, step, scrub.
. "$(dirname "$0")/../support/window.sh"
start_server
start

# A newcomer's first click sends the knight on its way from there.
expect_title "Knight's tour 8×8 from a1"
click f6
expect_title "Knight's tour 8×8 from f6"
expect_run 'start=f6.* step=[1-9]'

# A slow click is no different: letting go leaves the run alone.
# One step a second leaves time to see it.
key minus minus minus minus
place c3
# shellcheck disable=SC2086 # two numbers
hand mousemove $at mousedown 1 sleep 0.4
expect_title "Knight's tour 8×8 from c3"
hand mouseup 1
click play
look
[ "$step" -lt 60 ] || fail "the run jumped to step $step"

# Paused it stays where it is.
click play
expect_step "$step" -gt
click play
expect_pause
paused=$step

# Back and forth.
click back
expect_step $((paused - 1))
click forward
click forward
expect_step $((paused + 1))
click to-end
expect_step 63
click to-start
expect_step 0

# The scrub bar: its middle, then dragged to its end and beyond.
click scrub
expect_run 'step=3[0-3]$'
hand mousedown 1 mousemove $((width - 5)) $((height - 5)) mouseup 1
expect_step 63

# The wheel over the board.
place d4
# shellcheck disable=SC2086 # two numbers
hand mousemove $at click 4 click 4
expect_step 61
hand click 5
expect_step 62

# The size by mouse: the start moves in where the board shrinks.
for _ in 1 2 3 4 5; do click size.less; done
expect_title "Knight's tour 3×8 from c3"
click size2.more
expect_title "Knight's tour 3×9 from c3"
run='tour size=3x9'
click size.more
expect_title "Knight's tour 4×9 from c3"

# Held down, a stepper goes on by itself.
run='tour size=4x9'
place size2.more
# shellcheck disable=SC2086 # two numbers
hand mousemove $at mousedown 1
await "12 ranks by holding +" title_like ' 4×\(1[2-9]\|[2-9][0-9]\)'
hand mouseup 1
look
ranks=$(sed 's/.*size=4x\([0-9]*\).*/\1/' "$tmp/run")

# A number can be clicked and typed, an algorithm chosen from its menu.
run="tour size=4x$ranks"
click size2
hand type 6
key Return
expect_title "Knight's tour 4×6 from c3"
run='tour size=4x6 start=c3'
click algorithm
click item:backtracking 1 algorithm
expect_run 'algorithm=backtracking'

# While the board is edited a click cuts a hole and another one mends it,
# without starting.
click edit
click a1
expect_title "Knight's tour 4×6 with 1 hole from c3"
expect_run 'holes=a1'
click a1
expect_title "Knight's tour 4×6 from c3"
look
[ "$step" = 0 ] || fail "cutting a hole starts the knight"

stop

#!/bin/sh
# Marks are drawn on the board: by the right button, in colours by other keys,
# by keys alone; they stay where they are and go where the run goes.
. "$(dirname "$0")/../support/window.sh"

no_marks() {
    look
    ! grep -q marks "$tmp/run"
}

expect_no_marks() {
    await "no marks" no_marks
}

has_saved() {
    saved=$(find "$pictures" -name '*.png' 2>/dev/null)
    [ -s "$saved" ]
}

start_server
run='tour size=6x5 start=a1'
# shellcheck disable=SC2086 # a run is words
start show $run
expect_title "Knight's tour 6×5 from a1"

# An arrow from square to square; drawn again it is gone.
drag a1 c2 3
expect_run ' marks=a1-c2$'
drag c2 a1 3
expect_run ' marks=a1-c2,c2-a1$'
drag c2 a1 3
drag a1 c2 3
expect_no_marks

# A circle, the square filled, nothing.
click d4 3
expect_run ' marks=d4$'
click d4 3
expect_run ' marks=d4!$'
click d4 3
expect_no_marks

# Other keys are other colours, and change the colour of what is there.
holding shift drag a1 c2 3
expect_run ' marks=a1-c2:red$'
holding alt drag a1 c2 3
expect_run ' marks=a1-c2:blue$'
holding ctrl click f5 3
expect_run ' marks=a1-c2:blue,f5:red$'
hand keydown alt
holding shift click f1 3
hand keyup alt
expect_run ' marks=a1-c2:blue,f5:red,f1:orange$'

# It is seen while it is drawn, and let go beside the board it is nothing.
settle
place b3
# shellcheck disable=SC2086 # two numbers
hand mousemove $at mousedown 3
place d5
# shellcheck disable=SC2086
hand mousemove $at
await "an arrow that is being drawn" changes 1000 60000
place png
# shellcheck disable=SC2086
hand mousemove $at mouseup 3
expect_run ' marks=a1-c2:blue,f5:red,f1:orange$'

# The knight has not moved; when it does, and when it starts elsewhere, the
# marks stay, but those that a smaller board does not have.
look
[ "$step" = 0 ] || fail 'drawing starts the knight'
key Right
expect_run ' marks=a1-c2:blue,f5:red,f1:orange step=1$'
click c3
expect_run 'start=c3 .* marks=a1-c2:blue,f5:red,f1:orange'
key Home
click size.less
expect_run 'size=5x5 .* marks=a1-c2:blue\( \|$\)'
key ctrl+z
expect_run 'size=6x5 .* marks=a1-c2:blue,f5:red,f1:orange'
run='tour size=6x5 start=c3'

# A saved picture has them, and the next start of the program.
key Home ctrl+s
await 'a picture' has_saved
"$CHEQUER" show "$saved" --format json | grep -qF '"f5:red"' ||
    fail 'the saved picture has no marks'
stop
start
expect_run ' marks=a1-c2:blue,f5:red,f1:orange'

# All are cleared at once, and come back.
key Delete
expect_no_marks
key Delete
expect_run ' marks=a1-c2:blue,f5:red,f1:orange'
key Delete
expect_no_marks

# By keys alone: the cursor's square, and an arrow from there to there.
key Tab m
expect_run ' marks=a1$'
key shift+m m m
expect_run ' marks=a1!$'
key m
expect_no_marks
key a Right Up Up shift+a
expect_run ' marks=a1-b3:red$'
key a Right Escape
key m
expect_run ' marks=a1-b3:red,c3$'
key Escape

# A line that is pasted brings its own.
offer 'queens size=6 marks=a1-f6:orange,b2!'
key ctrl+v
expect_run '^queens size=6 .*marks=a1-f6:orange,b2!'

# A race has no board to draw on.
key 8
await 'the race' title_like 'Race'
moves mousemove 300 300 mousedown 3 mousemove 400 400 mouseup 3
expect_no_marks
stop

#!/bin/sh
# "Edit the board": holes are painted, start and end are chosen, pieces are
# put; by mouse and by keys alone. The knight does not set out meanwhile.
. "$(dirname "$0")/../support/window.sh"

no_holes() {
    look
    ! grep -q holes "$tmp/run"
}

start_server
run='tour size=7x5 start=a1'
# shellcheck disable=SC2086 # a run is words
start show $run
expect_title "Knight's tour 7×5 from a1"

# A stroke cuts all squares it passes, and is one step back; one that begins
# on a hole puts squares back.
click edit
drag b5 f5
expect_run ' holes=b5-f5$'
key ctrl+z
await 'the whole board' no_holes
key ctrl+shift+z
expect_run ' holes=b5-f5$'
drag e5 g5
expect_run ' holes=b5-d5$'
click b5
expect_run ' holes=c5,d5$'

# Where the knight starts no square is cut.
click a1
expect_run ' holes=c5,d5$'

# The end and the start.
click tool:end 1 edit
click g5
expect_run ' end=g5 .*holes=c5,d5$'
click d5
expect_run ' end=g5 '
click tool:start 1 edit
click c3
expect_run ' start=c3 end=g5 '
expect_pause
look
[ "$step" = 0 ] || fail 'editing starts the knight'
click tool:end 1 edit
click g5
expect_run ' start=c3 algorithm'

# Done: a click is the knight's again.
click tool:done 1 edit
click e1
expect_run 'start=e1 .*holes=c5,d5'
expect_step 0 -gt
key Home

# By keys alone: E takes a tool, and the next; Enter uses it; Esc ends it.
key e Right Return
expect_run ' holes=b1,c5,d5$'
key e e Up Return
expect_run ' end=b2 '
key e
key Up Return
expect_run 'start=b3 '
stop

# Peaceful pieces and covering, shown and by hand; a race, on one of its
# boards.
for run in 'place size=5x4' 'cover size=4x5 mode=hand' 'armies size=5x4' \
    'race size=5x4 start=a3'; do
    # shellcheck disable=SC2086 # words
    # shellcheck disable=SC2086 # a run is words
    start show $run
    click edit
    drag a1 d1
    expect_run 'holes=a1-[de]1' # squares are smaller in a race
    key Escape
    stop
done

# Pieces in free play.
run='lesson lesson=25'
# shellcheck disable=SC2086 # a run is words
start show $run
click edit
click b7
expect_run 'fen=4k3/1[A-Za-z]6/8/8/3Q4'
stop

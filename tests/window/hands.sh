#!/bin/sh
# Hands on the board: pieces are dragged, and buttons take moves back, make
# them again and begin anew.
. "$(dirname "$0")/../support/window.sh"
start_server

# The knight is dragged; let go where it cannot go it returns without a word.
run='tour size=6x5 mode=hand start=a1'
start show tour size=6x5 mode=hand start=a1
drag a1 b3
expect_run 'moves=b3 step=1$'
drag b3 c3
drag b3 png
expect_run 'moves=b3 step=1$'
drag b3 d4
expect_run 'moves=b3,d4 step=2$'
run='tour size=6x5 mode=hand start=a1 moves=b3,d4'
click undo
expect_run 'step=1$'
run='tour size=6x5 mode=hand start=a1 moves=b3,d4 step=1'
click redo
expect_run 'moves=b3,d4 step=2$'
run='tour size=6x5 mode=hand start=a1 moves=b3,d4'
click afresh
expect_run 'order=s0 best=3$'
run='tour size=6x5 mode=hand start=a1'
key ctrl+z
expect_run 'moves=b3,d4 step=2$'
stop

# White, then Black, who is dragged, then none.
run='armies size=6x5 mode=hand'
start show armies size=6x5 mode=hand
click a1
expect_run 'placed=a1 step=1$'
run='armies size=6x5 mode=hand placed=a1'
click a1
expect_run 'placed=a1,a1 step=2$'
drag a1 b2
expect_run 'placed=a1,a1,a1-b2 step=3$'
run='armies size=6x5 mode=hand placed=a1,a1,a1-b2'
click b2
expect_run 'placed=a1,a1,a1-b2,b2 step=4$'
stop

# A queen is put, dragged, and all are taken from the board.
run='queens size=5 mode=hand'
start show queens size=5 mode=hand
click a1
drag a1 c2
expect_run 'placed=a1,a1-c2 step=2$'
drag c2 png
expect_run 'placed=a1,a1-c2 step=2$'
run='queens size=5 mode=hand placed=a1,a1-c2'
click c2
expect_run 'placed=a1,a1-c2,c2 step=3$'
run='queens size=5 mode=hand placed=a1,a1-c2,c2'
click afresh
expect_run 'mode=hand$'
stop

# While looking back nothing that is refused cuts the later moves; what is done
# in their place is one step back, and the moves are there again.
all=c2,a3,b1,d2,b3,c1,a2,c3,d1,b2,d3
run="tour size=4x3 mode=hand start=a1 moves=$all step=3"
# shellcheck disable=SC2086 # a run is words
start show tour size=4x3 mode=hand start=a1 moves=$all
key Home Right Right Right
expect_step 3
click c2
click b1
drag b1 d1
expect_run "moves=$all step=3\$"
click c3
expect_run 'moves=c2,a3,b1,c3 best=12 step=4$'
click undo
expect_run "moves=$all step=3\$"
click redo
expect_run 'moves=c2,a3,b1,c3 best=12 step=4$'
key Home
expect_step 0
click d3
expect_run 'start=d3 '
key ctrl+z
expect_run 'start=a1 .*moves=c2,a3,b1,c3 best=12 step=0$'
stop

run='queens size=5 mode=hand placed=a1,c2,e3 step=1'
start show queens size=5 mode=hand placed=a1,c2,e3
key Home Right
expect_step 1
drag a1 png
expect_run 'placed=a1,c2,e3 step=1$'
click e5
expect_run 'placed=a1,e5 step=2$'
key ctrl+z
expect_run 'placed=a1,c2,e3 step=1$'
stop

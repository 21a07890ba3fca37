#!/bin/sh
# Queens and peaceful pieces by mouse: browse, filter, place, count.
. "$(dirname "$0")/../support/window.sh"
start_server
run='queens'
start show queens

# To the last solution and back, by typing and by the stepper.
expect_title "8 queens on 8×8, solution 1"
click solution
hand type 92
key Return
expect_title "8 queens on 8×8, solution 92"
run='queens solution=92'
click solution.less
expect_title "8 queens on 8×8, solution 91"
expect_run 'solution=91'
click solution
hand type 1
key Return
expect_title "8 queens on 8×8, solution 1"

# The player leafs through the album, as do its keys and a presenter's.
key End
expect_title "8 queens on 8×8, solution 92"
click back
expect_title "8 queens on 8×8, solution 91"
click to-start
expect_title "8 queens on 8×8, solution 1"
key Next Right
expect_title "8 queens on 8×8, solution 3"
key space
within 20 title_like 'solution \([5-9]\|[1-9][0-9]\) ' ||
    fail "play does not leaf on"
key space Home

# A click on a square is a wish: one here, none here, no wish.
run='queens'
click a1
expect_run 'given=a1'
run='queens given=a1'
click a1
expect_run 'barred=a1'
expect_title "8 queens on 8×8, solution 1"      # and does not leaf on
run='queens barred=a1'
click a1
expect_run 'queens size=8$'

# By hand: two queens in each other's way are put, one is taken back.
key ctrl+q
gone
run='queens mode=hand'
start show queens mode=hand
click a1
click c3
expect_run 'mode=hand step=2$'
key ctrl+z
expect_run 'mode=hand step=1$'
key ctrl+q
gone

# Counting: the answer comes while the window lives, and can be stopped.
run='queens size=19 mode=search'
start show queens size=19 mode=search
click more
click ask:count 1 more
sleep 1
click forward
expect_run 'step=1$'
click ask:count 1 more
sleep 0.5
expect_run 'step=1$'
key ctrl+q
gone

# Peaceful pieces: another piece from the menu, another page.
run='place'
start show place
click piece
click item:bishop 1 piece
expect_title "Peaceful bishops 8×8"
run='place piece=bishop'
click solution.more
expect_run 'piece=bishop .*solution=2'
stop

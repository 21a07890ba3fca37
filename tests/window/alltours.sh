#!/bin/sh
# All tours of a small board by mouse: turn pages, play one, count; the map of
# all starts.
. "$(dirname "$0")/../support/window.sh"
start_server
run='tour size=5x5'
start show tour size=5x5

# From the menu into the list, at its first tour.
click mode
click item:all 1 mode
expect_title "Knight's tours 5×5 from a1, number 1"
expect_run 'mode=all .* step=24$'

# By the stepper, by typing, to the last and back.
run='tour size=5x5 start=a1 mode=all'
click solution.more
expect_title "Knight's tours 5×5 from a1, number 2"
click solution
hand type 17
key Return
expect_title "Knight's tours 5×5 from a1, number 17"
click last
expect_title "Knight's tours 5×5 from a1, number 304"
expect_run 'solution=304 .* step=24$'
click first
expect_title "Knight's tours 5×5 from a1, number 1"

# The tour looked at is played move by move.
click back
expect_step 23
key Home
expect_step 0
click play
expect_step 24

# A click on the board asks for the tours from there.
click c3
expect_title "Knight's tours 5×5 from c3, number 1"

# Counting while the window lives.
run='tour size=5x5 mode=all start=c3'
click more
click ask:count 1 more
click back
expect_step 23
click closed 1 more
expect_run 'closed=on'
run='tour size=5x5 mode=all start=c3 closed=on'
click more 1 more

# One of each class, and of these the one that crosses itself least.
stop
run='tour size=6x5 mode=all closed=on any-start=on'
start show tour size=6x5 mode=all closed=on
click fundamental
expect_title "Knight's tours 6×5, closed, up to symmetry, number 1"
run='tour size=6x5 mode=all closed=on any-start=on fundamental=on'
click last
expect_run 'solution=3 '
click more
click crossings 1 more
click item:fewest 1 more+crossings
expect_title "Knight's tours 6×5, closed, with the fewest crossings, up to symmetry, number 1"
run='tour size=6x5 mode=all closed=on any-start=on fundamental=on crossings=fewest'
click more 1 more

# On the usual board the first ones are there at once, however many follow.
stop
run='tour mode=all'
start show tour mode=all
expect_step 63
click solution.more
expect_title "Knight's tours 8×8, number 2"
key Home
expect_step 0

# The map of all starts, and from a square of it into the search.
stop
run='tour algorithm=greedy'
start show tour algorithm=greedy
click mode
click item:map 1 mode
expect_title "Knight's tour 8×8, map of the starts"
expect_step 64
run='tour mode=map algorithm=greedy'
click e3
expect_title "Knight's tour 8×8 from e3"
key ctrl+z
expect_title "Knight's tour 8×8, map of the starts"
expect_step 64
click measure
click item:tours 1 measure
expect_title "Knight's tour 8×8, map of the starts"
click size.less
click size2.less
click size.less
click size2.less
run='tour size=6x6 mode=map algorithm=greedy'
click measure
click item:tours 1 measure
expect_title "Knight's tour 6×6, tours from each start"
expect_step 36
stop

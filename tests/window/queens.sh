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
await "play to leaf on" title_like 'solution \([5-9]\|[1-9][0-9]\) '
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

# Another piece and another surface from their menus; what is none is refused.
click piece
click item:amazon 1 piece
expect_run 'queens size=8 piece=amazon$'
expect_title "8 amazons on 8×8"
run='queens piece=amazon'
click size
hand type 11
key Return
expect_title "11 amazons on 11×11, solution 1"
run='queens size=11 piece=amazon'
click more
click surface 1 more
click item:torus 1 more+surface
expect_title "11 amazons on 11×11 on a torus, solution 1"
expect_run 'queens size=11 piece=amazon surface=torus'
run='queens size=11 piece=amazon surface=torus'
click more 1 more # it is remembered whether they are folded away
stop

# By hand: two queens in each other's way are put, one is taken back.
run='queens mode=hand'
start show queens mode=hand
click a1
click c3
expect_run 'mode=hand placed=a1,c3 step=2$'
key ctrl+z
expect_run 'mode=hand placed=a1,c3 step=1$'

# What was placed is there after another tab, and after another start.
click b3
expect_run 'mode=hand placed=a1,b3 step=2$'
click tab2
expect_title "Peaceful kings 8×8"
run='place'
click tab1
expect_title "8 queens on 8×8"
expect_run 'mode=hand placed=a1,b3 step=2$'
stop
launch
expect_title "8 queens on 8×8"
expect_run 'mode=hand placed=a1,b3 step=2$'
stop

# Counting: the window lives meanwhile, and it can be stopped, by the button
# that then stands at the left of the place.
run='queens size=24 mode=search'
start show queens size=24 mode=search
click more
click ask:count 1 more
await "the count to be at work" works
click forward
expect_run 'step=1$'
place ask:count more
at=$(awk '$1 == "ask:count" { print int($2 - $4 / 2 + 20), $3 }' "$tmp/places")
press
await "the count to stop" rests
expect_run 'step=1$'
stop

# Peaceful pieces: another piece from the menu, another page.
run='place'
start show place
click piece
click item:bishop 1 piece
expect_title "Peaceful bishops 8×8"
run='place piece=bishop'
click solution.more
expect_run 'piece=bishop .*solution=2'

# Any piece by its name, on another surface; then one made up, by its terms.
click piece
click item:camel 1 piece
expect_title "Peaceful camels 8×8"
click more
click surface 1 more
click item:torus 1 more+surface
expect_title "Peaceful camels 8×8 on a torus"
expect_run 'piece=camel .*surface=torus'
click piece
click item:other 1 piece
hand type '0,2+1,3'
key Return
expect_title "Peaceful 0,2+1,3 pieces 8×8 on a torus"
stop

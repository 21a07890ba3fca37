#!/bin/sh
# The knight's tour by mouse: every method run to its end and looked back at,
# another tour, a hole, and a tour begun by hand.
. "$(dirname "$0")/../support/window.sh"
start_server
run='tour size=6x6'
start show tour size=6x6

# last_step ALGORITHM: how many steps its run has, by the command line.
last_step() {
    "$CHEQUER" tour --size 6 --algorithm "$1" --step 999999999 2>&1 |
        sed -n "s/.*want 0 to \([0-9]*\),.*/\1/p"
}

# Each method from the menu, to its end, back to the middle, to the end again.
for method in warnsdorff greedy backtracking pohl roth squirrel-cull \
    parberry construct ants neural genetic; do
    last=$(last_step $method)
    [ -n "$last" ] || fail "no steps of $method"
    click algorithm
    click item:$method 1 algorithm
    run="tour size=6x6 algorithm=$method"
    expect_run "algorithm=$method"
    click to-end
    expect_step "$last"
    click scrub
    look
    if [ "$step" -le $((last / 3)) ] || [ "$step" -ge $((last * 2 / 3)) ]; then
        fail "$method: from $last back to $step"
    fi
done

# The search goes on to another tour, and then to yet another.
click to-end
click another
expect_step "$last" -gt
click another
expect_step "$step" -gt

# A hole by its tool; the method stays.
key e
click d4
expect_title "Knight's tour 6×6 with 1 hole from a1"
expect_run 'algorithm=genetic .*holes=d4'
run='tour size=6x6 algorithm=genetic holes=d4'
click d4
expect_title "Knight's tour 6×6 from a1"
key Escape

# Ten moves by hand, five taken back, and a hint that is drawn.
run='tour size=6x6 algorithm=genetic'
click mode
click item:hand 1 mode
run='tour size=6x6 mode=hand'
expect_run 'mode=hand'
squares=$("$CHEQUER" tour --size 6 --format json |
    sed 's/.*"squares":\[\([^]]*\)\].*/\1/; s/[",]/ /g')
# shellcheck disable=SC2086 # a word a square
set -- $squares
for _ in 1 2 3 4 5 6 7 8 9 10; do
    shift
    click "$1"
done
expect_step 10
key ctrl+z ctrl+z ctrl+z ctrl+z ctrl+z
expect_step 5
settle
click hint
hand mousemove 2 2
await "a hint on the board" changes 500 10000 600x580+120+90
expect_step 5

# What was led by hand stays: on another tab, after the program has ended, and
# pasted where something else was.
expect_run 'mode=hand .*moves=.* step=5$'
cp "$tmp/run" "$tmp/led"
kept() {
    look
    cmp -s "$tmp/led" "$tmp/run"
}
click tab1
expect_title "8 queens on 8×8, solution 1"
run='queens'
click tab0
run='tour size=6x6 mode=hand'
await "the moves after another tab" kept
stop
start
await "the moves after a new start" kept
key Home
expect_step 0
offer "$(cat "$tmp/led")"
key ctrl+v
await "the moves that were pasted" kept
stop

# A famous tour from its menu, turned, and begun on another square by the tool;
# a grid of numbers that was pasted, and one that is wrong.
run='tour size=6x6 mode=hand'
start show tour size=6x6 mode=hand
click moves
click item:jaenisch 1 moves
expect_title "Knight's tour 8×8 from e8, Jaenisch 1862"
run='tour mode=hand moves=jaenisch'
click more
click image 1 more
click item:right-turn 1 more+image
expect_title "Knight's tour 8×8 from h4"
look
run=$(cat "$tmp/run")
click more 1 more
key e e
click c3
expect_title "Knight's tour 8×8 from c3"
key Escape
offer '1 4 7 10
8 11 2 5
3 6 9 12
'
key ctrl+v
expect_title "Knight's tour 4×3 from a3"
expect_run 'moves=c2,a1,b3,d2,b1,c3,a2,c1,d3,b2,d1 step=11$'
run='tour size=4x3 mode=hand'
settle
offer '1 4 7 10
8 12 2 5
3 6 9 11
'
key ctrl+v
await "a refusal" changes 2000 999999
expect_title "Knight's tour 4×3 from a3"
stop

# Below the menu of orders the moves are numbered, with the order of the row
# that the pointer is on.
run='tour start=d4'
start show tour start=d4
click more
settle
click order 1 more
await "the menu of orders" changes 20000 999999
place item:s1 more+order
# shellcheck disable=SC2086 # two numbers
hand mousemove $at
await "a row to be pointed at" is_settled
place item:random more+order
# shellcheck disable=SC2086 # two numbers
hand mousemove $at
await "the order of another" changes 1500 999999
click item:s1 1 more+order
expect_run 'order=s1'
click more 1 more
stop

# Another surface and another piece, by mouse; what lies behind the seams.
run='tour size=6x6'
start show tour size=6x6
click more
click surface 1 more
click item:torus 1 more+surface
expect_title "Knight's tour 6×6 on a torus from a1"
run='tour size=6x6 surface=torus'
click piece 1 more
click item:king 1 more+piece
expect_title "King's tour 6×6 on a torus from a1"
expect_run 'piece=king surface=torus'
run='tour size=6x6 piece=king surface=torus'
click more 1 more
settle
click view
click row1 1 view
await "the neighbours" changes 20000 999999
key Escape
stop

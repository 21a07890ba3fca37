#!/bin/sh
# "Where next?" by mouse and keys in a real window: right, wrong, as good, at a
# dead end, left; the search for queens; castling.
. "$(dirname "$0")/../support/window.sh"
start_server

# Chosen from the menu it asks at once: the board is the quiz's, not the tour's.
run='tour start=d2'
# shellcheck disable=SC2086 # a run is words
start show $run
click quiz
click row1 1 quiz
settle
click b1
await "the answer to show" changes 300 1000000
expect_run 'start=d2 .*$'
expect_step 0

# On by Space and by the arrow: each stops at the next question.
key space
expect_step 1
expect_pause
click h8
key Right
expect_step 2

# No way past a question but an answer: Show me.
key space Right End
expect_pause
expect_step 2
click quiz.show 1 quiz+row1
key space
expect_step 3

# Left, a click is the tour's again.
key Escape
click a6
expect_run 'start=a6'
stop

# Ties alone: from a1 b3 is as good as c2, and either is right.
run='tour start=a1'
# shellcheck disable=SC2086 # a run is words
start show $run
click quiz
click row2 1 quiz
click c2
key space
expect_step 0 -gt
await "the next tie" rests
key Escape
stop

# Dead ends: the knight goes back to where it came from.
run='tour size=5x6 start=a1 algorithm=backtracking'
# shellcheck disable=SC2086 # a run is words
start show $run
click quiz
click row3 1 quiz
expect_step 0 -gt
await "a dead end" rests
look
dead=$step
key s space
expect_step "$dead" -gt
stop

# Queens: the squares from the top down, and a queen that stays.
run='queens mode=search'
# shellcheck disable=SC2086 # a run is words
start show $run
key q
click a8
key space
expect_step 1
click a8
key space
expect_step 2
key Escape
stop

# Castling: may he, and where do they land?
run='chess960 number=518 castle=king'
# shellcheck disable=SC2086 # a run is words
start show $run
click quiz
click row1 1 quiz
click quiz.no 1 quiz+row1
key space
expect_step 1
key y space
click g1
key space
click f1
expect_step 1
key space
expect_step 2
stop

# On a wall, in another size, and with the keyboard alone.
width=1920 height=1080
run='tour start=d2'
# shellcheck disable=SC2086 # a run is words
start show $run
key q h
key Tab Right Return
key space
expect_step 1
key Escape
key space
expect_step 1 -gt
stop

#!/bin/sh
# The lessons by mouse: walked from first to last, played with, mistaken in.
. "$(dirname "$0")/../support/window.sh"
start_server
run='lesson'
start show lesson

# From the first to the last, each under its own title.
"$CHEQUER" lesson --list | sed 's/^ *\([0-9]*\)  \([^(]*[^( ]\).*/\1: \2/' \
    >"$tmp/titles"
[ "$(wc -l <"$tmp/titles")" -ge 20 ] || fail "there are few lessons"
n=0
while read -r title; do
    n=$((n + 1))
    expect_title "Lesson $title"
    run="lesson lesson=$n"
    click next
done <"$tmp/titles"
expect_title "Lesson $(sed -n ${n}p "$tmp/titles")"
click previous
expect_title "Lesson $(sed -n $((n - 1))p "$tmp/titles")"

# A lesson from the menu; a piece is dragged, and a wrong move changes nothing.
run="lesson lesson=$((n - 1))"
click lesson
click item:14 1 lesson
expect_title 'Lesson 14: How pawns capture'
run='lesson lesson=14'
drag d4 d5
expect_run 'lesson=14$'
drag d4 c5
expect_run 'moves=d4c5 step=1$'
key ctrl+z
expect_run 'moves=d4c5 step=0$'
key ctrl+y
expect_run 'moves=d4c5 step=1$'
click again
expect_run 'lesson=14$'

# The refusal can be seen: in the panel and at the foot of the board.
settle
drag d4 d5
await "a refused move to show" changes 2000 1000000

# Castling: by the king's square, by the rook, by two clicks, by keys.
click lesson
click item:15 1 lesson
expect_title 'Lesson 15: Castling'
run='lesson lesson=15'
drag e1 g1
expect_run 'moves=e1g1 step=1$'
drag e8 a8
expect_run 'moves=e1g1,e8c8 step=2$'
click again
click e1
click c1
expect_run 'moves=e1c1 step=1$'
stop
start show lesson lesson=15
key Tab Right Right Right Right Return Right Right Return
expect_run 'moves=e1g1 step=1$'
key Escape Left
expect_run 'moves=e1g1 step=0$'
key Right

# From Black's side a square is where it is seen.
key f
drag d1 b1
expect_run 'moves=e1g1,e8g8 step=2$'
key f

# Promotion to what is chosen.
click lesson
click item:21 1 lesson
expect_title 'Lesson 21: Promotion'
run='lesson lesson=21'
click promote
click item:knight 1 promote
drag e7 e8
expect_run 'moves=e7e8n'

# Free play: pieces put and taken, a FEN pasted, then played on.
click lesson
click item:23 1 lesson
expect_title 'Lesson 23: Free play'
run='lesson lesson=23'
click piece
click item:n 1 piece
click a5 3
expect_run 'fen=4k3/8/8/n7/3Q4/8/8/4K3_'
drag a5 png
expect_run 'fen=4k3/8/8/8/3Q4/8/8/4K3_'
offer 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1'
key ctrl+v
expect_run 'fen=r3k2r/8/8/8/8/8/8/R3K2R_b_KQkq'
drag e8 c8
expect_run 'moves=e8c8'
offer 'r3k2r/8/8/8/8/8/8/R3K2R/8 b KQkq - 0 1'
key ctrl+v
expect_run 'moves=e8c8'
stop

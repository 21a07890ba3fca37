#!/bin/sh
# The lessons by mouse: walked from first to last, played with, mistaken in.
. "$(dirname "$0")/../support/window.sh"
start_server
run='lesson'
start show lesson

# From the first to the last, each under its own title; those that have several
# positions show one after the other.
"$CHEQUER" lesson --list | sed 's/^ *\([0-9]*\)  \([^(]*[^( ]\).*/\1: \2/' \
    >"$tmp/titles"
"$CHEQUER" lesson --list |
    sed 's/.*(\([0-9]*\) positions).*/\1/; t; s/.*/1/' >"$tmp/positions"
[ "$(wc -l <"$tmp/titles")" -ge 20 ] || fail "there are few lessons"
n=0
while read -r title; do
    n=$((n + 1))
    of=$(sed -n ${n}p "$tmp/positions")
    run="lesson lesson=$n"
    k=1
    while [ $k -le "$of" ]; do
        [ "$of" = 1 ] || suffix=" ($k of $of)"
        expect_title "Lesson $title${suffix:-}"
        [ $k = 1 ] || run="lesson lesson=$n position=$k"
        suffix=
        click next
        k=$((k + 1))
    done
done <"$tmp/titles"
expect_title "Lesson $(sed -n ${n}p "$tmp/titles")"
click previous
expect_title "Lesson $(sed -n $((n - 1))p "$tmp/titles") (3 of 3)"

# A lesson from the menu; a piece is dragged, and a wrong move changes nothing.
run="lesson lesson=$((n - 1)) position=3"
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
drag e1 a1
expect_run 'moves=e1g1,back,e1c1 step=3$'
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

# From Black's side a square is where it is seen: the press puts the board back
# and has the king in hand.
key f
drag d8 f8
expect_run 'moves=e1g1,back,e1c1 step=3$'
key f

# A dot is clicked where it is seen, and stars are counted by the way.
click lesson
click item:9 1 lesson
run='lesson lesson=9'
click e4
click d6
expect_run 'moves=e4d6 step=1$'

# Three ways out of check: the second press of each drag, and a wrong one that
# glides back; what was found stays found.
click lesson
click item:18 1 lesson
run='lesson lesson=18'
drag e1 f1
expect_run 'moves=e1f1 step=1$'
drag g1 e2
expect_run 'moves=e1f1,back,g1e2 step=3$'
click b6
expect_run 'moves=e1f1,back,g1e2,back step=4$'
drag h2 h3
expect_run 'moves=e1f1,back,g1e2,back step=4$'
click a4
click e8
expect_run 'moves=e1f1,back,g1e2,back,a4e8 step=5$'
click next
expect_title 'Lesson 19: Checkmate (1 of 6)'

# May White castle? Two buttons, and a hand.
run='lesson lesson=19'
click lesson
click item:23 1 lesson
expect_title 'Lesson 23: May White castle? (1 of 6)'
run='lesson lesson=23'
click yes
expect_run 'moves=yes step=1$'
click no
expect_run 'moves=yes,no step=2$'
click next
run='lesson lesson=23 position=2'
expect_title 'Lesson 23: May White castle? (2 of 6)'
click yes
expect_run 'score=w position=2 moves=e1c1 step=1$'
run='lesson lesson=23 score=w position=2 moves=e1c1'

# Squares are clicked by name.
click lesson
click item:3 1 lesson
run='lesson lesson=3'
click c3
click c4
expect_run 'moves=c3,c4 step=2$'

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
stop
start show lesson lesson=25
expect_title 'Lesson 25: Free play'
run='lesson lesson=25'
click piece
click item:n 1 piece
click edit
click a5
expect_run 'fen=4k3/8/8/n7/3Q4/8/8/4K3_'
click tool:done 1 edit
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

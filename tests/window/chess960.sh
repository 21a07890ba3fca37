#!/bin/sh
# Chess960 by mouse: each rule broken once, castling, both derivations.
. "$(dirname "$0")/../support/window.sh"
start_server
run='chess960'
start show chess960
usual='Chess960 number 518, RNBQKBNR'
expect_title "$usual"

# The keyboard alone: Enter takes a piece up, and again lets it go.
key Tab Return Right Return
expect_title 'Chess960 number 230, NRBQKBNR'
key Escape ctrl+z
expect_title "$usual"

# Two pieces change places; Black's do the same, and undo takes it back.
drag d1 e1
expect_title 'Chess960 number 534, RNBKQBNR'
drag d8 e8
expect_title "$usual"
key ctrl+z
expect_title 'Chess960 number 534, RNBKQBNR'
key ctrl+z
expect_title "$usual"

# Each rule broken once, by dragging where that is possible.
drag c1 d1
expect_title 'Chess960 RNQBKBNR: bishops on one colour'
drag d1 c1
expect_title "$usual"
drag e1 a1
expect_title 'Chess960 KNBQRBNR: king not between the rooks'
expect_run 'array=KNBQRBNR'
key ctrl+z
expect_title "$usual"
click more
click array 1 more
click item:other 1 more+array
hand type QQBBNNRK
key Return
expect_title 'Chess960 QQBBNNRK: too many of a kind'
click array 1 more
click item:numbered 1 more+array
click more 1 more
expect_title "$usual"

# A pawn cannot be dragged, and letting go beside the board does nothing.
drag d2 d4
drag d1 png
expect_title "$usual"

# Two clicks do what a drag does.
click a1
click b1
expect_title 'Chess960 number 230, NRBQKBNR'
key ctrl+z
expect_title "$usual"

# Numbers, both ways of counting, mirror, patterns, random.
place number
# All at once, as from a fast hand: nothing typed may be lost.
# shellcheck disable=SC2086 # two numbers
moves mousemove $at mousedown 1 mouseup 1 key --delay 1 9 5 9 Return
expect_title 'Chess960 number 959, RKRNNQBB'
run='chess960 number=959'
click more
click mirror 1 more
expect_title 'Chess960 number 0, BBQNNRKR'
run='chess960 number=0'
click order 1 more
click item:s0 1 more+order
click more 1 more
expect_run 'order=s0'
expect_title "Chess960 number 840 by places (Scharnagl's 0), BBQNNRKR"
run='chess960 number=840 order=s0'
click find
click item:rooks-in-corners 1 find
await "rooks in corners" title_like 'R......R'
run='chess960 order=s0 find=rooks-in-corners'
first=$(title)
next_found() {
    [ "$(title)" != "$first" ] && title_like 'R......R'
}
click after
await "the next rooks in corners" next_found
key n
expect_run 'seed=[0-9]'

# Castling is played; king and rook end where they should.
stop
run='chess960 number=534'
start show chess960 number=534
click castle
click item:king 1 castle
expect_title 'Chess960 number 534, RNBKQBNR, castling kingside'
run='chess960 number=534 castle=king'
click play
expect_step 2
click back
expect_step 1
click why
click item:product 1 why
expect_title 'Chess960 number 534, RNBKQBNR, why there are 960'
key End
expect_step 34
run='chess960 number=534 why=product'
click why
click item:funnel 1 why
expect_title 'Chess960, all orders of the pieces'
key End
expect_step 40320
key Home
expect_step 0

# A FEN is copied by a click and pasted again.
run='chess960 number=534 why=funnel'
click why
click item:none 1 why
expect_title 'Chess960 number 534, RNBKQBNR'
run='chess960 number=534'
offer 'nothing yet'
click fact:fen
await "the FEN on the clipboard" is_copied
grep -q '^rnbkqbnr/.* w KQkq - 0 1$' "$tmp/clipboard" ||
    fail "the FEN is $(cat "$tmp/clipboard")"
click number
hand type 0
key Return
expect_title 'Chess960 number 0, BBQNNRKR'
offer 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w HAha - 0 1'
key ctrl+v
expect_title 'Chess960 number 534, RNBKQBNR'

# Another by chance, by its button; it may be the same once, hardly thrice.
another() {
    run='chess960 number=534'
    click random-array
    ! title_is 'Chess960 number 534, RNBKQBNR'
}
await "another array" another
stop

# Play on: both sides in turn, castling by the rules of Chess960, undo; from
# the moments of castling as well.
for size in 800x600 1280x800; do
    width=${size%x*} height=${size#*x}
    run='chess960 number=100'
    start show chess960 number=100
    expect_run 'number=100'
    click play-on
    expect_title 'Lesson 25: Free play'
    expect_run 'fen=qbbnrnkr/.*/QBBNRNKR_w_KQkq_-_0_1 turns=on$'
    run='lesson turns=on fen=qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR_w_KQkq_-_0_1'
    drag f1 g3
    expect_run 'moves=f1g3 step='
    drag g3 f5 # it is Black's turn
    expect_run 'moves=f1g3 step='
    drag e7 e5
    expect_run 'moves=f1g3,e7e5 step='
    drag g1 h1 # the king onto its rook
    expect_run 'moves=f1g3,e7e5,g1[a-h]1 step='
    offer 'nothing yet'
    click fact:fen
    await "the FEN on the clipboard" is_copied
    grep -q '/QBBNRRK1 b kq - 1 2$' "$tmp/clipboard" ||
        fail "the FEN is $(cat "$tmp/clipboard")"
    key ctrl+z
    expect_step 2
    stop
done
run='chess960 number=100 castle=king'
start show chess960 number=100 castle=king
key End
expect_step 2
click play-on
expect_run '/QBBNRRK1_b_kq_-_1_1 turns=on$'
stop

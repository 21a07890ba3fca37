#!/bin/sh
# Chess960 and the lessons on the command line: numbers, letters, patterns,
# every board as a picture and as FEN, and what is refused.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# says WORDS ARGUMENT...: runs well, with WORDS in what it prints.
says() {
    words=$1
    shift
    exits 0 "$@"
    grep -qF -- "$words" "$out" || fail "does not print '$words': $*"
}

start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

# --- Chess960 ---------------------------------------------------------------

says 'Chess960 number 518, RNBQKBNR' chess960
says 'Chess960 number 0, BBQNNRKR' chess960 0
says "Chess960 number 960 by places (Scharnagl's 4), QBBNNRKR" \
    chess960 960 --order s0
says 'Chess960 number 534, RNBKQBNR' chess960 --array rnbkqbnr
says "\"number\":518,\"s0\":1,\"fen\":\"$start\"" chess960 --format json
says '"mirror":534' chess960 --format json
says "$start" chess960 --format fen
exits 1 chess960 --array RNQBKBNR
grep -q 'both stand on light squares' "$out" || fail "no rule is named"
exits 1 chess960 --array RNQBKBNR --format json
grep -q '"outcome":"none","reason":"' "$out" || fail "no reason in JSON"

exits 0 chess960 --list
[ "$(wc -l <"$out")" = 960 ] || fail "not 960 arrays"
[ "$(sort -u "$out" | wc -l)" = 960 ] || fail "some twice"
exits 0 chess960 --list --order s0
[ "$(tail -n 1 "$out")" = '960 QBBNNRKR' ] || fail "another last array"
exits 0 chess960 --find 'king on d, bishops adjacent'
grep -qv '^[0-9]* ...K....$' "$out" && fail "a king elsewhere"
grep -qv BB "$out" && fail "bishops apart"
cp "$out" "$top/found"
exits 0 chess960 --find king-on-d,bishops-adjacent
cmp -s "$out" "$top/found" || fail "hyphens for spaces make a difference"

exits 0 chess960 --random --seed 7 --format fen
cp "$out" "$top/first"
exits 0 chess960 --seed 7 --random --format fen
cmp -s "$out" "$top/first" || fail "one seed, two arrays"
exits 0 chess960 --random
says 'Castled: king on c1, rook on d1' chess960 5 --castle queen
says 'Castled: king on c8, rook on d8' chess960 5 --castle black-queen
says '4 · 4 · 6 · 10 · 1 = 960' chess960 --why product
says 'Order 40,320 of 40,320' chess960 --why funnel
says 'Order 7 of 40,320' chess960 --why funnel --step 7

refuses 2 'want 0 to 959 in the order sp' chess960 960
refuses 2 'want 1 to 960 in the order s0' chess960 0 --order s0
refuses 2 "'RNBQKBN'" chess960 --array RNBQKBN
refuses 2 "'pawns' is not a pattern" chess960 --find pawns
refuses 2 'one thing to watch' chess960 --castle king --why product
refuses 2 'none of the 960' chess960 --castle king --array KRRNNBBQ
refuses 2 'want none, king, queen, black-king or black-queen' \
    chess960 --castle left

# --- lessons ------------------------------------------------------------------

exits 0 lesson --list
lessons=$(wc -l <"$out")
[ "$lessons" -ge 25 ] || fail "only $lessons lessons"
i=0
while [ $i -lt "$lessons" ]; do
    i=$((i + 1))
    exits 0 lesson $i -o board.fen
    exits 0 lesson $i -o board.svg
    exits 0 lesson $i -o board.png --px 20
    says "Lesson $i: " lesson $i
    exits 0 lesson --fen "$(cat board.fen)" --format fen
    cmp -s "$out" board.fen || fail "lesson $i: its FEN is read as another"
done
only board.fen board.png board.svg
rm board.fen board.png board.svg

says "$start" lesson --format fen
says '"lesson":19' lesson 19 --moves a1a8 --format json
says '"state":"checkmate"' lesson 19 --moves a1a8 --format json
says '1. O-O' lesson 15 --moves e1g1
says '1. Kf1, 1. Ne2' lesson 18 --moves e1f1,g1e2 --format json
says '2 of 3 ways found' lesson 18 --moves e1f1,g1e2
says '"found":2,"of":3,"right":true,"done":false' lesson 18 --moves e1f1,g1e2 \
    --format json
says '"done":true' lesson 18 --moves e1f1,g1e2,a4e8 --format json
says 'gives no check, and Black can answer' lesson 19 --moves a1a7
says 'position 3 of 6' lesson 19 --position 2 --moves h6g7
says 'would pass f1' lesson 23 --position 3 --moves yes
says '"state":"draw can be claimed"' lesson 24 --format json \
    --moves c3b5,c6b4,b5c3,b4c6,c3b5,c6b4,b5c3,b4c6
says '(6 positions)' lesson --list
refuses 2 'lesson 24 has positions 1 to 3, not 4' lesson 24 --position 4
refuses 2 'lesson 5 has one position, not 2' lesson 5 --position 2
refuses 2 'blocked by the knight on d5' lesson 12 --moves d4d8
refuses 2 "'0': want 1 to 25" lesson 0
refuses 2 "'26': want 1 to 25" lesson 26
refuses 2 'no effect' chess960 7 --array RNBQKBNR
exits 1 chess960 --array QQBBNNRK -o broken.png
one_line 'QQBBNNRK is none of the 960. There are too many of a kind' broken.png
rm broken.png
refuses 2 'rank' lesson --fen 8/8/8

# --- games --------------------------------------------------------------------

says '1. e4 e5 2. Nf3 *' lesson 1 --moves e2e4,e7e5,g1f3 --format pgn
says '[FEN "' lesson 15 --format pgn
refuses 2 'lesson has no PGN here' lesson 5 --format pgn
refuses 2 'queens has no PGN here' queens -o queens.pgn
printf '[Event "x"]\n\n1. e4 {best} e5 2. Nf3 (2. f4) Nc6 1/2-1/2\n' >game.pgn
says '1. e4 e5 2. Nf3 Nc6 *' show game.pgn --format pgn
exits 0 show game.pgn -o again.pgn
exits 0 show again.pgn --format pgn
cmp again.pgn "$out" || fail 'a game does not give itself again'
says 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' \
    show game.pgn --format fen
rm again.pgn
exits 0 lesson 19 --format fen
cp "$out" mate.fen
exits 0 show mate.fen --format fen
cmp mate.fen "$out" || fail 'a position does not give itself again'
rm mate.fen
printf '1. e4 e5 2. Nf4\n' >game.pgn
exits 2 show game.pgn
one_line 'move 2, Nf4: no knight can go there' game.pgn
rm game.pgn

refuses 2 'tour has no FEN' tour --format fen
refuses 2 'queens has no FEN' queens -o queens.fen
only
finish

#!/bin/sh
# Peaceful pieces, covering and armies from the command line: what does not
# exist is said and not drawn, and lists come to an end wherever they are
# written.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# --- a page that does not exist ------------------------------------------

refuses 1 'There is no arrangement 300,000: there are only 281,571.' \
    place --solution 300000 -o kings.png
refuses 1 'There is no arrangement 4,861: there are only 4,860.' \
    cover --solution 4861 -o queens.svg
refuses 1 'There is no arrangement 7: there are only 6.' \
    show 'place piece=rook size=3x2 solution=7' -o rooks.gif
refuses 1 'There is no solution 93: there are only 92.' \
    queens --solution 93 -o q.pdf
only

refuses 1 'which are 5,109,144,543; at most 1,000,000 can be looked at.' \
    place --size 12 --fundamental -o kings.png
refuses 2 'one side must not be longer than 20' place --size 32 --holes a1

# Words can say it themselves.
exits 1 place --piece rook --size 3x2 --solution 7 --format json
grep -qF 'There is no arrangement 7: there are only 6.' "$out" ||
    fail "no reason: $(cat "$out")"

refuses 2 "--solution 'abc': want 1 to 281571" place --solution abc
refuses 2 "--solution '0': want 1 to 20" \
    place --solution 0 --size 5x2 --piece rook
refuses 2 "--solution 'abc': want 1 to 4860" cover --solution abc
refuses 2 "--solution 'abc': want 1 or more" \
    cover --solution abc --size 12

# --- any piece, any surface ----------------------------------------------

refuses 2 "'0,0' does not move; want one number of 1 to 9" place --piece 0,0
refuses 2 "'1,2,3' is no term; want two numbers" cover --piece 1,2,3
refuses 2 "'99,1' leaps too far; want numbers of 0 to 9" place --piece 99,1
refuses 2 "'1,2**' is no term" cover --piece '1,2**' --count
refuses 2 "piece 'dragon' is not known; want knight, camel" place --piece dragon
refuses 2 'want flat, cylinder, torus, mobius or klein' place --surface ball
exits 0 place --piece queen --size 7 --surface torus --count
[ "$(cat "$out")" = 28 ] || fail "$(cat "$out") ways on a torus"
exits 0 place --piece '0,1*+1,1*' --size 7 --surface torus --fundamental --count
[ "$(cat "$out")" = 4 ] || fail "$(cat "$out") classes on a torus"
exits 0 cover --piece wazir --size 5 --surface torus --list
[ "$(wc -l <"$out")" = 10 ] || fail "$(wc -l <"$out") ways by wazirs"

# --- lists ---------------------------------------------------------------

exits 0 cover --piece queen --list -o list.txt
[ "$(wc -l <list.txt)" = 4860 ] || fail "$(wc -l <list.txt) lines"
[ "$(sort -u list.txt | wc -l)" = 4860 ] || fail "some line is there twice"
exits 0 cover --piece queen --list
cmp -s "$out" list.txt || fail "a file and standard output differ"
exits 0 place --piece rook --size 8x6 --list -o rooks.txt
[ "$(wc -l <rooks.txt)" = 20160 ] || fail "$(wc -l <rooks.txt) rooks"
exits 0 place --piece bishop --fundamental --list -o classes.txt
[ "$(wc -l <classes.txt)" = 36 ] || fail "$(wc -l <classes.txt) classes"
rm list.txt rooks.txt classes.txt
only

# As many kings as there are, though only one can be told by its number.
exits 0 place --size 32 --count
[ "$(cat "$out")" = 703066055325632897509116263399480311 ] ||
    fail "$(cat "$out") ways for kings on 32x32"
grep -q 'takes 34 megabytes of memory' "$err" || fail 'memory is not told'
exits 0 place --size 24x21 --count
[ "$(cat "$out")" = 1792160394037 ] || fail "$(cat "$out") ways on 24x21"

# Where only one can be told by its number, nothing is said to be all.
refuses 2 'more arrangements than can be told' \
    place --piece bishop --size 32 --count
refuses 2 'more arrangements than can be told' place --size 24 --list
refuses 1 'There are more arrangements than can be told by number' \
    place --size 32 --solution 2 -o a.png

# A page that does not exist shows nothing.
exits 1 place --piece queen --solution 93
! grep -q Q "$out" || fail 'queens stand on a page that does not exist'

# --- armies ---------------------------------------------------------------

exits 0 armies --size 5 --list -o armies.txt
[ "$(sort -u armies.txt | wc -l)" = 18 ] || fail "not 18 pairs of armies"
grep -qx 'a1 c1 a3 c3 / e2 e4 b5 d5' armies.txt || fail "$(cat armies.txt)"
rm armies.txt
refuses 1 'There is no arrangement 19: there are only 18.' \
    armies --size 5 --solution 19 -o a.png
refuses 2 "--solution 'abc': want 1 to 18" armies --size 5 --solution abc
refuses 2 'more than 128 squares' armies --size 12 --count
refuses 2 'gave up after 1 million steps' \
    armies --piece knight --patience 1 --count
refuses 2 "placed 'c1': nothing can stand on a hole" \
    armies --mode hand --holes c1 --placed c1
refuses 2 '0,0' armies --piece 0,0
exits 4 armies --size 12x11
grep -q 'not proved' "$out" || fail "large armies are said to be proved"

finish

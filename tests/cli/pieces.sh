#!/bin/sh
# Peaceful pieces and covering from the command line: what does not exist is
# said and not drawn, and lists come to an end wherever they are written.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# --- a page that does not exist ------------------------------------------

refuses 1 'There is no arrangement 300,000: there are only 281,571.' \
    place --solution 300000 -o kings.png
refuses 1 'There is no arrangement 4,861: there are only 4,860.' \
    cover --solution 4861 -o queens.svg
refuses 1 'There is no arrangement 7: there are only 6.' \
    place --piece rook --size 3x2 --solution 7 -o rooks.gif
refuses 1 'There is no solution 93: there are only 92.' \
    queens --solution 93 -o q.pdf
only

# Words can say it themselves.
exits 1 place --piece rook --size 3x2 --solution 7 --format json
grep -qF 'There is no arrangement 7: there are only 6.' "$out" ||
    fail "no reason: $(cat "$out")"

refuses 2 "--solution 'abc': want a whole number from 1" place --solution abc

# --- lists ---------------------------------------------------------------

exits 0 cover --piece queen --list -o list.txt
[ "$(wc -l <list.txt)" = 4860 ] || fail "$(wc -l <list.txt) lines"
[ "$(sort -u list.txt | wc -l)" = 4860 ] || fail "some line is there twice"
exits 0 cover --piece queen --list
cmp -s "$out" list.txt || fail "a file and standard output differ"
exits 0 place --piece rook --size 8x6 --list -o rooks.txt
[ "$(wc -l <rooks.txt)" = 20160 ] || fail "$(wc -l <rooks.txt) rooks"
rm list.txt rooks.txt
only

finish

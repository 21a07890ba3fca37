#!/bin/sh
# The race on the command line: exact nodes, times where they are asked for,
# and pictures that are the same each time where they are not.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

says() { grep -qE -- "$1" "$out" || fail "does not say: $1"; }

# A table for people, with the time of each method run alone.
exits 0 race --limit 2000 --repeat 1
says '^method +place +outcome +steps +taken back +restarts +time'
says '^warnsdorff +1 +finished +64 +0 +0 +[0-9.]+ .?s +64'
says '^backtracking +– +limit +2,000 +'
says 'A published comparison'
! grep -q 'Ghosh' "$out" || fail "sources stand where pupils look"

# Rows for a spreadsheet, fields for a program.
exits 0 race --limit 2000 --repeat 1 --format csv
says '^algorithm,place,outcome,nodes,retreats,restarts,seconds,squares,'
says '^warnsdorff,1,finished,64,0,0,0\.[0-9]{9},64,[1-9][0-9]*.$'
[ "$(wc -l <"$out")" -eq 6 ] || fail "not one line a method"
exits 0 race --limit 2000 --repeat 1 --format json
says '"lanes":\[\{"algorithm":"warnsdorff","place":1,"outcome":"finished"'
says '"algorithm":"backtracking","place":null,"outcome":"limit","nodes":2000'

# Where nobody chose, methods that are not made for the board stay away; who is
# asked by name and cannot run says why, and what keeps all away is said once.
exits 0 race --size 5 --limit 10000 --repeat 1
! grep -q 'refused' "$out" || fail 'a usual method is refused on 5x5'
says '^roth +1 +finished +25 '
exits 0 race --size 5x7 --limit 10000 --repeat 1
! grep -q 'refused' "$out" || fail 'a usual method is refused on 5x7'
exits 0 race --size 5 --algorithms warnsdorff,neural --repeat 1
says '^neural +– +refused '
says '^Neural network does not run: Neurons look for closed tours only'
exits 1 race --size 3 --repeat 1
[ "$(grep -c 'No tour exists' "$out")" = 1 ] || fail 'not said once'

# Without times the same request gives the same bytes.
for made in text csv json; do
    for over in one starts; do
        exits 0 race --size 5 --limit 1000 --over $over --no-times --format $made
        cp "$out" "$top/log/first"
        exits 0 race --size 5 --limit 1000 --over $over --no-times --format $made
        cmp -s "$out" "$top/log/first" || fail "$made of $over differs"
        ! grep -qE 'seconds|time|second' "$out" || fail "$made tells times"
    done
done
for puzzle in tour queens place cover armies chess960 lesson uncrossed; do
    exits 0 $puzzle --format json
    grep -q ',"seconds":[0-9.]*}$' "$out" || fail "$puzzle tells no time"
    exits 0 $puzzle --format json --no-times
    cp "$out" "$top/log/first"
    exits 0 $puzzle --format json --no-times
    cmp -s "$out" "$top/log/first" || fail "$puzzle differs without times"
    refuses 2 '--no-times is for what tells times' $puzzle --no-times
done
refuses 2 '--no-times is for what tells times' race --no-times -o a.svg

# From every start: a row for each race, and the medians in JSON.
exits 0 race --over starts --size 5 --repeat 1 --format csv \
    --algorithms warnsdorff,backtracking
[ "$(wc -l <"$out")" -eq 51 ] || fail "not one line a start and method"
says '^backtracking,b1,1,none,1,'
exits 0 race --over starts --size 5 --repeat 1 --format json \
    --algorithms warnsdorff,backtracking
says '"lanes":\[\{"algorithm":"warnsdorff","finished":13,"unfinished":12,'

# Queens: the same tree, fewer tests.
exits 0 race --puzzle queens --repeat 1
says '^s0 +2 +finished +2,057 +2,056 +46,752 +92 '
says '^half +1 +finished +1,029 '
says '^method +place +outcome +positions +taken back +tests '
exits 0 race --puzzle queens --queens 7 --chart tests -o tests.svg
grep -q 'safety tests' tests.svg ||
    fail "the SVG does not chart tests"
rm -f tests.svg
refuses 2 'knights make none; want auto, nodes or time' race --chart tests

# Equal nodes, equal bytes; without the clock there is no time in them.
for name in one two; do
    exits 0 race --limit 500 -o "$name.png"
    exits 0 race --limit 500 -o "$name.svg"
done
cmp -s one.png two.png || fail "the same race makes another PNG"
cmp -s one.svg two.svg || fail "the same race makes another SVG"
grep -q 'stopped at the limit' one.svg || fail "the SVG has no verdict"
! grep -q 'µs' one.svg || fail "the SVG tells times that nobody asked for"
exits 0 race --limit 500 --chart time --repeat 1 -o timed.svg
grep -q 'µs' timed.svg || fail "the SVG does not tell times"

# Nobody finishes: that is no success.
exits 1 race --size 4 --start a1 --algorithms warnsdorff,greedy
says 'Nobody finished: there is no tour'

# Nor is a limit, which proves nothing; small boards need no more options.
exits 4 race --size 6x5 --limit 100 --repeat 1 --algorithms backtracking,ants
says 'from a5$'
says 'Nobody finished within 100 steps: this proves nothing'
exits 4 race --size 6x5 --limit 100 --limit-nodes 900000000 --repeat 1 \
    --algorithms backtracking,ants
says 'within 100 steps'
exits 0 race --size 3x10 --repeat 1 --over starts

rm -f one.* two.* timed.svg

# What is wrong, and what is allowed.
refuses 2 'want 2 to 5 different ones of' race --algorithms pohl
refuses 2 'want 2 to 5 different ones of' race \
    --algorithms pohl,roth,ants,greedy,neural,genetic
refuses 2 'warnsdorff, greedy, backtracking' race --algorithms pohl,best
refuses 2 'queens ride, and tours are made of leaps' race --size 20 \
    --piece queen
refuses 2 'want a number of steps' race --limit 5
refuses 2 "5 whole numbers of steps a second" race --speeds 1,2

finish

#!/bin/sh
# Requests that are wrong: one line that says what is allowed, exit code 2, and
# nothing written. The faults of disks and pipes are in cli_faults.sh.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

squares='want a square such as f6'
sizes='want FILES or FILESxRANKS, each 1 to 1000'
formats='want text, json, png, svg, pdf, gif, mp4, webm, csv, grid, grid-csv, squares or shape'
picture='-o x.png'

# squares
refuses 2 '--moves goes with --mode hand' tour --moves b3
# a part of all tours
refuses 2 "crossings 'few': want any, fewest, or the most" tour --size 5 \
    --count --crossings few
refuses 2 '--fundamental goes with --mode all' tour --fundamental
refuses 2 '--crossings goes with --mode all' tour --crossings 3
refuses 2 "leave out 'fundamental' or 'sums'" tour --size 6 --closed --count \
    --fundamental --sums magic
refuses 2 '--fundamental has no effect on --map' tour --map --fundamental

# tours written down elsewhere
in=../in
mkdir $in
printf '1 4 7 10\n8 11 x 5\n3 6 9 12\n' >$in/sign
printf '1 4 7 10\n8 11 2 5\n3 6 12 9\n' >$in/jump
printf '1 4 7\n8 11 2 5\n' >$in/uneven
printf '..##\n####\n' >$in/shape
mkfifo $in/pipe
truncate -s 100M $in/large
refuses 2 "--moves @$in/sign: line 2, column 6: 'x' is no number" \
    tour --moves @$in/sign
refuses 2 "square 9 is not a knight's move from 8: a2 to d1" \
    tour --moves @$in/jump
refuses 2 "square 2 is not a camel's move from 1: a3 to c2" \
    tour --moves @$in/jump --piece camel
refuses 2 'cannot be turned on its side' tour --mode hand \
    --surface cylinder --image left-turn
refuses 2 'line 2 has 4 squares, line 1 has 3' tour --moves @$in/uneven
refuses 2 'pipe is a pipe: want a file' tour --moves @$in/pipe
refuses 2 'longer than the 65536 bytes allowed' tour --moves @$in/large
refuses 2 'cannot read none.grid' tour --moves @none.grid
refuses 2 'nothing of this kind is in it' tour --moves @$in/shape
refuses 2 'is a tour of the 8x8 board' tour --mode hand --moves beverley \
    --size 6
refuses 2 'this tour is open and begins on a8' tour --mode hand \
    --moves beverley --start c3
refuses 2 'want same, left-right' tour --mode hand --image upside-down
refuses 2 '--image goes with --mode hand' tour --image half-turn

refuses 2 '--placed goes with --mode hand' queens --placed a1
refuses 2 '--placed goes with --mode hand' cover --placed a1 --mode album
refuses 2 "given 'z9' is not on the 8x8 board (a1 to h8)" queens --given z9
refuses 2 "solution 'abc': want 1 to 92" queens --solution abc
refuses 2 "solution '0': want 1 to 40" queens --solution 0 --size 7
refuses 2 "solution 'x': want 1 to 4" queens --given d4 --solution x --fundamental
refuses 2 "solution 'x': want 1 to 13421772" queens --solution=x --size 20
refuses 2 "solution 'abc': want 1 to 16" tour --mode all --size 3x4 \
    --solution abc
# A page that there is not is no solution, whatever the puzzle.
refuses 1 'There is no solution 5: there are only 4' queens --size 6 \
    --sheet 2-9 -o a.pdf
refuses 1 'There are only 16 tours' tour --mode all --size 3x4 --sheet 15-40 \
    -o a.pdf
refuses 1 'There is no arrangement 13: there are only 12' cover --size 4x4 \
    --sheet 10-99 -o a.pdf
refuses 1 'only 1 can' place --piece king --size 20x20 --sheet 1-2 -o a.pdf
refuses 2 "solution 'abc': want all, or a list of 1 to 92" queens --sheet abc \
    -o a.png
refuses 2 '--given goes with --mode album' queens --mode search --given a1
refuses 2 'a1 to h8' tour --start z9 $picture
refuses 2 "$squares" tour --start a0 $picture
refuses 2 "$squares" tour --start 11 $picture
refuses 2 "$squares" tour --start f6x $picture
refuses 2 "$squares" tour --start '' $picture
refuses 2 "$squares" tour --start= $picture
refuses 2 "$squares" tour --start 'f6 ' $picture
refuses 2 'a1 to h8' tour --start all1000 $picture
refuses 2 'f6' tour --start a99999999999999999999 $picture
refuses 2 'a1 to c9' tour --size 3x9 --start d1 $picture
refuses 2 'a1 to i3' tour --size 9x3 --start a4 $picture

# sizes
for size in 0 8x 1001 8x8x8 -3 '' x 8x0 0x8 8xX8 8×x8 8× X8 ' 8' 8.0 08x+8 \
    99999999999999999999 1x1001; do
    refuses 2 "--size '$size': $sizes" tour --size "$size" $picture
done

# names
refuses 2 'want auto, warnsdorff, greedy' tour --algorithm magic
refuses 2 'want auto, warnsdorff, greedy' tour --algorithm ''
refuses 2 '12345677' tour --order 12345677 $picture
refuses 2 's0, s1, s2, s4, random' tour --order 1234567 $picture
refuses 2 's0, s1, s2, s4, random' tour --order 123456789 $picture
refuses 2 's0, s1, s2, s4, random' tour --order s3 $picture
refuses 2 "$formats" tour --format bmp
refuses 2 "$formats" tour --format ''
refuses 2 'paper' tour --theme pink $picture
refuses 2 'line, colour, off or order' tour --trail thick $picture

# words that no line can hold, or that a terminal would obey
for odd in "$(printf 'caf\351')" "$(printf 'a\302\233b')" \
    "$(printf 'a\001b')"; do
    refuses 2 'title: want plain text in UTF-8' queens --sheet 1-4 \
        --title "$odd" -o q.svg
    refuses 2 'caption: want plain text in UTF-8' queens --caption "$odd" \
        -o q.svg
    refuses 2 "--theme '" queens --theme "$odd" -o q.svg
    refuses 2 'unknown option' queens "--$odd"
    refuses 2 'unknown command' "$odd"
    LC_ALL=C grep -q "^[ -~]*\$" "$err" || fail 'a terminal might obey'
done

# holes
refuses 2 'hole' tour --start f6 --holes f6 $picture
refuses 2 'hole' tour --holes A1 --start a1 $picture
refuses 2 'hole' tour --holes a1 --start a1 --count
refuses 2 'a1,h8' tour --holes a1,,b2 $picture
refuses 2 'a1,h8' tour --holes 'a1 b2' $picture
refuses 2 'i9' tour --holes i9 $picture

# what a question does not look at, and what contradicts itself
refuses 2 '--algorithm has no effect on --count: leave it out' \
    tour --count --algorithm greedy
refuses 2 '--solution has no effect on --list' tour --list --solution 3
refuses 2 '--start has no effect on --map' tour --map --start a1
refuses 2 '--any-start has no effect on --count: leave it out' tour --count \
    --start a1 --any-start
refuses 2 'contradict' tour --closed --count --directed --undirected
refuses 2 'count-from' tour --count-from

# numbers
refuses 2 'want 1 to 512' tour --px 0 $picture
refuses 2 'want 1 to 512' tour --px 513 $picture
refuses 2 'want 1 to 512' tour --px 64px $picture
refuses 2 'want 0 or 1' tour --first-number 2
refuses 2 'whole number from 1' tour --limit-nodes 0
refuses 2 'whole number from 1' tour --limit-nodes 1e6
refuses 2 'seconds such as' tour --limit-seconds 0
refuses 2 'seconds such as' tour --limit-seconds 1,5
refuses 2 'seconds such as' tour --limit-seconds -1
refuses 2 'seconds such as' tour --limit-seconds .
refuses 2 '18446744073709551615' tour --seed -1
refuses 2 '18446744073709551615' tour --seed 18446744073709551616
refuses 2 'whole number from 0' tour --step -1 $picture
refuses 2 'want 0 to 63' tour --step 64 $picture
refuses 2 'want 0 to 63' tour --step 18446744073709551615 $picture
refuses 2 'at most 1' tour --size 1000 --start a1 --px 64 --step 0 $picture

# options
refuses 2 "'--frobnicate'; 'chequer tour --help' lists all" tour --frobnicate
refuses 2 "'-x'; 'chequer tour --help' lists all there are" tour -x
refuses 2 "did you mean '--size'? Try 'chequer tour --help'" tour --siez 8
refuses 2 "Try 'chequer show --help'" show tour --scael 9
refuses 2 "Try 'chequer slides --help'" slides kings --scael 9
refuses 2 "Try 'chequer --help'" --scael 9
refuses 2 "did you mean '--algorithm'?" tour --algo greedy
refuses 2 "did you mean '--start'?" tour --strat f6
refuses 2 "did you mean '--coordinates'?" tour --no-coordinate
refuses 2 "did you mean '--quiet'?" tour --no-quiet
refuses 2 '--quiet takes no value' tour --quiet=yes
refuses 2 "needs a value: FILES" tour --size
refuses 2 "needs a value" tour -o
refuses 2 "takes options such as --size, not 'f6'" tour f6
refuses 2 "not '--start'" tour -- --start f6
refuses 2 "'chequer --help' lists all there are" --frobnicate
refuses 2 'want 100 to 300' --scale huge
refuses 2 'want text, json' tour --format ''
refuses 2 'want text, json' tour --format xsvg
refuses 2 'want brown' --theme pink
refuses 2 'a command comes first' --theme paper tour

# commands
refuses 2 "did you mean 'tour'? Try 'chequer --help'" toor
refuses 2 "did you mean 'tour'? Try 'chequer --help'" turo
refuses 2 "did you mean 'tour'? Try 'chequer --help'" help turo
refuses 2 "and help: 'chequer --help' tells of each" help foo
for version in 'help -V' 'help --version'; do
    # shellcheck disable=SC2086 # options are words
    exits 0 $version
    grep -q '^chequer [0-9]' "$out" || fail "no version by $version"
done
exits 0 help -h

# Refusals say what there is for what was asked.
refuses 2 'with commas between them; it goes with --puzzle queens' race \
    --tests lines
refuses 2 '.webm, .csv, .grid' tour -o foo.unknown
refuses 2 'the FEN has 1 rank (8 are needed' lesson --fen x
refuses 2 'there are tour, ' juggle
refuses 2 'there are tour, ' ''
refuses 2 "unknown command 'juggle'; there are" help juggle
refuses 2 "unknown command '--quiet'" help --quiet
refuses 2 'help takes one command' help tour show
refuses 2 'show needs a run' show
refuses 2 "puzzle's name (tour, " show juggle
refuses 2 'each 1 to 1000' show tour size=0
refuses 2 'start' show tour start=c3 holes=c3
refuses 2 'key=value' show tour f6
refuses 2 "unknown option '--size'" show tour --size 8

# output names
refuses 2 '.txt, .json, .png, .svg' tour -o tour.bmp
refuses 2 '.txt, .json, .png, .svg' tour -o tour
refuses 2 '.txt, .json, .png, .svg' tour -o folder.png/tour
refuses 2 'name of a file' tour -o ''

# fonts
refuses 2 'no-such-font.ttf: not a readable font; want' tour --font no-such-font.ttf $picture
refuses 2 'cli.sh' tour --font "${SOURCE_DIR:-..}/tests/support/cli.sh" \
    $picture
export CHEQUER_FONT=no-such-font.ttf
exits 0 tour
refuses 2 'no-such-font.ttf: not a readable font; want' tour $picture
unset CHEQUER_FONT

# What was typed cannot break out of its line, nor reach the terminal.
refuses 2 'want' tour --size "8
9"
refuses 2 'unknown' "$(printf 'a\033[31m')"
! grep -q "$(printf '\033')" "$err" || fail 'an escape sequence came through'

# A board without a square is none.
for command in tour place cover; do
    refuses 2 'every square is a hole' $command --size 1 --holes a1
done
refuses 2 'every square is a hole' race --size 3 \
    --holes a1,a2,a3,b1,b2,b3,c1,c2,c3
refuses 2 'every square is a hole' tour --size 2x1 --holes a1,b1 --mode hand
refuses 2 'every square is a hole' tour --size 1 --holes a1 --count

finish

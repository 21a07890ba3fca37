#!/bin/sh
# Pictures made again from themselves: the file tells the run, the moment and
# the style, and from these comes the same file, byte for byte. Every puzzle,
# every kind of picture, plain and odd styles.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

puzzles=$("$CHEQUER" --help | sed -n 's/^  \([a-z0-9]*\) \[OPTION\].*/\1/p')
[ "$(echo "$puzzles" | wc -l)" -ge 6 ] || fail "the puzzles: $puzzles"

# made ARGUMENT...: the run may or may not end in a solution.
made() {
    code=0
    "$CHEQUER" "$@" >"$out" 2>"$err" || code=$?
    case $code in
    0) [ ! -s "$err" ] || fail "words on stderr: $*" ;;
    1 | 4) [ "$(wc -l <"$err")" = 1 ] || fail "not one line: $*" ;;
    *) fail "exit $code: $*: $(cat "$err")" ;;
    esac
}

same() {
    cmp -s "$1" "$2" || fail "$1 and $2 differ: $3"
}

opens() {
    case $1 in
    *.png) identify "$1" >/dev/null ;;
    *.svg) xmllint --noout "$1" && rsvg-convert "$1" -o drawn.png ;;
    esac || fail "other programs cannot open $1: $2"
}

# again ARGUMENT...: as PNG and SVG, made twice, then made from each other.
again() {
    for kind in png svg; do
        made "$@" -o "a.$kind"
        made "$@" -o "b.$kind"
        same "a.$kind" "b.$kind" "made twice: $*"
        made show "a.$kind" -o "c.$kind"
        same "a.$kind" "c.$kind" "made from itself: $*"
        opens "a.$kind" "$*"
    done
    made show a.svg -o d.png
    same a.png d.png "the PNG from the SVG: $*"
    made show a.png -o d.svg
    same a.svg d.svg "the SVG from the PNG: $*"
    rm -f ./*
}

# boards_of PUZZLE: the looks of one board, which a race has not.
boards_of() {
    [ "$1" = race ] || echo --no-frame --no-coordinates
}

# shellcheck disable=SC2046 # options are words
for puzzle in $puzzles; do
    again "$puzzle" --px 12
    again "$puzzle" --width 201 --caption on --transparent --theme paper \
        --step 0
    again "$puzzle" --px 16 $(boards_of "$puzzle") --flip --theme green \
        --caption "Größe & <Maß> \"☞\" 'x'"
done

# Moments in the middle, boards that are not square, runs that fail.
again tour --size 6x5 --start c3 --step 7 --trail colour --first-number 0
again tour --size 9x3 --start a1 --no-numbers --trail off --caption on
again tour --size 6 --start a1 --closed --trail order
again tour --size 3x3 --start a1 --caption on
again tour --size 7x5 --holes d3,a1 --start c3 --transparent --no-frame
again tour --size 40x60 --start a1 --step 100 --width 333
again tour --start e3 --algorithm greedy --theme contrast --caption on
again tour --start d4 --algorithm backtracking --limit-nodes 1000 --caption on
again tour --size 6x5 --mode hand --moves b3,c5,d3 --caption on
again tour --size 5x5 --start c3 --mode hand --moves a4,b2,d1 --step 2
again queens --size 6 --solution 2 --caption on
again tour --size 6 --seed 9 --order random --caption on
again queens --size 6 --mode hand --placed a1,b3,c5,b3,d6 --caption on
again queens --size 6 --mode hand --placed a1,b3,c5 --step 2 --flip
again place --piece king --mode hand --holes b2 --placed a1,c3,a1,d3
again cover --size 5x4 --mode hand --placed c3,a1 --caption on
again uncrossed --size 5 --closed --solution 3 --caption on
again uncrossed --piece 1,3 --size 5x4 --mode search --step 7
again uncrossed --size 5 --mode hand --path a1,b3,c1,d3 --step 2
again chess960 518 --castle king --flip
again lesson 19 --moves a1a8 --caption on

# Films come back too: the part of the run, the pace, the look.
film() {
    made "$@" -o a.gif
    made show a.gif -o b.gif
    same a.gif b.gif "made from itself: $*"
    gifsicle --info a.gif >/dev/null || fail "gifsicle cannot open it: $*"
    rm -f ./*
}

film tour --size 4x3 --start a1 --px 16
film tour --size 6x5 --start c3 --from 3 --to 20 --every 4 --delay 20 \
    --hold 99 --loop 2 --px 12 --theme paper --caption on
film queens --size 5 --mode search --to 9 --poster --px 14 --no-frame
film lesson 19 --px 10

# Words after the file change what it says; the rest stays.
made tour --size 6x5 --start c3 --step 9 --px 20 --caption on -o a.png
made show a.png step=4 caption='two words' width=300 --theme blue -o b.png
made tour --size 6x5 --start c3 --step 4 --caption 'two words' --width 300 \
    --theme blue -o c.png
same b.png c.png 'changed on the way'
exits 0 show a.png --format text
grep -q "6×5" "$out" || fail 'the text is of another run'

# A copy that others have made keeps its words if they do.
exits 0 show tour size=6x5 start=c3 -o - --format svg
sed 's/<metadata>/<metadata id="metadata1">/' <"$out" >edited.svg
made show edited.svg -o d.svg
made tour --size 6x5 --start c3 --step 0 -o e.svg
same d.svg e.svg 'through another program'
sed '/<metadata/d' edited.svg >bare.svg
exits 2 show bare.svg -o x.png
one_line 'bare.svg carries no description' 'a stripped SVG'
rm -f ./*

# What is no picture, or none of ours, is refused in one line.
refuses 2 'No such file' show nowhere.png
refuses 2 'No such file' show nowhere.png -o x.png
refuses 2 'Is a directory' show ./
printf 'nothing of ours\n' >words.txt
exits 2 show words.txt
one_line 'words.txt: no puzzle can make a run of this text' 'a text'
printf 'tour size=3x4\n' >words.txt
exits 0 show words.txt --format squares
rm words.txt
made tour --px 8 -o a.png
convert a.png -strip bare.png
exits 2 show bare.png -o x.png
one_line 'bare.png carries no description' 'a stripped picture'
head -c 60 a.png >cut.png
exits 2 show cut.png -o x.png
one_line 'cut.png: the PNG is damaged' 'a cut picture'
printf '<svg><desc>rm -rf /</desc></svg>' >evil.svg
exits 2 show evil.svg -o x.png
one_line "not 'rm'" 'another description'
printf '<svg><desc>tour\001size=8x8</desc></svg>' >bell.svg
exits 2 show bell.svg -o x.png
one_line 'the description in bell.svg is damaged' 'control characters'
printf '<svg><desc>tour size=8x8 theme=pink</desc></svg>' >pink.svg
exits 2 show pink.svg -o x.png
one_line "theme 'pink'" 'a theme that does not exist'
only a.png bare.png bell.svg cut.png evil.svg pink.svg
rm -f ./*
refuses 2 'show needs a run' show -o x.png
refuses 2 'ends in one of' show tour -o x.jpg

finish

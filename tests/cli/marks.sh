#!/bin/sh
# Marks on the board: obeyed in every kind of picture, on every board, kept by
# the file, refused in one line where they are wrong or nothing is drawn.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

some=a1-c3,b2:red,d4!:blue,d1-a2:orange

# differs ARGUMENT... FILE: with marks the picture is another one, and it is
# made again from itself.
differs() {
    for kind in png svg pdf gif; do
        exits 0 "$@" -o "bare.$kind"
        exits 0 "$@" --marks "$some" -o "a.$kind"
        ! cmp -s "bare.$kind" "a.$kind" || fail "no marks: $* as $kind"
        exits 0 show "a.$kind" -o "b.$kind"
        cmp -s "a.$kind" "b.$kind" || fail "not made again: $* as $kind"
        exits 0 show "a.$kind" marks= -o "c.$kind"
        cmp -s "bare.$kind" "c.$kind" || fail "not taken off: $* as $kind"
    done
    exits 0 show a.svg -o d.png
    cmp -s a.png d.png || fail "the PNG from the SVG: $*"
    rm -f ./*
}

differs tour --size 5x4 --px 12
differs queens --size 4 --px 12
differs place --size 4x5 --px 12
differs cover --size 4x5 --px 12
differs chess960 518 --px 12 --flip
differs lesson 19 --px 12

# Each is seen in its colour.
colour() {
    exits 0 tour --size 8 --step 0 --theme paper --px 32 \
        --marks "f6-h8$1,a7$1,c4!$1" -o a.svg
    [ "$(grep -c "$2" a.svg)" -ge 3 ] || fail "the colour of '$1'"
    rm a.svg
}
colour '' '#15781b'
colour :green '#15781b'
colour :red '#a01818'
colour :blue '#0b46b8'
colour :orange '#d06a00'

# On sheets and worksheets, each board; in slides; in JSON as what was asked.
exits 0 queens --sheet 1-4 -o bare.svg
exits 0 queens --sheet 1-4 --marks h8-a1:red -o a.svg
[ $(($(grep -c '#a01818' a.svg) - $(grep -c '#a01818' bare.svg))) -ge 4 ] ||
    fail 'marks on a sheet'
exits 0 show a.svg -o b.svg
cmp -s a.svg b.svg || fail 'a sheet with marks is not made again'
exits 0 queens --worksheet 1-4 --page 1 --marks h8!:red -o a.svg
grep -q '#a01818' a.svg || fail 'marks on a worksheet'
printf 'title T\n\nslide\nrun tour size=5x5 marks=c3!:orange step=3\n' \
    >s.slides
exits 0 slides s.slides -o 's-%d.svg'
grep -q '#d06a00' s-1.svg || fail 'marks on a slide'
exits 0 show tour marks=a1-c3,d5!:red --format json
grep -qF '"marks":["a1-c3","d5!:red"]' "$out" || fail 'marks in JSON'
rm -f ./*

# What is wrong, and where they have no place.
refuses 2 'z9 is not on the 8x8 board (a1 to h8)' tour --marks z9 -o x.png
refuses 2 'f1 is not on the 5x9 board (a1 to e9)' tour --size 5x9 \
    --marks a1-f1 -o x.png
refuses 2 "unknown colour 'pink'; want green, red, blue or orange" tour \
    --marks e4:pink -o x.png
refuses 2 "want arrows, circles and filled squares" tour --marks e44x -o x.png
refuses 2 'needs a value: arrows, circles' tour --marks
refuses 2 'is for pictures' tour --marks e4
refuses 2 'is for pictures' tour --marks e4 --format json
refuses 2 'is for pictures' tour --marks e4 --count
refuses 2 'there is no board here to draw on' race --marks e4 -o x.png
refuses 2 'there is no board here to draw on' queens --size 2000 \
    --marks e4 -o x.png
refuses 2 'marks: h1 is not on the 5x5 board' show tour size=5x5 start=a1 \
    marks=h1 -o x.png

finish

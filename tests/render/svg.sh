#!/bin/sh
# SVG and PNG of one run look alike, by the eyes of another program: rsvg draws
# the one, ImageMagick lays both over each other. Text is hinted differently,
# and wood has no grain in an SVG, so a few pixels may differ, but not by much
# on average. Where there is no background, the alpha is compared as well, in
# small: there nothing but letters may be left, and their hinting is averaged.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

for tool in rsvg-convert xmllint compare; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 0; }
done

# error PNG PNG [CHANNEL]: the mean difference, in thousandths.
error() {
    compare ${3+-channel "$3"} -metric MAE "$1" "$2" null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ print int($1 * 1000) }'
}

# The run may or may not end in a solution.
made() {
    code=0
    "$CHEQUER" "$@" >"$out" 2>"$err" || code=$?
    [ "$code" -le 1 ] || fail "exit $code: $*"
}

# alike LIMIT ARGUMENT...: the mean error stays below LIMIT per thousand.
alike() {
    limit=$1
    shift
    made "$@" -o run.svg
    made "$@" -o run.png
    xmllint --noout run.svg || fail "not well formed: $*"
    ! grep -qE '<script|<image|href="[^#]|@import|url\([^#]' run.svg ||
        fail "refers to something: $*"
    rsvg-convert run.svg -o drawn.png || fail "rsvg cannot draw it: $*"
    [ "$(identify -format '%wx%h' run.png)" = \
        "$(identify -format '%wx%h' drawn.png)" ] || fail "other sizes: $*"
    mae=$(error run.png drawn.png)
    [ "${mae:-999}" -lt "$limit" ] || fail "differs by $mae/1000: $*"
    for picture in run drawn; do
        convert "$picture.png" -resize 25% "$picture-small.png"
    done
    mae=$(error run-small.png drawn-small.png A)
    [ "${mae:-999}" -lt 10 ] || fail "alpha differs by $mae/1000: $*"
}

alike 12 tour --size 6x5 --start a1 --px 60 --theme paper
alike 12 tour --size 8 --start f6 --px 48 --theme green --step 20
alike 20 tour --size 5x9 --start a1 --px 40 --theme contrast
alike 35 tour --size 8 --start f6 --px 60 --theme brown
alike 12 tour --size 7x5 --start c3 --holes d3,a1,g5 --transparent --no-frame \
    --theme blue --caption on
alike 35 tour --size 7x5 --start c3 --holes d3,d4,a1 --transparent
alike 12 tour --size 5x5 --start c3 --width 2000 --theme paper
alike 12 tour --size 6 --closed --no-numbers --px 50 --theme blue
alike 12 tour --size 6 --closed --no-numbers --px 50 --theme blue --trail order

# Every puzzle, with words below it; then without anything behind it.
puzzles=$("$CHEQUER" --help | sed -n 's/^  \([a-z0-9]*\) \[OPTION\].*/\1/p')
[ -n "$puzzles" ] || fail 'no puzzles'
for puzzle in $puzzles; do
    alike 24 "$puzzle" --px 40 --theme green --caption on
    one='--no-frame --no-coordinates' # looks of one board
    [ "$puzzle" != race ] || one=
    # shellcheck disable=SC2086 # options are words
    alike 16 "$puzzle" --width 420 --theme paper --transparent $one \
        --caption 'Springer & Läufer: ein längerer Text'
    alike 40 "$puzzle" --width 400 --flip
done

finish

#!/bin/sh
# SVG and PNG of one run look alike, by the eyes of another program: rsvg draws
# the one, ImageMagick lays both over each other. Text is hinted differently,
# so a few pixels may differ, but not by much on average.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

for tool in rsvg-convert xmllint compare; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 0; }
done

# alike LIMIT OPTION...: the mean error stays below LIMIT per thousand.
alike() {
    limit=$1
    shift
    exits 0 tour "$@" -o run.svg
    exits 0 tour "$@" -o run.png
    xmllint --noout run.svg || fail "not well formed: $*"
    rsvg-convert run.svg -o drawn.png || fail "rsvg cannot draw it: $*"
    mae=$(compare -metric MAE run.png drawn.png null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ print int($1 * 1000) }')
    [ "${mae:-999}" -lt "$limit" ] || fail "differs by $mae/1000: $*"
}

alike 12 --size 6x5 --start a1 --px 60 --theme paper
alike 12 --size 8 --start f6 --px 48 --theme green --step 20
alike 20 --size 5x9 --start a1 --px 40 --theme contrast
alike 35 --size 8 --start f6 --px 60 --theme brown

finish

#!/bin/sh
# A PDF looks like the PNG of the same run, by the eyes of poppler, and holds
# its words as words: captions and numbers are found, with the font in the
# file. Sheets, worksheets and slides are one file of several pages. The same
# request always gives the same bytes, and what can be opened again is.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

for tool in pdftocairo pdftotext pdfinfo pdffonts compare; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 0; }
done

# error PNG PNG: the mean difference, in thousandths.
error() {
    compare -metric MAE "$1" "$2" null: 2>&1 |
        sed 's/.*(\(.*\))/\1/' | awk '{ print int($1 * 1000) }'
}

# The run may or may not end in a solution.
made() {
    code=0
    "$CHEQUER" "$@" >"$out" 2>"$err" || code=$?
    [ "$code" -le 1 ] || fail "exit $code: $*"
}

# alike LIMIT DPI ARGUMENT...: the mean error stays below LIMIT per thousand.
alike() {
    limit=$1 dpi=$2
    shift 2
    made "$@" -o run.pdf
    made "$@" -o run.png
    [ "$(head -c 5 run.pdf)" = '%PDF-' ] || fail "no PDF: $*"
    convert run.png -background white -flatten flat.png
    pdftocairo -r "$dpi" -png -singlefile run.pdf drawn 2>"$err" ||
        fail "poppler cannot draw it: $*"
    [ ! -s "$err" ] || fail "poppler complains: $*"
    convert drawn.png -crop "$(identify -format '%wx%h' flat.png)+0+0" \
        +repage same.png
    mae=$(error flat.png same.png)
    [ "${mae:-999}" -lt "$limit" ] || fail "differs by $mae/1000: $*"
    cp run.pdf first.pdf
    made "$@" -o run.pdf
    cmp -s first.pdf run.pdf || fail "other bytes: $*"
    made show first.pdf -o run.pdf
    cmp -s first.pdf run.pdf || fail "other bytes when made again: $*"
}

# pages N FILE
pages() {
    [ "$(pdfinfo "$2" | awk '/^Pages:/ { print $2 }')" = "$1" ] ||
        fail "$2 has other than $1 pages"
}

alike 12 96 tour --size 6x5 --start a1 --px 60 --theme paper
alike 30 96 tour --start f6 --caption on
alike 12 96 tour --size 7x5 --start c3 --holes d3,a1,g5 --transparent \
    --no-frame --theme blue --caption 'Springer & (Läufer) \ <8>'
alike 12 96 tour --size 5x5 --start c3 --width 2000 --theme paper
puzzles=$("$CHEQUER" --help | sed -n 's/^  \([a-z0-9]*\) \[OPTION\].*/\1/p')
[ -n "$puzzles" ] || fail 'no puzzles'
for puzzle in $puzzles; do
    alike 24 96 "$puzzle" --px 40 --theme green --caption on
done
alike 12 300 queens --sheet all
alike 12 300 tour --worksheet a1,c3 --page 2 --paper letter

# Words, the font, the page, and what the file says of itself.
exits 0 tour --start f6 --caption on -o t.pdf
pdftotext -layout t.pdf words
grep -q "Knight's tour 8×8 from f6" words || fail 'no caption'
grep -q '64 squares' words || fail 'no second line'
grep -qE '8 +56 +17 +58' words || fail 'no numbers'
[ "$(pdffonts t.pdf | sed 1,2d | grep -c 'DejaVuSans.* yes yes yes')" = \
    "$(pdffonts t.pdf | sed 1,2d | wc -l)" ] || fail 'a font is not in the file'
pdfinfo t.pdf >words
grep -q "^Title: .*Knight's tour 8×8 from f6" words || fail 'no title'
grep -q '^Keywords: .*tour size=8x8 start=f6' words || fail 'no run'
grep -q '^Page size: *426 x 481.5 pts' words || fail 'not as large at 96 dpi'

# One file of several pages, on paper of its size; or numbered files.
exits 0 tour --worksheet a1,c3 -o w.pdf
pages 2 w.pdf
pdfinfo w.pdf | grep -q '(A4)' || fail 'not on A4'
pdftotext -l 1 w.pdf words
grep -q 'Name' words || fail 'nowhere to write a name'
! grep -q ': solutions' words || fail 'solutions on the page of tasks'
pdftotext -f 2 w.pdf words
grep -q ': solutions' words || fail 'no solutions'
exits 0 show w.pdf -o again.pdf
cmp w.pdf again.pdf || fail 'a worksheet made again differs'
exits 0 tour --worksheet a1,c3 --landscape --paper letter -o 'w-%d.pdf'
pages 1 w-2.pdf
pdfinfo w-2.pdf | grep -q '792 x 612 pts (letter)' || fail 'not on letter'
exits 0 chess960 --sheet 0-199 --format pdf
cp "$out" stdout.pdf
pages 3 stdout.pdf
[ "$(wc -c <stdout.pdf)" -lt 400000 ] || fail 'pieces are there many times'
[ "$(pdfimages -list stdout.pdf | wc -l)" = 2 ] || fail 'pieces are pixels'

exits 0 slides warnsdorff -o s.pdf
pages 11 s.pdf
pdftotext s.pdf words
grep -q 'Along the edge' words || fail 'no heading of a slide'
exits 0 slides warnsdorff -o 's-%d.pdf'
pages 1 s-9.pdf
exits 0 tour --to 2 -o 'step-%d.pdf'
pages 1 step-3.pdf
rm ./*

# A long file has its description far from its beginning.
exits 0 tour --size 500 -o long.pdf
[ "$(wc -c <long.pdf)" -gt 1200000 ] || fail 'not long enough to tell'
exits 0 show long.pdf -o again.pdf
cmp long.pdf again.pdf || fail 'a long file made again differs'
rm ./*

# Refusals, and writing that fails.
refuses 2 'a PDF of 25600 by 25600 pixels is too large: 19200 a side' \
    tour --size 50 --no-frame --no-coordinates --px 512 -o a.pdf
refuses 2 'no usable font' tour --font /dev/null -o a.pdf
refuses 2 'a GIF holds all steps' tour -o 'a-%d.gif'
if [ -w /dev/full ]; then
    exits 3 tour -o /dev/full --format pdf
    exits 3 queens --sheet all -o /dev/full --format pdf
fi
refuses 3 'cannot write' slides warnsdorff -o nowhere/a.pdf

finish

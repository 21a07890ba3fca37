#!/bin/sh
# Sheets and worksheets from the command line: exact sizes of pages, files
# that other programs open, equal bytes, and refusals that say what to do.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

has() { command -v "$1" >/dev/null || { echo "skipped: no $1"; return 1; }; }

# size FILE WIDTHxHEIGHT
size() {
    ! has identify || [ "$(identify -format '%wx%h' "$1")" = "$2" ] ||
        fail "$1 is $(identify -format '%wx%h' "$1"), not $2"
}

# opens FILE WIDTHxHEIGHT: others can read the SVG, and draw it that large
# with 96 pixels to an inch.
opens() {
    if has xmllint; then xmllint --noout "$1" || fail "$1: not XML"; fi
    if has rsvg-convert; then
        rsvg-convert "$1" -o "$top/log/drawn.png" || fail "rsvg: $1"
        size "$top/log/drawn.png" "$2"
    fi
}

# --- pages ---------------------------------------------------------------

exits 0 queens --sheet all -o all.png
size all.png 2480x3508
exits 0 queens --sheet all --paper letter -o letter.png
size letter.png 2550x3300
exits 0 queens --sheet all --paper letter --landscape -o side.png
size side.png 3300x2550
if has identify; then
    identify -format '%x %U' all.png | grep -q '^118.1.*PixelsPerCentimeter' ||
        fail "300 dots an inch: $(identify -format '%x %U' all.png)"
fi
only all.png letter.png side.png
rm ./*

exits 0 queens --fundamental --sheet all -o twelve.svg
grep -qF 'width="210mm" height="297mm" viewBox="0 0 2480 3508"' twelve.svg ||
    fail 'the SVG is not as large as A4'
grep -q '<text[^>]*>12</text>' twelve.svg || fail 'no number 12'
! grep -q '<text[^>]*>13</text>' twelve.svg || fail 'a number 13'
opens twelve.svg 794x1123
! grep -qE '<script|href="[^#]|url\(("|)[^#]' twelve.svg || fail 'references'
rm ./*

# A picture of any size, in its usual colours.
exits 0 lesson --sheet 1-6 --paper none --columns 3 --px 20 -o six.png
exits 0 lesson --sheet 1-6 --paper none --columns 3 --px 20 -o six.svg
[ "$(grep -c '<text[^>]*>[1-6]  ' six.svg)" = 6 ] || fail 'six labels'
rm ./*

# What others draw from the SVG is what our PNG shows.
if has rsvg-convert && has compare; then
    for request in 'queens --size 6 --sheet all' \
        'tour --size 6x5 --sheet a1,b2 --theme green'; do
        request="$request --paper none --px 30"
        exits 0 $request -o ours.png
        exits 0 $request -o theirs.svg
        opens theirs.svg "$(identify -format '%wx%h' ours.png)"
        mae=$(compare -metric MAE ours.png "$top/log/drawn.png" null: 2>&1 |
            sed 's/.*(\(.*\))/\1/' | awk '{ print int($1 * 1000) }')
        [ "${mae:-999}" -lt 30 ] || fail "differs by $mae/1000: $request"
        rm ./*
    done
fi

# --- several pages -------------------------------------------------------

exits 0 chess960 --sheet 0-399 -o 'array-%02d.svg'
[ "$(cat array-*.svg | grep -c '<text[^>]*>[0-9]*  [BKNQR]\{8\}<')" = 400 ] ||
    fail '400 arrays on the pages together'
grep -q '<metadata>.* page=2 theme=paper</metadata>' array-02.svg || fail 'page 2 does not say so'
rm ./*
refuses 2 "such as 'array-%d.svg', or one of them with --page 1" \
    chess960 --sheet all -o array.svg
exits 0 chess960 --sheet all --page 2 -o array.svg
only array.svg
rm ./*

exits 0 tour --worksheet a1,c3,e5 -o 'w%d.svg'
only w1.svg w2.svg
grep -q 'Name' w1.svg || fail 'nowhere to write a name'
! grep -q '<polyline' w1.svg || fail 'the worksheet shows a path'
! grep -q '<text[^>]*>64</text>' w1.svg || fail 'the worksheet shows a number'
[ "$(grep -o '<text[^>]*>64</text>' w2.svg | wc -l)" = 3 ] ||
    fail 'the last numbers are not beside the knights'
[ "$(grep -c '<text[^>]*>63</text>' w2.svg)" = 3 ] || fail 'three solutions'
opens w1.svg 794x1123
cp w1.svg "$top/log/"
exits 0 tour --worksheet a1,c3,e5 -o 'w%d.svg'
cmp -s w1.svg "$top/log/w1.svg" || fail 'other bytes the second time'
exits 0 tour --worksheet a1,c3,e5 -o w.pdf
if has pdfinfo && has pdfimages; then
    pdfinfo w.pdf | grep -q 'Pages: *2' || fail 'not two pages of PDF'
    pdfinfo w.pdf | grep -q 'Page size: *59[45].* x 84[12]' || fail 'not A4'
    [ "$(pdfimages -list w.pdf | wc -l)" = 2 ] || fail 'pixels in the PDF'
fi
rm ./*

# As few queens as leave one solution; the page says so, and of others how
# many there are. The counts are those of the program's own question.
exits 0 queens --worksheet 1-4 --unique -o 'u%d.svg'
[ "$(grep -c '<text[^>]*>[1-4]. one solution<' u1.svg)" = 4 ] ||
    fail 'four boards with one solution'
grep -q "Each board has" u1.svg || fail 'unsaid: unique'
grep -q '4 boards: 1. one solution; 2.*</desc>' u1.svg || fail 'untold: boards'
[ "$(grep -c '<text.*the only solution<' u2.svg)" = 4 ] || fail 'the only ones'
exits 0 queens --given a1 --worksheet 1 --page 2 -o one.svg
exits 0 queens --given a1 --count
grep -q "solution 1 . one of $(cat "$out")<" one.svg ||
    fail "not one of $(cat "$out")"
exits 0 queens --worksheet 1-4 --no-answers -o alone.svg
grep -q '>1. 92 solutions<' alone.svg || fail 'the task alone'
exits 0 show alone.svg -o again.svg
cmp -s alone.svg again.svg || fail 'the task alone differs when made again'
exits 0 tour --size 5 --worksheet a1,c3 --page 1 -o t.svg
for start in a1 c3; do
    exits 0 tour --size 5 --start $start --count
    grep -q "from $start . $(cat "$out") solutions<" t.svg ||
        fail "from $start there are $(cat "$out")"
done
rm ./*

# Questions that are answered in words: lessons, arrays.
exits 0 lesson 19 --worksheet all -o 'm%d.svg'
[ "$(grep -c '>[1-6]. .*checkmate' m1.svg)" = 6 ] || fail 'six mates'
! grep -q 'Ra8' m1.svg || fail 'the task says the move'
grep -q '>1. Ra8#: the king is shut in' m2.svg || fail 'no move, no reason'
exits 0 lesson 23 --worksheet 1-3 --page 2 -o c.svg
grep -q '>2. Yes. The king goes' c.svg || fail 'no answer'
exits 0 chess960 --worksheet 518 -o 'n%d.svg'
! grep -q '<text[^>]*>[^<]*518' n1.svg || fail 'the task says the number'
grep -q '>Number 518 = 2 + 4 . 1 + 16 . 2 + 96 . 5' n2.svg || fail 'no sum'
exits 0 chess960 --worksheet 518 --topic array --page 1 -o a.svg
! grep -q 'RNBQKBNR<' a.svg || fail 'the task says the array'
exits 0 chess960 --worksheet 0-5 --topic rule --page 2 -o r.svg
[ "$(grep -c '>[1-6]. \(No\|Yes\):' r.svg)" = 6 ] || fail 'six verdicts'
rm ./*
refuses 2 'topic: queens has worksheets of one kind' queens --worksheet 1 \
    --topic rule -o a.pdf
refuses 2 '--topic goes with --worksheet' chess960 --sheet 1 --topic rule \
    -o a.pdf
refuses 2 'want usual, number, array or rule' chess960 --worksheet 1 \
    --topic all -o a.pdf

# --- made again from themselves ------------------------------------------

for request in 'queens --sheet 5,2 --paper none --px 16' \
    'queens --fundamental --sheet all --theme brown --landscape' \
    'tour --size 6x5 --worksheet a1,b2 --reveal 3 --page 1' \
    'tour --size 6x5 --worksheet a1,b2 --no-coordinates --page 2' \
    'queens --worksheet 3,9 --unique --page 1' \
    'lesson 19 --worksheet 2-4 --page 2' \
    'chess960 --worksheet 5-9 --topic rule --page 2' \
    'tour --size 6x5 --worksheet a1,b2 --unique --page 1' \
    'chess960 --sheet 0-400 --page 2 --columns 7'; do
    exits 0 $request --title 'For class 5b' -o first.svg
    exits 0 show first.svg -o second.svg
    cmp -s first.svg second.svg || fail "made again it differs: $request"
    rm ./*
done
exits 0 queens --sheet 5,2 --paper none --px 16 -o first.png
exits 0 show first.png -o second.svg
exits 0 show second.svg -o third.png
cmp -s first.png third.png || fail 'the PNG from its SVG'
rm ./*
exits 0 show queens sheet=all fundamental=on -o twelve.svg
grep -q 'theme=paper' twelve.svg || fail 'sheets on paper are for print'
rm ./*

# --- standard output -----------------------------------------------------

exits 0 queens --size 5 --sheet all --format svg
grep -q '^</svg>' "$out" || fail 'no SVG on standard output'
cp "$out" "$top/log/straight"
exits 0 queens --size 5 --sheet all --format svg -o /dev/stdout
cmp -s "$out" "$top/log/straight" || fail 'not the same on /dev/stdout'
"$CHEQUER" queens --size 5 --sheet all --format svg -o /dev/stdout 2>"$err" |
    cmp -s - "$top/log/straight" || fail 'not the same through a pipe'
exits 0 queens --sheet all --format pdf -o /dev/stdout
grep -aq '^%%EOF' "$out" || fail 'no PDF on /dev/stdout'
only

# --- stopped -------------------------------------------------------------

# Nothing is left of pages that were not completed; old ones stay.
refuses 4 'stopped before the sheet was complete' \
    chess960 --sheet all --limit-seconds 0.3 -o 'a-%02d.png'
echo old >a-01.png
code=0
timeout --foreground --preserve-status -s INT -k 60 1 \
    "$CHEQUER" chess960 --sheet all -o 'a-%02d.png' >"$out" 2>"$err" || code=$?
[ "$code" = 130 ] || fail "exit $code after SIGINT"
only a-01.png
[ "$(cat a-01.png)" = old ] || fail 'a page of before is gone'
rm ./*

# --- refusals ------------------------------------------------------------

refuses 1 'There is no solution 93: there are only 92' queens --sheet 1,93 -o a.png
refuses 2 'want none, all, a list such as' queens --sheet '' -o a.png
refuses 2 'want all, or a list' queens --sheet 1,,2 -o a.png
refuses 2 'want at most 2000 bytes, not 2099' tour -o a.png \
    --sheet "a1$(printf ',a1%.0s' $(seq 699))"
refuses 2 'want none, a4 or letter' queens --sheet 1 --paper a3 -o a.png
refuses 2 'want 1 to 19 on A4 upright' queens --sheet all --columns 40 \
    -o a.png
refuses 2 '--step: a sheet shows how runs end' queens --sheet 1 --step 3 \
    -o a.png
refuses 2 'a sheet is no json' queens --sheet 1 --format json
refuses 2 'want -o with a name that ends in .png, .svg or .pdf' queens --sheet 1
refuses 2 'does not go with it' queens --sheet 1 --count -o a.png
refuses 2 '--px goes with --paper none' queens --sheet 1 --px 9 -o a.png
refuses 2 '--paper is for sheets: want --sheet or --worksheet' \
    queens --paper letter -o a.png
refuses 2 '--reveal goes with --worksheet' queens --sheet 1 --reveal 2 \
    -o a.png
refuses 2 '--unique goes with --worksheet' queens --sheet 1 --unique -o a.png
refuses 2 'reveal and unique: want one of them' queens --worksheet 1 \
    --unique --reveal 3 -o a.pdf
refuses 2 'board 1, unique: to prove that there is one solution takes too' \
    queens --size 24 --worksheet 1 --unique -o a.pdf
refuses 2 'board 1, unique: only all of the solution would leave no other' \
    place --size 2 --worksheet 1 --unique -o a.pdf
refuses 2 '--transparent: a sheet has a ground' queens --sheet 1 \
    --transparent -o a.png
refuses 2 'the words of a sheet are its --title' queens --sheet 1 \
    --caption on -o a.png
refuses 2 'title: want plain text in UTF-8' queens --sheet 1 \
    --title "$(printf 'a\377b')" -o a.svg
refuses 2 '--from is for films' queens --sheet 1 --from 2 -o a.png
refuses 2 'two places for a number' queens --sheet 1 -o '%d-%d.png'
refuses 2 'lesson 1 asks for nothing that can be answered on paper' \
    lesson --worksheet 1 -o a.png
refuses 2 'a worksheet goes on paper' queens --worksheet 1 --paper none \
    -o a.png
refuses 2 'landscape turns paper on its side: want paper a4 or letter' \
    queens --sheet 1 --paper none --landscape -o a.png
refuses 2 "page '3': want 1 to 2" tour --worksheet a1 --page 3 -o a.png
refuses 2 'is too large' lesson --sheet all --paper none --columns 1 \
    --px 500 -o a.png
refuses 1 'there is no solution' queens --size 3 --sheet all -o a.png
refuses 1 'a worksheet needs runs that end in a solution' \
    tour --size 5 --worksheet a1,b1 -o 'a-%d.png'
refuses 4 'Stopped at the limit' tour --algorithm backtracking --worksheet a1 \
    --limit-nodes 100 -o 'a-%d.png'
refuses 3 'cannot write' queens --sheet 1 -o nowhere/a.png

# A start without a tour is shown as such, and told by the exit code.
exits 1 tour --size 5 --sheet a1,b1 -o none.svg
grep -q 'from b1: none' none.svg || fail 'b1 does not say that there is none'
rm ./*

finish

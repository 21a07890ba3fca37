#!/bin/sh
# Words in every script: Greek from our own font, Arabic joined and read from
# right to left, Hindi and Japanese from other fonts, and what no font has.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

has() { command -v "$1" >/dev/null || { echo "skipped: no $1"; return 1; }; }

greek='Ο ίππος 64'
arabic='جولة الحصان 64 (8×8)'
hindi='घोड़े की यात्रा क्षेत्र'
japanese='ナイトの巡回問題'
board='tour --size 5x4 --step 0 --px 96 --theme paper'

# A system that has no font but ours.
cat >"$top/log/alone.conf" <<'XML'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>
XML

alone() {
    FONTCONFIG_FILE=$top/log/alone.conf "$@"
}

silent() {
    [ ! -s "$err" ] || fail "words on stderr: $*"
}

# --- what no font has ----------------------------------------------------

for format in png pdf gif; do
    case $format in gif) moment="--to 1" ;; *) moment="--step 0" ;; esac
    alone exits 0 tour --size 5x4 $moment \
        --caption "8×8 $hindi" -o "none.$format"
    one_line 'warning: no font here has the characters घ (U+0918), ' $format
    grep -q 'and [0-9]* more: boxes stand in their places' "$err" ||
        fail "$format: not all are counted"
    [ -s "none.$format" ] || fail "no $format"
done
alone exits 0 queens --size 4 --sheet 1 --title 'अ' -o none.pdf
one_line 'has the character अ (U+0905): a box stands in its place' a title
printf 'title अ\nslide One\ncaption आ\n' >our.slides
alone exits 0 slides our.slides -o slides.pdf
one_line 'अ (U+0905) and आ (U+0906)' slides

# Whoever shows an SVG has fonts of their own.
alone exits 0 $board --caption "$hindi" -o none.svg
silent svg
grep -qF "$hindi</text>" none.svg || fail 'the words are not in the SVG'
rm ./*

# --- what ours has looks the same wherever it is drawn -------------------

for words in 'Knight 17 of 64' "$greek" "$arabic"; do
    for format in png pdf; do
        exits 0 $board --caption "$words" -o "any.$format"
        silent "$words"
        alone exits 0 $board --caption "$words" -o "alone.$format"
        silent "$words, alone"
        cmp "any.$format" "alone.$format" ||
            fail "$words: other fonts change the $format"
    done
done
rm ./*

# --- from right to left --------------------------------------------------

exits 0 $board --caption "$arabic" -o a.svg
grep -q 'text-anchor="middle" direction="rtl"[^>]*>'"$arabic"'<' a.svg ||
    fail 'the SVG does not say which way it is read'
exits 0 queens --size 4 --sheet 1 --title "$arabic" -o a.svg
grep -q 'text-anchor="end" direction="rtl"' a.svg ||
    fail 'a title on the left ends there if it is read leftwards'
exits 0 $board --caption "$greek" -o a.svg
! grep -q direction= a.svg || fail 'Greek is read as ever'
rm ./*

# --- the same letters as others draw -------------------------------------

# caption FILE: what is below the board, a little blurred, since others put
# letters on fractions of pixels.
caption() {
    convert "$1" -gravity south -crop x44+0+0 +repage -colorspace gray \
        -blur 0x1 "$top/log/caption-$1"
}

# alike FILE WORDS: another drawing of these. Half of what blank paper or
# words the wrong way round differ by is too much.
alike() {
    caption "$1"
    differ=$(compare -metric RMSE "$top/log/caption-ours.png" \
        "$top/log/caption-$1" null: 2>&1) || :
    [ "${differ%%[. ]*}" -lt 3000 ] || fail "$2: $1 differs by $differ"
}

# draws WORDS: in all formats, where there is a font for them.
draws() {
    for format in png svg pdf; do
        exits 0 $board --caption "$1" -o "ours.$format"
    done
    if [ -s "$err" ]; then
        echo "skipped: no font for $1"
        return 0
    fi
    caption ours.png
    rsvg-convert ours.svg -o rsvg.png
    alike rsvg.png "$1"
    pdftoppm -r 96 -png -singlefile ours.pdf pdf
    alike pdf.png "$1"
}

if has convert && has rsvg-convert && has pdftoppm; then
    for words in "$greek" "$arabic" "$hindi" "$japanese"; do
        draws "$words"
    done
    pdftotext ours.pdf - | grep -q "$japanese" ||
        fail 'the words of a PDF cannot be found'
    rm ./*
fi

# A long line without spaces becomes several, as large as others.
long=$japanese$japanese$japanese$japanese$japanese$japanese
exits 0 $board --caption "$long" -o long.svg
[ "$(grep -c 'text-anchor="middle"[^>]*>[^<]*[ナ題]' long.svg)" -ge 2 ] ||
    fail 'Japanese is not broken into lines'
exits 0 $board --caption "Knight" -o short.svg
size() { sed -n 's/.*font-size="\([0-9]*\)"[^>]*>\(ナイ\|Kni\).*/\1/p' "$1"; }
[ "$(size long.svg | head -n 1)" = "$(size short.svg)" ] ||
    fail 'Japanese is smaller than English'

finish

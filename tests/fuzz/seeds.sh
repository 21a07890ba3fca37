#!/bin/sh
# seeds.sh FOLDER: fills FOLDER/TARGET with what each fuzzer begins with: the
# examples of help and manual, the lessons, and what the program writes itself.
# CHEQUER is the program, SOURCE_DIR the top of the source.
set -eu
. "${SOURCE_DIR:?}/tests/support/examples.sh"

out=${1:?usage: seeds.sh FOLDER}
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# lines TARGET PREFIX: each line that is read, as a file of its own.
lines() {
    mkdir -p "$out/$1"
    awk -v to="$out/$1/$2" '{ file = to "-" NR; print > file; close(file) }'
}

# files TARGET FILE...: small ones, as they are.
files() {
    target=$1
    shift
    mkdir -p "$out/$target"
    for file; do
        [ "$(wc -c <"$file")" -gt 30000 ] || cp "$file" "$out/$target/"
    done
}

# made TARGET NAME ARGUMENT...: what the program writes into a file NAME.
made() {
    target=$1 name=$2
    shift 2
    mkdir -p "$out/$target"
    # Films need another program, which may not be there.
    (cd "$work" && "$CHEQUER" "$@" -o "$name" >/dev/null 2>&1 </dev/null &&
        cp "$name" "$out/$target/") || :
}

# --- words -------------------------------------------------------------------

# Each run that an example, a lesson or a picture shows.
runs() {
    examples | sed -n "s/ *# .*//; s/^chequer show \([a-z0-9]* .*=.*\)/\1/p"
    sed -n 's/^run //p' "$SOURCE_DIR"/assets/lessons/*.slides
    sed -n 's/.*<metadata[^>]*>chequer: \([^<]*\)<.*/\1/p' \
        "$SOURCE_DIR"/tests/golden/*.svg
    for command in $(commands); do
        echo "$command"
    done
}

runs | lines run line
runs | awk '{ file = to "-" NR
    printf "%s\n\016\003\001\001\015\100\014\001\377\006\002\013\001", $0 > file
    close(file) }' to="$work/deeds"
files session "$work"/deeds-*
# Any bytes make a choice, and a packed picture has some of every kind.
mkdir -p "$out/choices"
head -c 8000 "$SOURCE_DIR/tests/golden/run-tour.png" |
    split -b 40 -a 3 - "$out/choices/bytes-"

mkdir -p "$out/selection"
for wish in 'queens\n1-12' 'queens fundamental=on\nall' 'chess960\n0-9,518' \
    'tour size=5x5 mode=all\n1-4' 'lesson\n1,3' 'tour\na1,c3' 'place\n1'; do
    printf '%b' "$wish" >"$out/selection/$(printf '%s' "$wish" | tr -c 'a-z0-9' -)"
done

examples | sed "s/ *# .*//; s/^chequer //; s/'//g" | lines argv example
for file in "$out"/argv/*; do
    tr ' ' '\n' <"$file" >"$work/words"
    mv "$work/words" "$file"
done

printf 'chequer settings 1\nwindow=900x700\nscale=150\nspeed=8\ngreeted=on\n%s\n' \
    "theme=paper trail=colour" >"$work/remembered"
files settings "$work/remembered"

files slides "$SOURCE_DIR"/assets/lessons/*.slides
manual_lesson >"$work/manual.slides"
files slides "$work/manual.slides"
files markup "$SOURCE_DIR"/assets/manual/*.md
cat "$SOURCE_DIR"/assets/lessons/*.slides |
    sed -n 's/^\(caption\|item\|title\|slide\) //p' | lines words line
printf 'שלום 12 abc, (def) العربية 3.5%%\nひらがな。カタカナ「漢字」\n' |
    lines words other

# --- chess -------------------------------------------------------------------

for n in 1 5 9 14 18 23; do
    made fen "$n.fen" lesson "$n" --format fen
    made pgn "$n.pgn" lesson "$n" --format pgn
done
echo 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' | lines fen start
echo '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. d4 exd4 6. e5 d5 7. exd6 *' |
    lines pgn game
echo 'e4 e5 g1f3 Nc6 Bc4 Bc5 O-O' | lines pgn moves
examples | sed -n "s/.*--find '\([^']*\)'.*/\1/p" | lines chess960 pattern
printf '%s\n' RNBQKBNR 'castled kingside' 'bishops in the corners' \
    'king on d, queen on a' '?N?K????' | lines chess960 more

printf '%s\n' a1 h8 'a1,c3-f6' corners 'a1-c3,e4,d5!:red' 'a1,c3,c3-d5' |
    lines squares list
for shape in heart corners cross; do
    made shape "$shape.txt" tour --size 10 --holes "$shape" --format shape
done
for format in grid grid-csv squares; do
    made tour "$format.txt" tour --size 6x5 --format "$format"
done
printf '%s\n' knight 1,3 '0,1*+1,2' 0,1+1,1+2,2 | lines mover piece
cat "$out"/fen/* "$out"/pgn/* | lines pasted game
files pasted "$out"/tour/*

# --- files -------------------------------------------------------------------

for ending in png svg pdf gif mp4 webm; do
    made picture "a.$ending" tour --size 4x3 --px 8 --caption off --no-frame
done
made picture long.png queens --size 8 --px 8 --caption 'Ünïcödé' --no-frame
made shades small.png tour --size 5 --px 8 --no-frame --step 0
made shades clear.png queens --size 4 --px 8 --transparent --no-frame
printf '%s\n' 'tour-%03d.png' '%d.svg' 'a%%-%2d.txt' | lines numbered name

made ledger part.txt queens --size 6 --count --part 1/2
(cd "$work" && "$CHEQUER" queens --size 6 --count --resume kept >/dev/null 2>&1 &&
    cp kept "$out/ledger/") || :

#!/bin/sh
# The shape of a board from a file, and as one: grids of . and #, pictures, and
# what is wrong with them.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# says WORDS: the output has them.
says() {
    grep -qF -- "$1" "$out" || fail "does not say '$1': $(head -n 3 "$out")"
}

# shape WANTED ARGUMENT...: the board of these arguments.
shape() {
    # shellcheck disable=SC2059 # it has \n in it
    printf "$1" >"$top/log/wanted"
    shift
    exits 0 "$@" --format shape
    cmp -s "$top/log/wanted" "$out" || fail "another shape: $*: $(cat "$out")"
}

# wrong WORDS ARGUMENT...: refused in a line with these words; files stay.
wrong() {
    said=$1
    shift
    exits 2 "$@"
    one_line "$said" "$@"
}

# --- in and out ------------------------------------------------------------

printf '.##.#\n.....\n#...#\n' >a.shape
for command in tour place cover 'race --over one'; do
    shape '.##.#\n.....\n#...#\n' $command --holes @a.shape
    shape '.##.#\n.....\n#...#\n' $command --size 5x3 --holes @a.shape
done

# Out and in again, whatever the shape and the board.
for name in corners corner centre frame cross ring disc diamond heart stairs \
    letter-c letter-e letter-h letter-l letter-t letter-u c3-e5,a1 ''; do
    exits 0 tour --size 7x9 --holes "$name" -o one.shape
    exits 0 cover --holes @one.shape -o two.shape
    cmp -s one.shape two.shape || fail "not the same again: $name"
done

# Lines that end and begin as elsewhere, a long board, one square.
printf '  .#\r\n  ..\r\n\r\n \n' >b.txt
shape '.#\n..\n' tour --holes @b.txt
awk 'BEGIN { for (i = 0; i < 1000; i++) printf "." }' >long
shape "$(cat long)\n" tour --holes @long
printf '#.' >c
shape '#.\n' tour --holes @c

# The last one counts.
shape '.#\n' tour --holes @a.shape --size 2x1 --holes b1

# The run's line tells the board and not the file, and makes it again.
exits 1 tour --holes @a.shape --step 0 -o a.png
grep -aq 'tour size=5x3 start=b1 .*holes=a1,e1,b3,c3,e3' a.png ||
    fail 'the picture does not tell its holes'
! grep -aq 'a.shape' a.png || fail 'the picture tells of a file'
exits 1 show a.png -o b.png
cmp -s a.png b.png || fail 'not the same picture again'
exits 0 tour --holes c3-f6 --step 0 --format json
says '"holes":["c3-f6"]'

# No run is needed: the knight would search for long.
exits 0 tour --size 30 --holes a1 --algorithm backtracking -o quick.shape

# As the board to show.
exits 0 show a.shape -o show.shape
cmp -s a.shape show.shape || fail 'show has another board'
exits 1 show b.txt algorithm=greedy --format json
says '"size":[2,2]'
says '"algorithm":"greedy"'

# --- pictures --------------------------------------------------------------

# A pixel a square; what is dark is a hole, what is transparent is not.
convert -size 3x2 xc:white -fill black -draw 'point 0,0 point 2,1' p.png
shape '#..\n..#\n' tour --holes @p.png
shape '#..\n..#\n' tour --size 3x2 --holes @p.png
convert -size 3x2 xc:none -fill '#203080' -draw 'point 1,0' q.png
shape '.#.\n...\n' tour --holes @q.png
convert p.png -filter point -resize 300x200! large.png
shape '#..\n..#\n' tour --size 3x2 --holes @large.png
# What does not come out even goes to the squares as it does.
convert -size 100x70 xc:white -fill black -draw 'rectangle 0,0 32,22' odd.png
shape '#..\n...\n...\n' place --size 3 --holes @odd.png

wrong '300x200 pixels, more than 64 a side' tour --holes @large.png
wrong 'a picture of 3x2 pixels: too few for a board of 8x8' tour --size 8 \
    --holes @p.png
convert -size 5x5 xc:white white.png
wrong 'no square of the picture is dark' tour --holes @white.png
convert -size 5x5 xc:black black.png
wrong 'every square of the picture is dark' tour --holes @black.png
head -c 60 p.png >cut.png
wrong 'cut.png: the PNG is damaged' tour --holes @cut.png
# How large it is comes first, before any pixel is unpacked.
head -c 60 large.png >cut.png
wrong '300x200 pixels, more than 64 a side' tour --holes @cut.png
wrong 'cut.png: the PNG is damaged' tour --size 8 --holes @cut.png
convert -size 9000x1 xc:white wide.png
most='want at most 8192 a side and 10 million in all'
wrong "a picture of 9000x1 pixels: $most" tour --size 8x1 --holes @wide.png
convert -size 2500x4001 xc:white many.png
wrong "a picture of 2500x4001 pixels: $most" tour --size 8 --holes @many.png
wrong "a picture of a run, which 'chequer show' opens" tour --holes @a.png

# --- what is wrong ---------------------------------------------------------

# grid TEXT WORDS: refused, with the name of the file before it.
grid() {
    # shellcheck disable=SC2059 # it has \n in it
    printf "$1" >wrong.txt
    wrong "--holes: wrong.txt: $2" tour --holes @wrong.txt
}

signs='want . for a square or # for a hole'
grid '...\n..\n' 'line 2 has 2 signs, line 1 has 3: want as many in every line'
grid '...\n.x.\n' "line 2, column 2: $signs, not 'x'"
grid '. .\n. .\n' "line 1, column 2: $signs, not a space"
grid '...\n.\0.\n' "line 2, column 2: $signs, not the byte 0"
grid '..\n\n..\n' 'line 2 is empty'
grid '' 'there is no grid in it'
grid '\n\n' 'there is no grid in it'
grid '##\n##\n' 'every square is a hole'
(cat long && echo .) >longer
wrong 'the grid is 1001x1: want at most 1000x1000' tour --holes @longer
wrong 'the grid is 5x3 and the size asked for 8x8' tour --size 8 \
    --holes @a.shape
wrong 'the grid is 5x3 and the size asked for 3x5' tour --holes @a.shape \
    --size 3x5

awk 'BEGIN { for (r = 0; r < 400; r++) { s = ""
    for (f = 0; f < 400; f++) s = s ((r + f) % 2 ? "." : "#"); print s } }' \
    >dotted
wrong 'its 80,000 holes are too many' tour --holes @dotted

# Files that are none, or too long: said at once.
wrong 'cannot read missing: No such file' tour --holes @missing
wrong 'cannot read .: Is a directory' tour --holes @.
wrong 'cannot read : No such file' tour --holes @
mkfifo pipe
wrong 'pipe is a pipe: want a file' tour --holes @pipe
wrong '/dev/zero is longer than' tour --holes @/dev/zero
truncate -s 100M large
wrong 'large is longer than the 33554432 bytes allowed' tour --holes @large

# A run's line knows no files.
wrong 'want squares and blocks' show tour holes=@a.shape -o x.png
wrong "unknown option '--holes'" queens --holes @a.shape
wrong '--holes goes with --puzzle tour' race --puzzle queens --holes @a.shape
wrong 'queens has no shape here' queens --format shape
wrong '--step shows one step of a run' tour --step 3 --format shape

# Shapes by name, on boards that are too small for them.
wrong "holes 'heart': want a board of 5x5 or more, not 4x4" tour --size 4 \
    --holes heart
wrong "holes 'frame': want a board of 5x5 or more" place --size 4 --holes frame
wrong 'letter-t and letter-u; or @FILE' tour --holes letter
wrong 'letter-t and letter-u; or @FILE' tour --holes
wrong 'a1,h8,c3-f6' tour --holes c3-
wrong "'i9' is not on the 8x8 board" tour --holes c3-i9

finish

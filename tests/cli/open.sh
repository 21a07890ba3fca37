#!/bin/sh
# `chequer FILE`: a picture, a tour, a game, a shape or a lesson, told by what is
# in the file, made again without the window; and what cannot be opened.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# same FILE FILE
same() {
    cmp -s "$1" "$2" || fail "$1 and $2 differ"
}

# wrong WORDS ARGUMENT...: refused in one line.
wrong() {
    said=$1
    shift
    exits 2 "$@"
    one_line "$said" "$@"
}

# --- pictures ---------------------------------------------------------------

exits 0 tour --size 6x5 --start c3 --px 16 --theme green -o a.png
for kind in svg gif pdf; do
    exits 0 a.png -o "a.$kind"
    exits 0 show a.png -o "b.$kind"
    same "a.$kind" "b.$kind"
done
exits 0 a.svg -o b.png
same a.png b.png

# By what is in it, whatever it is called; options may come first; and what
# follows the file changes what it says.
cp a.png nameless
exits 0 nameless -o b.svg
same a.svg b.svg
exits 0 -o c.svg a.png
same a.svg c.svg
exits 0 a.png step=3 --format json
grep -q '"c3"' "$out" || fail "another run: $(cat "$out")"

# A URI, as programs name files that they hand on.
mkdir 'with spaces'
cp a.png 'with spaces/50% ä.png'
for uri in "file://$PWD/with%20spaces/50%25%20%c3%A4.png" \
    "file://localhost$PWD/with spaces/50% ä.png"; do
    rm -f b.svg
    exits 0 "$uri" -o b.svg
    same a.svg b.svg
    exits 0 show "$uri" --format squares
done

# A command comes before a file of its name.
cp a.png tour
exits 0 tour --size 3x4 --start a1 --format squares
grep -q '^a1' "$out" || fail 'the file tour was opened'
exits 0 ./tour --format squares
grep -q '^c3' "$out" || fail 'the file tour was not opened'

# --- words ------------------------------------------------------------------

exits 0 tour --size 5x6 --start a1 -o t.grid
cp t.grid numbers
exits 0 numbers --format squares
mv "$out" "$top/log/squares"
exits 0 tour --size 5x6 --start a1 --format squares
same "$top/log/squares" "$out"
exits 0 lesson 1 --moves e2e4,e7e5 -o g.pgn
exits 0 g.pgn --format pgn
grep -q '1. e4 e5' "$out" || fail 'another game'
printf '.#.\n...\n' >s.shape
exits 0 s.shape --format shape
same s.shape "$out"
convert -size 3x2 xc:white -fill black -draw 'point 1,0' -type Grayscale dark.png
exits 0 dark.png --format shape
same s.shape "$out"

# A lesson has the options of slides, whatever it is called.
printf 'title Mine\nslide One\nrun tour size=5x5 step=3\n' >mine.slides
cp mine.slides mine
exits 0 mine.slides --aspect 4:3 -o mine.pdf
exits 0 mine --aspect 4:3 -o mine2.pdf
same mine.pdf mine2.pdf
exits 0 show mine.slides -o 'm-%d.png'
[ -s m-1.png ] || fail 'no slide was made'
wrong '--limit-nodes is for runs' show mine.slides --limit-nodes 9 -o x.pdf
wrong "not 'a.png' as well" mine.slides a.png
wrong "not 'a.png' as well" show mine.slides a.png
printf 'title Mine\nslide One\nrun juggle\n' >bad.slides
wrong 'bad.slides, line 3' bad.slides

# --- what cannot be opened ---------------------------------------------------

wrong "no such file: 'nowhere.png'" nowhere.png
wrong "no such file: './tuor'; did you mean the command 'tour'" ./tuor
wrong "unknown command 'juggle', and no such file" juggle
wrong 'Is a directory' .
wrong 'Is a directory' 'with spaces'
: >none
wrong 'none is empty: want a picture' none
head -c 400 "$CHEQUER" >program
wrong 'program is nothing that can be opened: want a picture in PNG' program
printf '\377\330\377\340\000\020JFIF' >photo.jpg
wrong 'photo.jpg is nothing that can be opened' photo.jpg
printf 'shopping: milk\n' >list.txt
wrong 'list.txt: no puzzle can make a run of this text: want a run' list.txt
mkfifo pipe
wrong 'pipe is a pipe' ./pipe
convert -size 200x200 xc:white white.png
wrong 'white.png: no square of the picture is dark' white.png
convert -size 200x200 xc:white -fill black -draw 'rectangle 0,0 99,99' \
    large.png
wrong 'large.png carries no description' large.png -o x.svg
if [ "$(id -u)" != 0 ]; then
    chmod 0 a.gif
    wrong 'Permission denied' a.gif
fi
rm -rf ./*

# What a window's options alone cannot do.
refuses 2 '--output goes with a command' -o x.png
refuses 2 "'juggle' after the options of the window" --theme paper juggle

finish

#!/bin/sh
# Lessons on the command line: slides as pictures and as GIFs, all of them or
# none; what is refused, with the file and the line.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

cat >my.slides <<'END'
# a lesson of three slides
title Mine
slide One
run tour size=6x5 start=b2 step=7
caption Visited: {squares}.
slide Two
run tour size=6x5 start=b2
play 3..8
speed 5
caption Going on.
slide Three
run queens size=5
END

exits 0 slides my.slides --width 200 -o 's-%02d.png'
[ ! -s "$out" ] || fail 'slides are commented on'
[ ! -s "$err" ] || fail 'slides are commented on'
only my.slides s-01.png s-02.png s-03.png
[ "$(identify -format '%wx%h ' s-0?.png)" = '200x113 200x113 200x113 ' ] ||
    fail '--width'
exits 0 slides my.slides --theme paper -o 's-%d.svg'
grep -q '<text.*Visited: 8' s-1.svg || fail 'the caption is not in the SVG'
grep -q '<text.*>One<' s-1.svg || fail 'the heading is not in the SVG'
grep -q '<desc[^>]*>Visited: 8' s-1.svg || fail 'nor is it told'
grep -q '^Move 7 of 29: .*</desc>' s-1.svg || fail 'the board is not told'
grep -q 'step=8' s-2.svg || fail 'what plays is not shown at its end'
xmllint --noout s-1.svg s-2.svg s-3.svg 2>"$err" || fail 'bad SVG'
exits 0 slides my.slides --width 200 --hold 77 -o 's-%d.gif'
[ "$(identify s-1.gif | wc -l)" = 1 ] || fail 'a still slide moves'
[ "$(identify s-2.gif | wc -l)" = 6 ] || fail 'the part is not played'
gifsicle --info s-2.gif >info 2>"$err" || fail 'gifsicle refuses'
grep -q 'delay 0.20s' info || fail 'the speed of the script is not kept'
grep -q 'delay 0.77s' info || fail '--hold is not kept'
cp s-2.gif first.gif
exits 0 slides my.slides --width 200 --hold 77 -o 's-%d.gif'
cmp first.gif s-2.gif || fail 'bytes differ'
rm -f s-* info first.gif

# What was made by hand is on a slide as it was left.
cat >hand.slides <<'END'
title Mine
slide By hand
run tour size=6x5 mode=hand moves=b3,c5
END
exits 0 slides hand.slides -o 's-%d.svg'
grep -q 'moves=b3,c5 step=2' s-1.svg || fail 'a slide forgets the moves'
rm -f s-* hand.slides

# The lessons of the program, by name.
for name in warnsdorff backtracking ninety-two graph kings chess960; do
    exits 0 slides "$name" -o 's-%02d.svg'
    [ "$(ls s-*.svg | wc -l)" -ge 9 ] || fail "$name: $(ls s-*.svg | wc -l)"
    [ "$(grep -h -o '<svg [^>]*' s-*.svg | grep -o 'viewBox="[^"]*"' |
        sort -u | wc -l)" = 1 ] || fail "$name: slides of several sizes"
    rm -f s-*
done

# --- words alone, two boards -------------------------------------------------

cat >both.slides <<'END'
title Both
slide Words alone
caption Nothing but words.
item And a list.
slide Side by side, {squares} and {2:squares}
run tour size=6x5 start=b2 step=7
label The left
run tour size=5x6 start=a1
play 2..12
speed 5
label The right: {squares}
caption {1:squares} against {2:squares}.
END
exits 0 slides both.slides -o 's-%d.svg'
grep -q 'Nothing but words' s-1.svg || fail 'words alone are not written'
grep -q '>•<' s-1.svg || fail 'a list has no dots'
! grep -q 'tour' s-1.svg || fail 'words alone carry a run'
grep -q 'Side by side, 8 and 13' s-2.svg || fail 'facts in a heading'
grep -q 'The right: 13' s-2.svg || fail 'a label is about its own board'
grep -q '8 against 13' s-2.svg || fail 'facts of two boards'
# A film of both: the longer part sets the pace, the other one waits.
exits 0 slides both.slides --width 320 -o 's-%d.gif'
[ "$(identify s-1.gif | wc -l)" = 1 ] || fail 'words alone move'
[ "$(identify s-2.gif | wc -l)" = 11 ] || fail 'the second part is not played'
[ "$(identify -format '%wx%h ' s-1.gif)" = '320x180 ' ] || fail 'size of words'
identify -format '%wx%h\n' s-2.gif | sort -u | grep -q '^320x180$' ||
    fail 'a GIF of a slide has another size'
rm -f s-*

# --- a deck ------------------------------------------------------------------

# sizes FILE: of its pages, each once
sizes() {
    pdfinfo -l 99 "$1" | awk '/^Page .*size/ { print $4, $6 }' | sort -u
}
exits 0 slides both.slides -o deck.pdf
only both.slides deck.pdf my.slides
pdfinfo deck.pdf >info 2>"$err" || fail 'pdfinfo refuses'
grep -q '^Pages: *2$' info || fail 'pages are missing'
[ "$(sizes deck.pdf)" = '960 540' ] || fail "16:9: $(sizes deck.pdf)"
pdftotext -layout deck.pdf - >text
for words in 'Words alone' 'And a list.' 'Side by side, 8 and 13' \
    'The right: 13' '8 against 13.' '2 */ *2'; do
    grep -q "$words" text || fail "the deck does not say: $words"
done
pdfimages -list deck.pdf >images
[ "$(wc -l <images)" = 2 ] || fail 'the deck holds pictures, not lines'
exits 0 slides both.slides --aspect 4:3 -o deck.pdf
[ "$(sizes deck.pdf)" = '720 540' ] || fail "4:3: $(sizes deck.pdf)"
exits 0 slides both.slides --aspect 4:3 --width 640 -o 's-%d.png'
[ "$(identify -format '%wx%h ' s-?.png)" = '640x480 640x480 ' ] ||
    fail 'pictures of 4:3'
cp deck.pdf first.pdf
exits 0 slides both.slides --aspect 4:3 -o deck.pdf
cmp first.pdf deck.pdf || fail 'a deck made again differs'
rm -f s-* info text images deck.pdf first.pdf both.slides

# One slide needs no number.
printf 'title T\nslide\nrun tour step=3\n' >one.slides
exits 0 slides one.slides --width 90 -o one.png
exits 0 slides one.slides --width 90 --format png
cmp -s "$out" one.png || fail 'one slide is another on standard output'
rm -f one.*

# Nor do slides in one file.
exits 0 slides kings -o deck.pdf
for to in '-o -' '-o /dev/stdout' ''; do
    # shellcheck disable=SC2086 # options are words
    exits 0 slides kings --format pdf $to
    cmp -s "$out" deck.pdf || fail "a deck is another on standard output: $to"
done
rm -f deck.pdf

# --- refusals ----------------------------------------------------------------

rm my.slides
refuses 2 'slides needs a lesson: warnsdorff, backtracking' slides
refuses 2 "there is no lesson 'warnsdorf'" slides warnsdorf
refuses 2 'cannot read no/such.slides: No such file' slides no/such.slides
refuses 2 'no place for a number' slides warnsdorff -o a.png
refuses 2 'several files' slides warnsdorff --format png
refuses 2 'as png, svg, pdf, gif, mp4 or webm, not as text' slides warnsdorff -o '%d.txt'
refuses 2 "--aspect '3:2': want 16:9 or 4:3" slides kings --aspect 3:2 \
    -o deck.pdf
refuses 2 '--aspect is for slides as pictures' slides kings --aspect 4:3
refuses 2 "unknown option '--px'" slides kings --px 9 -o deck.pdf
refuses 2 'one lesson' slides warnsdorff backtracking
refuses 2 "unknown option '--start'" slides --start
refuses 3 'nowhere/%d.png: No such file' slides warnsdorff -o 'nowhere/%d.png'

# wrong WORDS LINE...: a script of these lines is refused.
wrong() {
    said=$1
    shift
    printf '%s\n' "$@" >../wrong.slides
    refuses 2 "$said" slides ../wrong.slides -o '%d.svg'
}
wrong "wrong.slides, line 3: 'rum tour': want a line that begins with" \
    'title T' slide 'rum tour'
wrong 'line 3: size' 'title T' slide 'run tour size=0x9'
wrong 'wrong.slides, line 4: step 99: the steps of this run are 0 to 29' \
    'title T' slide '# below' 'run tour size=6x5 start=b2 step=99'
wrong 'line 4: step 30: the steps of this run are 0 to 29' \
    'title T' slide 'run tour size=6x5 start=b2' 'play 20..30'
wrong 'line 4: step 77: the steps of this run are 0 to 29' \
    'title T' slide 'run tour size=6x5 start=b2' 'play 77..end'
wrong 'line 3: There is no solution 93: there are only 92.' \
    'title T' slide 'run queens size=8 solution=93'
wrong 'line 3: There are only 304 tours' \
    'title T' slide 'run tour size=5x5 start=a1 mode=all solution=305'
wrong 'wrong.slides, line 6: {sqares} is no fact of this moment; there are' \
    'title T' slide 'run tour step=3' 'caption {squares}' 'caption and' \
    'caption more {sqares} {foo}'
wrong 'line 2: {sqares} is no fact of this moment' \
    'title T' 'slide {sqares}' 'run tour step=3'
wrong "line 4: '{squares is': want a fact's name in braces" \
    'title T' slide 'run tour' 'caption {squares is'

# That there is none at all can be shown, and what is not there yet may come.
cat >../wrong.slides <<'END'
title T
slide None
run queens size=3
slide In the end
run tour size=5x6 start=a1
play 0..end
caption {closed}
END
exits 0 slides ../wrong.slides --width 160 -o 's-%d.gif'
only s-1.gif s-2.gif
rm -f s-*

# What is wrong anywhere is told before anything is shown.
printf 'title T\nslide\nrun tour\nslide\nrun tour\nplay 60..70\n' \
    >../wrong.slides
refuses 2 'line 6: step 70: the steps of this run are 0 to 63' \
    slides ../wrong.slides
rm ../wrong.slides

# --- faults ------------------------------------------------------------------

printf 'precious\n' >s-1.svg
code=0
(uncounted && ulimit -f 1 &&
    exec "$CHEQUER" slides warnsdorff -o 's-%d.svg') >"$out" 2>"$err" ||
    code=$?
[ "$code" = 3 ] || fail "exit $code past the file-size limit"
one_line 's-1.svg: File too large' 'file-size limit'
[ "$(cat s-1.svg)" = precious ] || fail 'the old file is gone'
only s-1.svg

code=0
timeout --foreground --preserve-status -s INT -k 60 0.5 \
    "$CHEQUER" slides backtracking \
    --width 3000 -o 's-%d.png' >"$out" 2>"$err" || code=$?
[ "$code" = 130 ] || fail "exit $code after SIGINT"
only s-1.svg

exits 0 slides --help
awk 'length > 80 { exit 1 }' "$out" || fail 'the help is too wide'
grep -q 'warnsdorff .*idea' "$out" || fail 'the help names no lessons'

finish

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
[ "$(identify -format '%w ' s-0?.png)" = '200 200 200 ' ] || fail '--width'
exits 0 slides my.slides --theme paper -o 's-%d.svg'
grep -q 'Visited: 8' s-1.svg || fail 'the caption is not in the SVG'
grep -q '>One<' s-1.svg || fail 'the heading is not in the SVG'
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
    exits 0 slides "$name" --px 12 -o 's-%02d.svg'
    [ "$(ls s-*.svg | wc -l)" = 9 ] || fail "$name: $(ls s-*.svg | wc -l)"
    rm -f s-*
done

# One slide needs no number.
printf 'title T\nslide\nrun tour step=3\n' >one.slides
exits 0 slides one.slides --px 10 -o one.png
rm -f one.*

# --- refusals ----------------------------------------------------------------

rm my.slides
refuses 2 'slides needs a lesson: warnsdorff, backtracking' slides
refuses 2 "there is no lesson 'warnsdorf'" slides warnsdorf
refuses 2 'cannot read no/such.slides: No such file' slides no/such.slides
refuses 2 'no place for a number' slides warnsdorff -o a.png
refuses 2 'several files' slides warnsdorff --format png
refuses 2 'as png, svg, pdf or gif, not as text' slides warnsdorff -o '%d.txt'
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
exits 0 slides ../wrong.slides --px 12 -o 's-%d.gif'
only s-1.gif s-2.gif
rm -f s-*
rm ../wrong.slides

# --- faults ------------------------------------------------------------------

printf 'precious\n' >s-1.svg
code=0
(ulimit -f 1 && exec "$CHEQUER" slides warnsdorff -o 's-%d.svg') \
    >"$out" 2>"$err" || code=$?
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

#!/bin/sh
# What the commands write: boards to the last number, JSON fields, pictures
# that other programs open, and exit codes that tell how the run ended.
# shellcheck disable=SC2086,SC2030,SC2031 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

has() { command -v "$1" >/dev/null || { echo "skipped: no $1"; return 1; }; }
says() { grep -qF -- "$1" "$out" || fail "does not say: $1"; }

# The board as the document prints it: S0's start f6, numbers from 0.
exits 0 tour --start f6 --order s0 --first-number 0
diff - "$out" <<'END' || fail "the board from f6 differs"
Knight's tour 8×8 from f6

      a  b  c  d  e  f  g  h
  8  55 16 57 30 53 18  1 32  8
  7  46 29 54 17 58 31 52 19  7
  6  15 56 47 62 49  0 33  2  6
  5  28 45 40 59 38 61 20 51  5
  4  41 14 63 48 21 50  3 34  4
  3  24 27 44 39 60 37  6  9  3
  2  13 42 25 22 11  8 35  4  2
  1  26 23 12 43 36  5 10  7  1
      a  b  c  d  e  f  g  h

An open tour of 64 squares

Every square has been visited exactly once. c4 is not a knight's move from the
start f6, so the tour is open.

f6 g8 h6 g4 h2 f1 g3 h1 f2 h3 g1 e2 c1 a2 b4 a6 b8 d7 f8 h7 g5 e4 d2 b1 a3 c2
a1 b3 a5 b7 d8 f7 h8 g6 h4 g2 e1 f3 e5 d3 c5 a4 b2 d1 c3 b5 a7 c6 d4 e6 f4 h5
g7 e8 c7 a8 b6 c8 e7 d5 e3 f5 d6 c4
END

# S4's, from b6, numbers from 1.
exits 0 tour --start b6 --order s4
says '  8   2  5 36 21 64  7 60 23  8'

# The same start, with the rule alone and with a way back.
exits 1 tour --start e3 --algorithm greedy
says 'Dead end on a4 after 60 squares'
exits 0 tour --start e3 --algorithm warnsdorff
says 'tour of 64 squares'

# Squares in capitals, and a start that nobody chose beside a hole.
exits 0 tour --size 6 --holes D4,A2 --start C3 --mode hand --moves B5
says 'c3 b5'
exits 1 tour --holes a1,h8
says "Knight's tour 8×8 with 2 holes from b1"

# A count and a list are of what was asked for.
exits 0 tour --size 5 --count
[ "$(cat "$out")" = 1728 ] || fail 'counts what was not asked for'
exits 0 tour --size 5 --count --start a1 --end e5
[ "$(cat "$out")" = 56 ] || fail 'counts what was not asked for'
exits 0 tour --size 6 --closed --count --directed
[ "$(cat "$out")" = 19724 ] || fail 'counts what was not asked for'
exits 0 tour --size 6 --closed --list -o closed.txt
[ "$(wc -l <closed.txt)" -eq 9862 ] || fail 'closed tours are not listed once'
exits 0 tour --size 6 --closed --mode all --solution 4711
says "$(sed -n 4711p closed.txt | cut -d ' ' -f 1-20)"
rm closed.txt

# None, proved; and stopped, which proves nothing.
exits 1 tour --size 4
says 'No tour is possible from a1'
exits 1 tour --size 5 --start b1 --format json
says '"outcome":"none","reason":"'
exits 4 tour --algorithm backtracking --limit-nodes 1000
says 'Stopped at the limit of 1,000 nodes: this is not a proof that there is'
exits 4 tour --algorithm backtracking --limit-nodes 1000 --format json
says '"outcome":"limit","reason":"Stopped at the limit of 1,000 nodes'
exits 4 tour --start d4 --algorithm backtracking --limit-seconds 0.1 \
    --format json
says '"reason":"Stopped at the limit of 0.1 seconds'
exits 4 tour --limit-nodes 10 --step 20 -o never.txt
one_line 'step 20 was not reached, only 10' 'a step beyond the limit'
only

# JSON: the keys in their order, settings as they were asked.
exits 0 tour --start f6 --format json
[ "$(wc -l <"$out")" = 1 ] || fail 'JSON is not one line'
want='{"puzzle":"tour","size":[8,8],"start":"f6","algorithm":"warnsdorff",'
want=$want'"order":"s0","outcome":"found","closed":false,"squares":[...],'
want=$want'"nodes":64,"retreats":0,"crossings":92,"deviations":0,'
want=$want'"seconds":S}'
[ "$want" = "$(sed 's/\["f6","g8".*"d6","c4"\]/[...]/
    s/[0-9]*\.[0-9]*}$/S}/' "$out")" ] || fail "JSON: $(cat "$out")"
if has python3; then
    for request in '' '--size 4' '--size 6x5 --holes a1,f5 --start b2' \
        '--seed 7 --order random' '--step 5' '--size 1'; do
        run tour $request --format json
        python3 -m json.tool "$out" >"$top/log/json" 2>"$err" ||
            fail "not JSON: tour $request"
    done
fi
exits 0 tour --size 6x5 --holes a1,f5 --start b2 --order random --seed 7 \
    --format json
says '"size":[6,5],"start":"b2"'
says '"holes":["a1","f5"],"seed":7,"outcome":"found"'
exits 0 tour --step 17 --format json
says '"outcome":"running"'

# Steps: the last one is the end, those before it are on the way.
exits 0 tour --step 17
says 'Move 17 of 63'
exits 0 tour --step 63
says 'An open tour of 64 squares'
exits 1 tour --start e3 --algorithm greedy --step 59
exits 0 tour --start e3 --algorithm greedy --step 58

# Boards that are not square, with holes, from the other side, past file z.
exits 0 tour --size 7x5 --holes c3,g1,g2 --flip
says '  2      7 22 25 32  9 20  2'
exits 0 tour --size 30x3 --first-number 0
says '  y  z aa ab ac ad'
exits 0 tour --size 7x5 --no-coordinates --no-numbers --step 3
says ' . . N . . . .'

# A file gets its format from its ending, or from --format.
exits 0 tour -o a.txt
exits 0 tour -o a.json
exits 0 tour -o a.svg
exits 0 tour -o a.png
exits 0 tour --format svg -o picture
exits 0 tour --format svg -o -
cmp a.svg picture || fail '--format svg and .svg differ'
cmp a.svg "$out" || fail '-o - and a file differ'
exits 0 tour --format SVG -o -
cmp a.svg "$out" || fail '--format SVG and svg differ'
exits 0 tour
cmp a.txt "$out" || fail 'text differs in a file'
grep -q '^{"puzzle":"tour"' a.json || fail 'a.json is not JSON'
only a.json a.png a.svg a.txt picture

# The same request gives the same bytes, whatever the environment.
exits 0 tour -o b.png
cmp a.png b.png || fail 'PNG bytes differ'
(failures=0
export LC_ALL=de_DE.UTF-8 SDL_VIDEODRIVER=dummy
exits 0 tour -o c.png
cmp a.png c.png || fail 'PNG bytes differ in another environment'
exits 0 tour -o c.svg
cmp a.svg c.svg || fail 'SVG bytes differ in another environment'
exit "$failures") || failures=$((failures + 1))
exits 0 tour -o - --format png
cmp a.png "$out" || fail 'PNG on a pipe differs'

# Other programs open what we write, at the size that was asked for.
exits 0 tour --px 50 -o d.png
exits 0 tour --px 50 -o d.svg
exits 0 tour --size 7x5 --px 50 --no-coordinates -o e.png
if has identify; then
    [ "$(identify -format '%m %w %h' d.png)" = 'PNG 444 444' ] ||
        fail "d.png is $(identify d.png)"
    [ "$(identify -format '%w %h' e.png)" = '364 264' ] ||
        fail "e.png is $(identify e.png)"
fi
if has xmllint; then
    xmllint --noout a.svg d.svg 2>"$err" || fail 'the SVG is not well-formed'
fi
if has rsvg-convert; then
    rsvg-convert -o r.png d.svg 2>"$err" || fail 'rsvg-convert refuses'
    if has identify; then
        [ "$(identify -format '%w %h' r.png)" = '444 444' ] ||
            fail "the SVG is drawn $(identify r.png)"
    fi
fi
grep -aq 'tour size=8x8 start=a1' a.png || fail 'the PNG carries no run'
grep -q 'tour size=8x8 start=a1' a.svg || fail 'the SVG carries no run'

# An old file is replaced as a whole, through a link, keeping its mode.
echo old >real.txt
chmod 640 real.txt
ln -s real.txt link.txt
exits 0 tour -o link.txt
cmp a.txt real.txt || fail 'not written through the link'
[ -L link.txt ] || fail 'the link was replaced'
[ "$(ls -l real.txt | cut -c1-10)" = '-rw-r-----' ] || fail 'the mode changed'

# Help and version.
exits 0 --version
grep -qE '^chequer [0-9]+\.[0-9]+\.[0-9]+( \([0-9a-f]{7,}\+?\))?$' "$out" || fail 'no version'
for page in '--help' '-h' 'help' 'tour --help' 'tour -h' 'help tour' \
    'show --help' 'help show' 'tour --size 9 --help'; do
    exits 0 $page
    says 'Usage: chequer'
    [ ! -s "$err" ] || fail "$page says something on stderr"
    awk 'length > 80 { exit 1 }' "$out" || fail "$page is too wide"
done

# The examples of the help page work as they stand.
exits 0 tour --help
sed -n '/^Examples:/,/^$/s/^  chequer //p' "$out" >"$top/log/examples"
[ "$(wc -l <"$top/log/examples")" -ge 4 ] || fail 'too few examples'
while read -r example; do
    exits 0 $example
done <"$top/log/examples"

finish

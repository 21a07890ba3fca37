#!/bin/sh
# What is different on a terminal: pictures are refused there, and long runs
# show how far they are.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

if ! script -qec true /dev/null >/dev/null 2>&1 </dev/null; then
    echo 'skipped: no script command that works'
    exit 0
fi

# on_terminal COMMAND: all it says goes to $out, its exit code to $code.
on_terminal() {
    code=0
    script -qec "$1" /dev/null >"$out" 2>"$err" </dev/null || code=$?
}

on_terminal "'$CHEQUER' tour --format png"
[ "$code" = 2 ] || fail "exit $code: a picture on a terminal"
grep -q 'nothing for a terminal' "$out" || fail 'the refusal says nothing'
[ "$(wc -l <"$out")" = 1 ] || fail 'the refusal is not one line'

on_terminal "'$CHEQUER' tour --format png -o -"
[ "$code" = 0 ] || fail "exit $code: insisting on a picture"
grep -aq IDAT "$out" || fail 'no picture though insisted on'

on_terminal "'$CHEQUER' tour --format png >picture"
[ "$code" = 0 ] || fail "exit $code: a picture into a file"
rm -f picture

long="'$CHEQUER' tour --start d4 --algorithm backtracking --limit-seconds 1.5"
on_terminal "$long >text"
[ "$code" = 4 ] || fail "exit $code: a long run"
grep -q ' nodes, .* s (Ctrl-C stops)' "$out" || fail 'no progress'
[ "$(tail -c 1 "$out")" = "$(printf '\r')" ] || fail 'progress stays'
! grep -q 'Ctrl-C' text || fail 'progress among the output'

on_terminal "$long --quiet >text"
[ ! -s "$out" ] || fail 'progress though --quiet'
on_terminal "$long 2>progress >text"
[ ! -s progress ] || fail 'progress where there is no terminal'
on_terminal "'$CHEQUER' tour >text"
[ ! -s "$out" ] || fail 'progress of a short run'

# A large picture shows how far it is, and one signal is enough.
script -qec "sh -c 'echo \$\$ >pid; exec \"$CHEQUER\" tour --size 5 \
    --width 16000 -o large.png'" /dev/null >"$out" 2>"$err" </dev/null &
waited=0
until grep -q ' %, .* s (Ctrl-C stops)' "$out" || [ "$waited" = 600 ]; do
    sleep 0.1
    waited=$((waited + 1))
done
[ "$waited" -lt 600 ] || fail 'no progress of a large picture'
kill "$(cat pid)" # background jobs of a shell ignore Ctrl-C itself
wait "$!" && fail 'a stopped picture counts as made'
[ ! -e large.png ] || fail 'a stopped picture is there'
[ -z "$(find . -name '*chequer*')" ] || fail 'a draft is left behind'
rm -f pid

# Of a series, the picture at hand does; and each line covers the one before.
on_terminal "'$CHEQUER' tour --size 5 --width 9000 --to 1 -o s-%d.png"
[ "$code" = 0 ] || fail "exit $code: a series of large pictures"
grep -q ' of 2 frames, .* % of the next, .* s (Ctrl-C stops)' "$out" ||
    fail 'no progress of a picture of a series'
tr '\r' '\n' <"$out" >lines
awk 'length($0) && length($0) < last { exit 1 } { last = length($0) }' lines ||
    fail "a line stays in part: $(cat lines)"
rm -f s-*.png lines

finish

#!/bin/sh
# Counts in parts: the parts of a count add up to the whole, wherever and in
# whatever order they were counted; a count that was stopped goes on; and what
# does not belong together is refused.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# adds_up PARTS PUZZLE OPTION...: in one file and in several.
adds_up() {
    parts=$1
    shift
    exits 0 "$@" --count
    whole=$(cat "$out")
    k=0
    : >all
    while [ "$k" -lt "$parts" ]; do
        k=$((k + 1))
        exits 0 "$@" --count --part "$k/$parts"
        [ "$(wc -l <"$out")" = 1 ] || fail "part $k is not one line: $*"
        cat "$out" all >"more"
        mv more all
    done
    exits 0 sum all
    [ "$(cat "$out")" = "$whole" ] || fail "$(cat "$out"), not $whole: $*"
    code=0
    "$CHEQUER" sum - <all >"$out" 2>"$err" || code=$?
    [ "$code $(cat "$out")" = "0 $whole" ] || fail "by a pipe: $*"
    rm all
}

# wrong CODE WORDS ARGUMENT...: refused, though files lie about.
wrong() {
    want=$1 said=$2
    shift 2
    exits "$want" "$@"
    one_line "$said" "$@"
}

adds_up 5 queens --size 8
adds_up 1 queens --size 6
adds_up 64 queens --size 12
adds_up 3 queens --size 12 --fundamental
adds_up 4 queens --size 9 --given b2 --barred a1
adds_up 4 queens --size 7 --surface torus
adds_up 3 queens --size 8 --piece amazon

# Tours, by going through them and by the frontier, with more parts than units.
adds_up 3 tour --size 5x6
adds_up 15 tour --size 4x6 --holes c2 --undirected
adds_up 2 tour --size 6 --closed
adds_up 4 tour --size 5 --start a1 --end e5
adds_up 3 tour --size 3
adds_up 3 tour --size 1
adds_up 3 tour --size 3x4 --surface torus
adds_up 3 tour --size 4x5 --surface cylinder --end c3
adds_up 3 tour --size 5x6 --closed --crossings fewest
adds_up 2 tour --size 5 --fundamental
adds_up 4 tour --size 3x4 --piece wazir --holes a1

# Placements, where each part may find another number of pieces to be best.
adds_up 2 place --size 6x9 --piece queen
adds_up 3 place --size 7 --piece queen --holes c3,d5
adds_up 2 place --size 8 --piece queen
adds_up 2 place --size 6 --piece queen --surface torus
adds_up 3 place --size 5x6 --piece nightrider --surface cylinder
adds_up 1 place --size 3 --piece queen
adds_up 3 cover --size 8 --piece queen
adds_up 3 cover --size 2 --piece queen
adds_up 2 cover --size 6x8 --piece knight
adds_up 3 cover --size 5 --piece queen --holes b2
adds_up 2 cover --size 7 --piece queen --surface torus
adds_up 4 cover --size 11x9 --piece queen --holes f5
adds_up 64 cover --size 9x7 --piece knight
adds_up 3 cover --size 7x5 --piece nightrider --surface cylinder
adds_up 3 armies --size 5x6
adds_up 2 armies --size 6 --surface torus
adds_up 2 armies --size 6 --holes b2
adds_up 2 armies --size 1

# What does not add up.
"$CHEQUER" queens --size 8 --count --part 1/3 >one
"$CHEQUER" queens --size 8 --count --part 2/3 >two
"$CHEQUER" queens --size 8 --count --part 3/4 >other
"$CHEQUER" queens --size 9 --count --part 3/3 >larger
wrong 2 'of 3 parts one is missing: 3' sum one two
wrong 2 'of 3 parts some are missing: 2, 3' sum one
wrong 2 'part 1 of 3 is there twice' sum one two one
wrong 2 'is not one of' sum one two other
wrong 2 'is not one of' sum one two larger
sed 's/sum=/sum=x/' one >broken
wrong 2 'is no part of a count' sum broken two
wrong 2 'is no part of a count' sum "$CHEQUER"

# Not a figure of a line may be another, nor may it have lost its end.
"$CHEQUER" queens --size 8 --count --part 3/3 >three
exits 0 sum one two three
for change in 's/sum=\([0-9]*\)/sum=1\1/' 's/units=\([0-9]*\)/units=1\1/' \
    's/part=1/part=3/' 's/size=8/size=0/' 's/division=/&x/' 's/ level=/&1/' \
    's/sum=/level=7 &/' 's/ check=.*//' 's/.$//' 's/check=0*/&0/' \
    's/$/ /' 's/^/ /' 's/check=/CHECK=/' 's/queens/Queens/'; do
    sed "$change" one >odd
    cmp -s one odd || wrong 2 'or was changed since' sum odd two three
done
: >empty
wrong 2 'no part of a count in these files' sum empty
wrong 2 'sum needs files' sum
wrong 2 'cannot' sum nowhere
wrong 2 'unknown option' sum --theme green one
for part in 0/3 4/3 3 x/3 1/0 1/x '' 1/100001; do
    wrong 2 "--part '$part': want K/N such as 3/64" queens --count --part "$part"
done
wrong 2 'is for counts that fall into parts: want --count' queens --part 1/2
wrong 2 'is for counts that fall into parts' queens --list --part 1/2
wrong 2 'shorter side is at most 8' tour --size 9x10 --count --part 1/2
wrong 2 'cannot be divided' place --piece king --count --part 1/2
wrong 2 'cannot be divided' cover --piece bishop --count --estimate
wrong 2 'cannot be divided' cover --piece queen --fundamental --count --part 1/2
wrong 2 'cannot be divided' armies --fundamental --count --resume x
wrong 2 'want more --patience' armies --size 11 --patience 1 --count --part 1/2
wrong 2 'want more --patience' armies --size 10 --patience 1 --count --estimate
wrong 2 'want --count, or --part of it' armies --count --threads 2
wrong 2 'counted by a formula' queens --piece rook --count --part 1/2
wrong 2 'are told as text' queens --count --part 1/2 --format json
wrong 2 'are told as text' queens --count --estimate -o a.csv
wrong 2 'want one of them' queens --count --estimate --resume x
rm -f ./*

# stopped SIGNAL ARGUMENT...: in the background, until its file tells of more
# units than before and the signal ends it. One that was quicker has ended by
# itself, and its file must be right all the same.
stopped() {
    signal=$1
    shift
    cp kept was 2>/dev/null || : >was
    "$CHEQUER" "$@" --resume kept >"$out" 2>"$err" &
    pid=$!
    while kill -0 "$pid" 2>/dev/null; do
        if grep -q '^done=[0-9a-f]*[1-9a-f]' kept 2>/dev/null &&
            ! cmp -s kept was; then
            break
        fi
        sleep 0.02
    done
    kill -s "$signal" "$pid" 2>/dev/null || :
    wait "$pid" 2>/dev/null || :
    grep -q '^done=[0-9a-f]*[1-9a-f]' kept || fail "SIG$signal: nothing kept"
    rm -f was
}

# A count goes on: stopped by Ctrl-C, by another signal, by a power cut, and
# when all is done. What is there then is not counted again.
exits 0 queens --size 17 --count
whole=$(cat "$out")
for signal in KILL TERM KILL INT; do
    stopped "$signal" queens --size 17 --count --threads 1
    [ "$signal" != TERM ] || before=$(cat kept)
    rm -f ./*.chequer-* ./.*chequer-* # a draft that was being written
done
exits 0 queens --size 17 --count --resume kept
[ "$(cat "$out")" = "$whole" ] || fail "went on to $(cat "$out"), not $whole"
cp kept whole
exits 0 queens --size 17 --count --resume kept
[ "$(cat "$out")" = "$whole" ] || fail "again: $(cat "$out"), not $whole"
cmp -s kept whole || fail 'what was done is another'
only kept whole

# goes_on PUZZLE OPTION...: stopped and begun again, it is the same.
goes_on() {
    exits 0 "$@" --count
    whole=$(cat "$out")
    stopped KILL "$@" --count --threads 1
    rm -f ./*.chequer-* ./.*chequer-*
    exits 0 "$@" --count --resume kept
    [ "$(cat "$out")" = "$whole" ] || fail "went on to another number: $*"
    wrong 2 'keeps another count' "$@" --size 4x5 --count --resume kept
    rm -f kept
}

mkdir aside
mv kept whole aside
goes_on tour --size 6 --closed --fundamental
goes_on tour --size 6
goes_on cover --size 11 --piece queen
goes_on armies
mv aside/* .
rmdir aside

# By a limit that no machine keeps.
exits 4 queens --size 21 --count --resume later --limit-seconds 0.3
grep -q 'the same command goes on' "$err" || fail 'does not say how to go on'
rm -f later

# Only with its own question and part, and whole; what is there stays.
wrong 2 'keeps another count' queens --size 16 --count --resume kept
wrong 2 'keeps another count' queens --size 17 --count --part 1/2 --resume kept
printf '%s\n' "$before" | sed 's/sum=/sum=1/' >damaged
wrong 2 'is damaged' queens --size 17 --count --resume damaged
head -c 200 whole >short
wrong 2 'is damaged' queens --size 17 --count --resume short
cmp -s kept whole || fail 'a refusal changed the file'
rm -f short damaged
wrong 3 'cannot' queens --size 8 --count --resume nowhere/kept
wrong 2 "want the name of one, not '-'" queens --size 8 --count --resume -
wrong 2 'is where the answer goes' queens --size 8 --count --resume a.txt \
    -o a.txt
wrong 2 'is where the answer goes' queens --size 8 --count --resume a.txt \
    -o ./a.txt
wrong 2 'needs a value' queens --size 8 --count --resume
exits 0 queens --size 12 --count --part 2/3 --resume part
cp "$out" first
exits 0 queens --size 12 --count --part 2/3 --resume part
cmp -s "$out" first || fail 'a part that went on is another'
cp part part.txt
wrong 2 'is where the answer goes' queens --size 12 --count --part 2/3 \
    --resume part.txt -o ./part.txt
cmp -s part part.txt || fail 'what was kept is gone'
rm -f ./*

# A slow machine may not be ready within the time: then that is said.
unready() {
    grep -q '^units  *not known yet: getting ready takes longer' "$out"
}

# estimated OPTION...: numbers of its own each time, but always these lines.
estimated() {
    exits 0 "$@" --count --estimate
    unready || grep -q '^units, one processor  ' "$out" ||
        fail "the estimate does not tell of units: $*"
    for line in 'units' 'getting ready' 'processors' \
        '1 machine like this' '1,000 machines like this' 'memory'; do
        grep -q "^$line  " "$out" ||
            fail "the estimate has no line '$line': $*"
    done
}

# How long it would take, also where a unit takes days, or all of them years.
estimated queens --size 14
! grep -q 'more than' "$out" || fail 'units that are short are not counted'
for count in 'queens --size 27' 'tour --size 5x9 --surface torus' \
    'tour --size 6x7 --surface cylinder'; do
    began=$(date +%s)
    # shellcheck disable=SC2086
    estimated $count --limit-seconds 1
    [ "$(($(date +%s) - began))" -le 120 ] || fail "the limit is over: $count"
    unready || grep -q '^units, one processor  *more than' "$out" ||
        fail "it is not said that it may take longer: $count"
done
exits 0 queens --size 27 --count --estimate --limit-seconds 0.001
unready || fail 'ready in no time'
estimated tour --size 8
grep -q '^units  *none tried' "$out" || fail 'both halves were gone through'
exits 0 queens --size 12 --count --estimate --part 1/4 --threads 3 -o a.txt
grep -q '^processors  *3$' a.txt || fail 'not for three processors'
only a.txt
finish

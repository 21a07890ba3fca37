#!/bin/sh
# Questions are answered as text, JSON and CSV, and all three tell the same;
# into a file or not, however long the list is.
# shellcheck disable=SC2086 # options are words
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# Reads in.txt, in.json and in.csv, as this puzzle would be asked.
cat >"$top/log/same.py" <<'PY'
import csv, json, sys

lines = open("in.txt").read().split("\n")[:-1]
data = json.load(open("in.json"))
rows = list(csv.reader(open("in.csv", newline="")))
puzzle, key = sys.argv[1:]
assert data["puzzle"] == puzzle, data["puzzle"]
assert key in data, data.keys()
if not isinstance(data[key], list):
    assert type(data[key]) is int
    assert [str(data[key])] == lines and rows == [[key], lines]
    sys.exit()

def words(cell):
    return " ".join(map(str, cell)) if isinstance(cell, list) else str(cell)

def told(row):
    if isinstance(row, dict):
        between = " / " if "white" in row else " "
        return between.join(words(cell) for cell in row.values())
    return words(row)

plain = [" ".join(line.split()) for line in lines]
assert [told(row) for row in data[key]] == plain
numbered = rows[0][0] == "solution"
for i, row in enumerate(rows[1:]):
    assert not numbered or row[0] == str(i + 1)
    between = " / " if "white" in rows[0] else " "
    assert between.join(row[numbered:]) == plain[i], row
assert len(rows) == len(lines) + 1
PY

# same KEY ARGUMENT...: to standard output and into files.
same() {
    key=$1
    shift
    for format in txt json csv; do
        exits 0 "$@" -o in.$format
        exits 0 "$@" --format "$(echo $format | sed s/txt/text/)"
        cmp "$out" in.$format || fail "$format differs in a file: $*"
    done
    python3 "$top/log/same.py" "$1" "$key" 2>"$err" ||
        fail "text, JSON and CSV differ: $*"
    rm -f in.txt in.json in.csv
}

same count queens --count
same count queens --size 3 --count
same count tour --size 5x6 --start a1 --count
same count place --piece knight --size 6x5 --count
same count cover --size 5 --count
same count armies --size 4 --count
same count uncrossed --size 4 --count
same solutions queens --size 6 --list
same solutions queens --size 3 --list
same solutions queens --fundamental --list
same solutions tour --size 3x4 --list
same solutions place --piece queen --size 5x4 --list
same solutions cover --size 4x5 --list
same solutions armies --size 3x4 --list
same solutions uncrossed --size 4 --list
same starts tour --size 3x4 --map
same arrays chess960 --list
same arrays chess960 --find 'king on d' --order s0
same lessons lesson --list

# Longer than what is told at a time: none looks at what is there already.
same solutions queens --size 11 --list
same solutions cover --list
for long in 'tour --size 6 --closed' place; do # more than is kept at a time
    exits 0 $long --list -o in.txt
    exits 0 $long --list
    cmp "$out" in.txt || fail "$long differs in a file"
    rm in.txt
done

# Numbers of any size are exact; what was asked stands before them.
exits 0 queens --piece rook --size 20 --count --format json
grep -qx '{"puzzle":"queens","size":20,"piece":"rook","count":2432902008176640000}' \
    "$out" || fail "$(cat "$out")"
exits 0 tour --size 5x6 --start a1 --end b1 --holes c3 --count --format json
grep -q '"size":\[5,6\],"start":"a1","end":"b1","holes":\["c3"\],"count":' \
    "$out" || fail "$(cat "$out")"

# The ending obeys the rule of --format.
refuses 2 '--count is answered as text, json or csv; --output a.png' \
    queens --count -o a.png
refuses 2 '--list is answered as text, json or csv; --format svg' \
    queens --list --format svg
refuses 2 'ends in one of .txt, .json or .csv, or --format' \
    queens --count -o a.foo
exits 0 queens --count --format csv -o a.foo
[ "$(tr -d '\r' <a.foo | tr '\n' ' ')" = 'count 92 ' ] || fail "$(cat a.foo)"
rm a.foo

# A pipe gets its answer, once, and a file that is not complete no name.
mkfifo a.json
cat a.json >"$top/log/through" &
exits 0 queens --list --format json -o a.json
wait
[ "$(wc -l <"$top/log/through")" = 94 ] || fail 'through a pipe'
rm a.json
echo precious >a.csv
exits 4 queens --size 18 --list -o a.csv --limit-seconds 1
[ "$(cat a.csv)" = precious ] || fail 'half an answer'
only a.csv

# What has gone out already is closed at a limit, and says what it is.
for pieces in 'queens --size 18' 'tour --size 6x7'; do
    exits 4 $pieces --list --format json --limit-seconds 0.2
    python3 -c 'import json, sys
a = json.load(open(sys.argv[1]))
sys.exit(a["complete"] is not False)' \
        "$out" || fail "no JSON that says it is cut: $pieces"
done
exits 0 queens --list --format json
! grep -q complete "$out" || fail 'a whole answer speaks of it'
exits 4 queens --size 18 --count --format json --limit-seconds 0.2
[ ! -s "$out" ] || fail 'a number that nobody knows'

# What was asked is told as it was typed.
exits 0 chess960 --find 'king on d, bishops adjacent' --format json
grep -q '"find":"king on d, bishops adjacent"' "$out" ||
    fail 'another pattern than was asked for'

# What help calls the default may be said, here and in a run's line.
for none in --holes --given --barred; do
    for puzzle in tour queens place cover armies uncrossed race; do
        "$CHEQUER" $puzzle --help | grep -q -e "^  $none " || continue
        exits 0 $puzzle $none none -o a.svg
    done
done
exits 0 tour --mode hand --moves none --marks none -o a.svg
exits 0 show 'tour size=5x5 holes=none marks=none' -o a.svg
rm a.svg

finish

#!/bin/sh
# The benchmark's own command line: what it lists, refuses and writes. Nothing
# here is about how fast anything is.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
bench=$(dirname "$CHEQUER")/chequer-bench
[ -x "$bench" ] || exit 77
CHEQUER=$bench # what `run` runs

exits 0 --help
grep -q '^Usage: chequer-bench' "$out" || fail "help without a usage"
for option in --list --json --help; do
    grep -q -e "$option" "$out" || fail "help without $option"
done

exits 0 --list
sort "$out" >"$top/log/names"
[ "$(wc -l <"$top/log/names")" -gt 50 ] || fail "hardly any rows"
[ -z "$(uniq -d "$top/log/names")" ] || fail "two rows of one name"
exits 0 --list 'pass, 8x8'
[ "$(cat "$out")" = 'pass, 8x8' ] || fail "not that row alone is listed"

# A name that no row has is answered with those there are.
exits 2 'no such row'
[ ! -s "$out" ] || fail "something on stdout"
grep -qF "'no such row'" "$err" || fail "does not say which name"
tail -n +3 "$err" | sort | cmp -s - "$top/log/names" ||
    fail "does not list the rows"

exits 2 --quick
one_line_of() {
    [ "$(wc -l <"$err")" = 1 ] || fail "not one line"
    grep -qF -- "$1" "$err" || fail "does not say '$1'"
    [ ! -s "$out" ] || fail "something on stdout"
}
one_line_of "unknown option '--quick'"
exits 2 pass queens
one_line_of "'queens'"

exits 0 'queens listed, n = 8'
grep -q '^  queens listed, n = 8  *[0-9.]* [mun]*s ' "$out" || fail "no row"
grep -q '^    plain  *half of the search' "$out" || fail "no legend"
grep -q '^The machine is ' "$out" || fail "does not say how noisy it is"

exits 0 --json 'queens listed, n = 8'
python3 - "$out" <<'PY' || fail "not the JSON that it should be"
import json, sys

data = json.load(open(sys.argv[1]))
assert data["program"] == "chequer-bench"
assert isinstance(data["noise"], float) or isinstance(data["noise"], int)
row, = data["rows"]
assert row["row"] == "queens listed, n = 8"
values = {v["column"]: v for v in row["values"]}
assert values["plain"]["unit"] == "seconds of the processor"
for v in values.values():
    assert type(v["value"]) in (int, float) and v["value"] > 0, v
times = [values[k]["value"] for k in ("album", "plain", "album/plain")]
assert abs(times[0] / times[1] - times[2]) < 1e-4 * times[2]
for key in "peak", "processor", "clock":
    assert row[key] > 0
PY
only
finish

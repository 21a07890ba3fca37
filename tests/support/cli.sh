# shellcheck shell=sh
# For the tests in tests/cli: runs the program in a fresh folder and looks at what
# it said, how it ended and what it left behind. Sourced, not run.

: "${CHEQUER:?set it to the program to be tested}"
case $CHEQUER in /*) ;; *) CHEQUER=$PWD/$CHEQUER ;; esac

top=$(mktemp -d)
trap 'chmod -R u+w "$top"; rm -rf "$top"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$top/here" "$top/log"
cd "$top/here" || exit 1
out=$top/log/out err=$top/log/err
failures=0

fail() {
    failures=$((failures + 1))
    echo "FAILED: $*"
    sed 's/^/    stderr: /' "$err"
}

finish() {
    [ "$failures" = 0 ] || { echo "$failures failed"; exit 1; }
    echo "all passed"
}

# run ARGUMENT...: leaves the exit code in $code. Nothing takes minutes.
run() {
    code=0
    timeout --foreground -k 10 300 "$CHEQUER" "$@" \
        >"$out" 2>"$err" </dev/null || code=$?
    [ "$code" != 124 ] || fail "no end after 300 s: $*"
}

# exits CODE ARGUMENT...: runs, and checks the exit code.
exits() {
    want=$1
    shift
    run "$@"
    [ "$code" = "$want" ] || fail "exit $code, not $want: $*"
}

# One line on stderr, from us, with the words $1 in it; nothing on stdout.
one_line() {
    words=$1
    shift
    [ "$(wc -l <"$err")" = 1 ] || fail "not one line: $*"
    grep -q '^chequer: ' "$err" || fail "not said by us: $*"
    grep -qF -- "$words" "$err" || fail "does not say '$words': $*"
    [ ! -s "$out" ] || fail "something on stdout: $*"
}

# Nothing but the files named is in the folder, hidden ones included.
only() {
    [ "$(ls -A)" = "$(printf '%s\n' "$@")" ] ||
        fail "left behind: $(ls -A | tr '\n' ' ')"
}

# uncounted: whatever the program does from here on fails by our doing, and
# tests/support/counted/none.c tells what that means to a build that counts.
uncounted() {
    export CHEQUER_UNCOUNTED=yes
}

# refuses CODE WORDS ARGUMENT...: an error as errors should be.
refuses() {
    want=$1 said=$2
    shift 2
    exits "$want" "$@"
    one_line "$said" "$@"
    only
}

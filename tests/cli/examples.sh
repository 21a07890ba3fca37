#!/bin/sh
# Every example of every help page, of the README and of the manual does what it
# says: it ends as the remark beside it tells, the file it names is there, and
# the numbers of the remark come out. Those that open the window are in
# window_examples. And no document speaks of an option that does not exist.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
. "$SOURCE_DIR/tests/support/examples.sh"

list=$top/log/examples
examples >"$list"

# None was overlooked: each page has some, and so have README and manual.
for command in $(commands); do
    [ "$command" = help ] || [ -n "$(help_examples "$command")" ] ||
        fail "the help of $command has no examples"
done
[ "$(commands | wc -l)" -ge 9 ] || fail "commands: $(commands | tr '\n' ' ')"
[ "$(readme_examples | wc -l)" -ge 8 ] || fail 'the README has few examples'
[ "$(manual_examples | wc -l)" -ge 70 ] || fail 'the manual has few examples'

# A reader of it would have written the lesson down.
manual_lesson >mine.slides

# The exit code that a remark tells, 0 unless it does.
code_of() {
    printf '%s\n' "$1" | sed -n 's/.*exit code \([0-9]\).*/\1/p'
}

# Whole numbers of two digits and more, without commas, one a line.
numbers() {
    sed 's/\([0-9]\),\([0-9]\{3\}\)/\1\2/g' | grep -ow '[0-9]\{2,\}' | sort -u
}

# tells NUMBER: it is what was printed, or in it, or the number of its lines.
tells() {
    [ "$(wc -l <"$out")" = "$1" ] || numbers <"$out" | grep -qx "$1" ||
        sed 's/[^0-9]\{1,\}/ /g' "$out" | grep -qw "$1"
}

# try COMMAND-LINE: as a shell reads it.
try() {
    eval "run ${1#chequer }"
}

# looks_at EXAMPLE FILE: where a file was made, its words and numbers are those
# of the same picture as SVG.
looks_at() {
    case $2 in
    *%*d* | *.gif | *.pdf) return ;;
    *.png)
        made=$code
        try "$(printf '%s\n' "$1" | sed 's/ -o [^ ]*/ -o look.svg/')"
        code=$made
        cp look.svg "$out" 2>/dev/null || :
        rm -f look.svg ;;
    *) cp "$2" "$out" ;;
    esac
}

# made FILE: or a file for each number, where its name has a place for one.
made() {
    printf '%s\n' "$1" | sed 's/%[0-9]*d/*/'
}

# is_stopped EXAMPLE: on a slow machine a limit of time may be reached.
is_stopped() {
    [ "$code" = 4 ] && case $1 in *--limit-seconds*) ;; *) false ;; esac
}

# check EXAMPLE REMARK
# shellcheck disable=SC2046 # patterns
check() {
    want=$(code_of "$2") file=$(output_of "$1")
    [ -z "$file" ] || rm -f $(made "$file")
    try "$1"
    [ "$code" = "${want:-0}" ] || is_stopped "$1" || fail "exit $code: $1"
    if [ -n "$file" ]; then
        ls $(made "$file") >/dev/null 2>&1 || fail "$file was not made: $1"
        [ ! -s "$out" ] || fail "something on stdout: $1"
        [ -z "$2" ] || looks_at "$1" "$file"
    fi
    for number in $(printf '%s\n' "$2" | numbers); do
        tells "$number" || fail "does not come to $number: $1"
    done
}

# Where the remark begins with a number, that is all of the answer.
exactly() {
    number=$(printf '%s\n' "$2" | sed -n 's/^\([0-9]\{1,\}\)\(,.*\)*$/\1/p')
    [ -z "$number" ] || [ "$(cat "$out")" = "$number" ] ||
        fail "prints $(head -c 100 "$out"), not $number: $1"
}

while read -r line; do
    example=$(printf '%s\n' "$line" | sed 's/ *# .*//') remark=
    [ "$example" = "$line" ] || remark=${line##*# }
    opens_window "$example" && continue
    check "$example" "$remark"
    exactly "$example" "$remark"
done <"$list"

# And every option that a document speaks of is one, also outside examples.
for command in '' $(commands); do
    # shellcheck disable=SC2086 # none or one
    "$CHEQUER" $command --help
done | sed 's/--\[no-\]/--no-/; s/--no-\([a-z-]*\)/& --\1/' |
    grep -o -- '--[a-z][a-z-]*' | sort -u >"$top/log/options"
cat "$SOURCE_DIR/README.md" "$SOURCE_DIR"/assets/manual/*.md |
    grep -v 'cmake --' | grep -o -- '--[a-z][a-z-]*' | sort -u |
    comm -23 - "$top/log/options" >"$top/log/unknown"
[ ! -s "$top/log/unknown" ] ||
    fail "no options: $(tr '\n' ' ' <"$top/log/unknown")"

finish

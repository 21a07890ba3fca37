#!/bin/sh
# The examples of the help pages, the README and the manual that open the window
# do, and on what they say. All others are in cli_examples.
. "$(dirname "$0")/../support/window.sh"
. "$(dirname "$0")/../support/examples.sh"
start_server
mkdir "$tmp/here"
cd "$tmp/here"
examples >"$tmp/examples"

# needs EXAMPLE: the picture it is about is made by an example before it.
needs() {
    file=$(printf '%s\n' "$1" | sed -n 's/chequer \(show \)\{0,1\}\([^ ]*\.[a-z]*\).*/\2/p')
    [ -n "$file" ] && [ ! -e "$file" ] || return 0
    maker=$(sed 's/ *# .*//' "$tmp/examples" | grep -m 1 -- "-o $file\$") ||
        fail "no example makes $file"
    eval "'$CHEQUER' ${maker#chequer }" || fail "$maker"
}

# about EXAMPLE: what the title has to say.
about() {
    case $1 in
    'chequer slides '*) echo 'slide 1 of' ;;
    'chequer show '*)
        printf '%s\n' "$1" |
            sed -n 's/.* size=\([0-9]*\)x\([0-9]*\).*/\1×\2/p' ;;
    esac
}

# at EXAMPLE: the step it names.
at() {
    printf '%s\n' "$1" | sed -n 's/.* step=\([0-9]*\).*/\1/p'
}

opened=0
while read -r line <&4; do
    example=$(printf '%s\n' "$line" | sed 's/ *# .*//')
    opens_window "$example" || continue
    needs "$example"
    eval "launch ${example#chequer}"
    await "$example to show '$(about "$example")'" title_like \
        "$(about "$example")"
    [ -z "$(at "$example")" ] || expect_step "$(at "$example")"
    stop
    opened=$((opened + 1))
done 4<"$tmp/examples"
[ $opened -ge 5 ] || fail "only $opened examples open the window"

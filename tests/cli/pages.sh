#!/bin/sh
# The manual page: it is one, it tells of every option that help tells of and of
# no other, and of every variable of the environment that the program looks at.
# What it shares with the completions is in cli_completions.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"
. "$SOURCE_DIR/tests/support/examples.sh"
. "$SOURCE_DIR/tests/support/options.sh"

page=$top/log/chequer.1
exits 0 help man
[ ! -s "$err" ] || fail 'something on stderr'
cp "$out" "$page"

! LC_ALL=C grep -q '[^ -~]' "$page" || fail 'signs beyond ASCII'
refuses 2 'takes one command' help man tour
refuses 2 'unknown command' help csh

# Other manuals may not be installed here.
if command -v mandoc >/dev/null; then
    mandoc -Tlint "$page" 2>/dev/null |
        grep -v 'referenced manual not found' >"$top/log/lint" || :
    [ ! -s "$top/log/lint" ] || fail "mandoc: $(cat "$top/log/lint")"
    said=$(cat "$top/log/lint")
    echo "mandoc -Tlint: ${said:-nothing to say}"
fi

for section in NAME SYNOPSIS DESCRIPTION COMMANDS 'COMMON OPTIONS' \
        ENVIRONMENT FILES 'EXIT STATUS' EXAMPLES 'SEE ALSO'; do
    grep -qx "\.Sh $section" "$page" || fail "no section $section"
done
date=$(sed -n 's/^## .*(\(.*\))$/\1/p' "$SOURCE_DIR/CHANGELOG.md" | head -n 1)
[ "$(head -n 1 "$page")" = ".Dd $(LC_ALL=C date -d "$date" '+%B %-d, %Y')" ] ||
    fail "$(head -n 1 "$page") is not the date of the version"

# --- options ----------------------------------------------------------------

puzzles() {
    "$CHEQUER" --help | sed -n 's/^  \([a-z0-9]*\) \[OPTION\].*/\1/p' | tr '\n' ' '
}

# Lines such as "tour --size"; the window's are those of ".".
man_options() {
    awk -v names="$(puzzles)" '
        function flush(    name, with) {
            for (name in puzzles) {
                with = index(" " limits " ", " " name " ") > 0
                if (limited == "" || (limited == "Only") == with)
                    for (i = 1; i <= n; i++) print name, options[i]
            }
            n = 0; limited = limits = ""
        }
        /^\.S[hs] / && common { flush() }
        /^\.Sh / { common = $2 == "COMMON"; command = "." }
        BEGIN { split(names, list); for (i in list) puzzles[list[i]] = 1 }
        /^\.Ss chequer / { command = $3 }
        /^\.It Fl / {
            if (common) flush()
            gsub(/\\-/, "-")
            for (i = 3; i <= NF; i++)
                if ($(i - 1) == "Fl") {
                    if (common) options[++n] = "-" $i
                    else print command, "-" $i
                }
        }
        common && /^(Only|Not) of$/ { limited = $1; wanted = 1; next }
        wanted { limits = $0; wanted = 0 }' "$page" | sort
}

man_options >"$top/log/man"
[ "$(wc -l <"$top/log/man")" -gt 500 ] || fail 'few options on the page'
for command in . $(commands); do
    [ "$command" != help ] || continue
    # shellcheck disable=SC2046 # none or one
    "$CHEQUER" $([ "$command" = . ] || echo "$command") --help |
        LC_ALL=C.UTF-8 grep '.\{80\}' >"$top/log/wide" &&
        fail "help of '$command' beyond a terminal: $(cat "$top/log/wide")"
    # shellcheck disable=SC2046 # none or one
    help_options $([ "$command" = . ] || echo "$command") >"$top/log/help"
    awk -v c="$command" '$1 == c { print $2 }' "$top/log/man" | sort |
        diff - "$top/log/help" >"$top/log/diff" ||
        fail "options of '$command', page and help: $(cat "$top/log/diff")"
done

# --- environment ------------------------------------------------------------

grep -rhoE '(getenv|value_of|absolute|is_set|base_folder)\("[A-Z_]+"' \
    "$SOURCE_DIR/src" | grep -oE '[A-Z_]{3,}' | sort -u >"$top/log/used"
sed -n 's/^\.It Ev //p' "$page" | sort | diff - "$top/log/used" \
    >"$top/log/diff" || fail "variables, page and sources: $(cat "$top/log/diff")"

finish

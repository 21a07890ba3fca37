# shellcheck shell=sh
# The options of a command, each as it is typed, one a line and sorted. Sourced
# by the tests that compare those who tell of them.

: "${CHEQUER:?the program}"

# help_options [COMMAND]: those of its help page.
help_options() {
    "$CHEQUER" "$@" --help | awk '
        /^  -/ {
            for (i = 1; i == 1 || $(i - 1) ~ /,$/; i++) {
                name = $i
                sub(/,$/, "", name)
                if (sub(/\[no-\]/, "", name))
                    print "--no-" substr(name, 3)
                print name
            }
        }' | sort
}

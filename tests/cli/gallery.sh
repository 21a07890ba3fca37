#!/bin/sh
# The README's gallery is what the program makes now: no picture is missing,
# left over or out of date. Lettering and rounding may differ a little where
# libraries do, so pixels that are not equal must be alike.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

gallery=${SOURCE_DIR:?}/assets/gallery
code=0
CHEQUER=$CHEQUER sh "$SOURCE_DIR/cmake/gallery.sh" "$top/here" >"$out" \
    2>"$err" || code=$?
[ "$code" = 0 ] || fail "cmake/gallery.sh ends with $code"
[ "$(ls)" = "$(ls "$gallery")" ] ||
    fail "made are $(ls | tr '\n' ' '), kept $(ls "$gallery" | tr '\n' ' ')"

# alike FILE: nowhere do the decoded pictures differ much.
alike() {
    command -v compare >/dev/null || { echo "skipped: no compare"; return 0; }
    convert "$1" -coalesce -append "$top/log/made.png"
    convert "$gallery/$1" -coalesce -append "$top/log/kept.png"
    differ=$(compare -metric MAE "$top/log/made.png" "$top/log/kept.png" \
        null: 2>&1 | sed 's/.*(\(.*\))/\1/' | awk '{ print int($1 * 10000) }')
    [ "${differ:-9999}" -lt 10 ]
}

for file in *; do
    cmp -s "$file" "$gallery/$file" && continue
    case $file in
    *.svg) false ;;
    *) alike "$file" ;;
    esac || fail "$file is out of date: sh cmake/gallery.sh makes it anew"
done
[ "$(cat ./* | wc -c)" -lt 1000000 ] || fail 'more than a megabyte'

# And what it makes is what the README shows.
for file in *; do
    grep -q "(assets/gallery/$file)\|src=\"assets/gallery/$file\"" \
        "$SOURCE_DIR/README.md" || fail "the README does not show $file"
done

finish

#!/bin/sh
# README and manual hang together: what they link to or show is there, each
# page of the manual is linked to from the README, the lesson it prints can be
# shown, and an install brings the pages along.
. "${SOURCE_DIR:-..}/tests/support/cli.sh"

# targets FILE: what its links, pictures and HTML pictures name.
targets() {
    grep -o '](\([^)]*\))' "$1" | sed 's/](\(.*\))/\1/'
    sed -n 's/.*src="\([^"]*\)".*/\1/p' "$1"
}

manual=${SOURCE_DIR:?}/assets/manual
for file in "$SOURCE_DIR/README.md" "$manual"/*.md; do
    targets "$file" >"$top/log/targets"
    while read -r target; do
        [ -e "$(dirname "$file")/$target" ] ||
            fail "$file names $target, which is not there"
    done <"$top/log/targets"
done

for page in "$manual"/*.md; do
    grep -q "(assets/manual/${page##*/})" "$SOURCE_DIR/README.md" ||
        fail "the README does not link to ${page##*/}"
done

# It begins with the window, and the picture is not a large one.
picture=$(grep -m 1 -o '](\([^)]*\.png\))' "$SOURCE_DIR/README.md" |
    sed 's/](\(.*\))/\1/')
[ "$(sed -n 3p "$SOURCE_DIR/README.md" | grep -c "$picture")" = 1 ] ||
    fail 'the README does not begin with a picture'
[ "$(wc -c <"$SOURCE_DIR/$picture")" -lt 250000 ] || fail "$picture is large"

# The lines of the lesson are all shown, as many slides as it has.
. "$SOURCE_DIR/tests/support/examples.sh"
manual_lesson >mine.slides
slides=$(grep -c '^slide' mine.slides)
[ "$slides" -ge 5 ] || fail "the manual's lesson has $slides slides"
run slides mine.slides --width 320 -o 's-%d.png'
[ "$code" = 0 ] || fail "the manual's lesson is refused"
[ "$(ls s-*.png | wc -l)" = "$slides" ] || fail "made are $(ls s-*.png)"

DESTDIR=$top/root cmake --install "${BUILD_DIR:?}" >"$out" 2>"$err" ||
    fail 'the install fails'
for page in "$manual"/*.md; do
    found=$(find "$top/root" -path "*/doc/*/manual/${page##*/}")
    cmp -s "$page" "${found:-none}" || fail "${page##*/} is not installed"
done

finish

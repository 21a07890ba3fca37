#!/bin/sh
# What `cmake --install` installs: every file in its place and nothing else, as
# validators and desktops read it, and a program that works from there.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

fail() {
    echo "FAILED: $*"
    exit 1
}

# --- every file, and nothing else --------------------------------------------

root=$tmp/root
share=$root/usr/share
umask 022
DESTDIR=$root cmake --install "${BUILD_DIR:?}" --prefix /usr >"$tmp/log" 2>&1 ||
    fail "$(cat "$tmp/log")"

ours() {
    cat <<END
bin/chequer
share/applications/chequer.desktop
share/applications/zz-chequer-pictures.desktop
share/bash-completion/completions/chequer
share/doc/chequer/CHANGELOG.md
share/doc/chequer/LICENSE
share/fish/vendor_completions.d/chequer.fish
share/icons/hicolor/scalable/apps/chequer.svg
share/icons/hicolor/scalable/mimetypes/text-x-chequer-slides.svg
share/icons/hicolor/symbolic/apps/chequer-symbolic.svg
share/man/man1/chequer.1
share/metainfo/org.chequer.chequer.metainfo.xml
share/mime/packages/chequer.xml
share/zsh/site-functions/_chequer
END
    for size in 16 22 24 32 48 64 128 256 512; do
        echo "share/icons/hicolor/${size}x$size/apps/chequer.png"
    done
    for lesson in "${SOURCE_DIR:?}"/assets/lessons/*.slides; do
        echo "share/chequer/lessons/${lesson##*/}"
    done
    for page in "$SOURCE_DIR"/assets/manual/*.md; do
        echo "share/doc/chequer/manual/${page##*/}"
    done
}

(cd "$root/usr" && find . -type f) | sed 's|^\./||' | sort >"$tmp/files"
ours | sort >"$tmp/ours"
missing=$(comm -13 "$tmp/files" "$tmp/ours")
[ -z "$missing" ] || fail "not installed:" "$missing"
others=$(comm -23 "$tmp/files" "$tmp/ours")
[ -z "$others" ] || fail "installed as well:" "$others"
[ "$(ls "$root")" = usr ] || fail "beside usr: $(ls "$root")"

# For everybody.
wrong=$(find "$root/usr" -type d ! -perm 755 -o -type f ! -perm 644 \
    ! -path "$root/usr/bin/chequer")
[ -z "$wrong" ] || fail "permissions of $wrong"
[ "$(stat -c %a "$root/usr/bin/chequer")" = 755 ] ||
    fail "permissions of the program"

if grep -q '^CMAKE_BUILD_TYPE:STRING=Release$' "$BUILD_DIR/CMakeCache.txt"; then
    for folder in "$SOURCE_DIR" "$BUILD_DIR" "$tmp"; do
        ! grep -raqF "$folder" "$root" || fail "a file names $folder"
    done
fi

# --- the program, from there -------------------------------------------------

(
    unset DISPLAY WAYLAND_DISPLAY
    cd "$tmp"
    "$root/usr/bin/chequer" --version | grep -q '^chequer [0-9]' ||
        fail "no version"
    "$root/usr/bin/chequer" tour --size 6x5 -o tour.png ||
        fail "no picture"
    "$root/usr/bin/chequer" "$share/chequer/lessons/kings.slides" \
        -o kings.pdf || fail "no slides"
)

# --- what the desktop is told ------------------------------------------------

desktop-file-validate "$share"/applications/*.desktop >"$tmp/log" ||
    fail "$(cat "$tmp/log")"
[ ! -s "$tmp/log" ] || fail "$(cat "$tmp/log")"
echo "desktop-file-validate: nothing to say"

# is_valid FILE [WARNING]: appstreamcli has nothing against it but, in some
# versions, that one warning; what it merely mentions differs from version to
# version, for older ones do not know all elements.
is_valid() {
    code=0
    appstreamcli validate --no-net --pedantic "$1" >"$tmp/log" 2>&1 || code=$?
    echo "appstreamcli: $(cat "$tmp/log")"
    said=$(sed -n '/^[EWP]: /s/: .*: /: /p' "$tmp/log")
    case "$code $said" in
    '0 ' | "3 W: ${2-none}") ;;
    *) fail "$1 is not valid" ;;
    esac
}

# If no home page is known, none can be named.
metainfo=$share/metainfo/org.chequer.chequer.metainfo.xml
is_valid "$metainfo" url-homepage-missing
version=$("$root/usr/bin/chequer" --version | awk 'NR == 1 { print $2 }')
[ "$(xmllint --xpath 'string(//release[1]/@version)' "$metainfo")" = \
    "$version" ] || fail "CHANGELOG.md does not begin with $version"

# The same with a home page: it brings the pictures, which are there and have
# the size that is told.
cmake -DCHEQUER_HOMEPAGE=https://example.org/chequer -B "$tmp/home" \
    -S "$SOURCE_DIR" -G Ninja -DBUILD_TESTING=OFF -DCHEQUER_OFFLINE=ON \
    >"$tmp/log" 2>&1 || fail "$(cat "$tmp/log")"
metainfo=$tmp/home/desktop/org.chequer.chequer.metainfo.xml
is_valid "$metainfo"
sed -n 's|.*width="\(.*\)" height="\(.*\)">https://example.org/chequer/\(.*\)</.*|\1x\2 \3|p' \
    "$metainfo" >"$tmp/pictures"
[ "$(wc -l <"$tmp/pictures")" -ge 3 ] || fail "few pictures of the window"
while read -r size picture; do
    [ "$(identify -format %wx%h "$SOURCE_DIR/$picture")" = "$size" ] ||
        fail "$picture is not of $size"
done <"$tmp/pictures"

# --- icons -------------------------------------------------------------------

for icon in "$share"/icons/hicolor/*/*/*.svg; do
    xmllint --noout "$icon" || fail "$icon"
    rsvg-convert -w 64 "$icon" >"$tmp/icon.png" || fail "$icon"
done

# Each is what its drawing gives today, but for how edges are smoothed.
mkdir "$tmp/icons"
sh "$SOURCE_DIR/cmake/icons.sh" "$tmp/icons"
for icon in "$share"/icons/hicolor/[0-9]*/apps/chequer.png; do
    size=${icon%/apps/chequer.png}
    size=${size##*/}
    [ "$(identify -format %wx%h "$icon")" = "$size" ] ||
        fail "$icon is not of $size"
    difference=$(compare -metric RMSE "$icon" \
        "$tmp/icons/chequer-${size%x*}.png" null: 2>&1 |
        sed 's/.*(\(.*\))/\1/') || :
    awk -v d="$difference" 'BEGIN { exit !(d < 0.02) }' ||
        fail "$icon differs from its drawing by $difference"
done

# --- what opens by a double click --------------------------------------------

# Where it is installed in its final place, the desktop is told at once.
final=$tmp/final/share
export XDG_DATA_HOME="$tmp/home/data" XDG_CONFIG_HOME="$tmp/home/config"
export XDG_DATA_DIRS="$final:/usr/share" PATH="$tmp/final/bin:$PATH"
cmake --install "$BUILD_DIR" --prefix "$tmp/final" >"$tmp/log" 2>&1 ||
    fail "$(cat "$tmp/log")"

# type_of FILE WANTED
type_of() {
    found=$(gio info -a standard::content-type "$1" |
        sed -n 's/.*standard::content-type: //p')
    [ "$found" = "$2" ] || fail "$1 is taken for $found, not for $2"
}

for lesson in "$final"/chequer/lessons/*.slides; do
    type_of "$lesson" text/x-chequer-slides
    cp "$lesson" "$tmp/nameless"
    type_of "$tmp/nameless" text/x-chequer-slides
done
"$CHEQUER" tour --size 5x6 -o "$tmp/a.grid"
"$CHEQUER" tour --size 5x6 -o "$tmp/a.squares"
"$CHEQUER" lesson 1 --moves e2e4,e7e5 -o "$tmp/a.pgn"
type_of "$tmp/a.grid" text/x-chequer-tour
type_of "$tmp/a.squares" text/x-chequer-tour
type_of "$SOURCE_DIR/CMakeLists.txt" text/x-cmake
printf 'A book\ntitle is long\n' >"$tmp/words"
type_of "$tmp/words" text/plain

# opener TYPE PATTERN: among what is told of programs for the type.
opener() {
    gio mime "$1" >"$tmp/log" || fail "nothing opens $1"
    grep -q "$2" "$tmp/log" || fail "$1: $(cat "$tmp/log")"
}

for type in text/x-chequer-slides text/x-chequer-tour \
    application/vnd.chess-pgn; do
    opener "$type" '^Default .*: chequer\.desktop$'
done

# Pictures can be opened, too, but are left to whoever shows pictures.
sed '/^NoDisplay/d' "$final/applications/zz-chequer-pictures.desktop" \
    >"$final/applications/viewer.desktop"
update-desktop-database "$final/applications"
for type in image/png image/gif image/svg+xml; do
    opener "$type" '^[[:space:]]*zz-chequer-pictures\.desktop$'
    opener "$type" '^Default .*: viewer\.desktop$'
done

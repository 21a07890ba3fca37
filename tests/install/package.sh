#!/bin/sh
# The Debian package: lintian has nothing to say, it installs in a root of its
# own, the window opens and saves a picture, and nothing is left when it is
# removed. What it depends on is taken from here; cmake/try-package.sh does the
# same in a fresh system.
. "${SOURCE_DIR:-..}/tests/support/window.sh"

# Packages are made of releases.
grep -q '^CMAKE_BUILD_TYPE:STRING=Release$' "$BUILD_DIR/CMakeCache.txt" ||
    exit 0
command -v dpkg-deb >/dev/null || { echo "no dpkg here"; exit 77; }

# --- the package -------------------------------------------------------------

# Whoever has other habits makes the same.
(umask 077 && cpack --config "$BUILD_DIR/CPackConfig.cmake" -B "$tmp/package") \
    >"$tmp/log" 2>&1 || fail "$(cat "$tmp/log")"
deb=$(ls "$tmp"/package/*.deb)
version=$("$CHEQUER" --version | awk 'NR == 1 { print $2 }')
name=chequer_${version}_$(dpkg --print-architecture).deb
[ "${deb##*/}" = "$name" ] || fail "${deb##*/} should be $name"

# Without a home page newer ones repeat one warning of appstreamcli, of which
# install_files sees that it is no other.
known=none
[ -n "$(dpkg-deb -f "$deb" Homepage)" ] ||
    known=appstream-metadata-validation-failed
code=0
lintian --allow-root --fail-on error,warning "$deb" >"$tmp/log" 2>&1 || code=$?
said=$(cat "$tmp/log")
echo "lintian: ${said:-nothing to say}"
said=$(grep -v "^W: chequer: $known " "$tmp/log" | grep '^[EW]: ') || :
case "$code $said" in
'0 ' | '2 ') ;;
*) fail "lintian ends with $code" ;;
esac

# field NAME PATTERN
field() {
    dpkg-deb -f "$deb" "$1" | grep -qE "$2" ||
        fail "$1: $(dpkg-deb -f "$deb" "$1")"
}
field Depends '(^|, )fonts-dejavu-core(,|$)'
field Depends '(^|, )libsdl2-2\.0-0 '
field Depends '(^|, )libsdl2-image-2\.0-0 '
field Depends '(^|, )libcairo2 '
field Section '^education$'
field Maintainer '^[^<]+ <[^>]+@[^>]+>$'
field Description '^laboratory for chessboard puzzles$'

# --- installed ---------------------------------------------------------------

root=$tmp/root
as_root=
[ "$(id -u)" = 0 ] || as_root=fakeroot
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
: >"$root/var/lib/dpkg/status"

# manage ARGUMENT...: of dpkg, in that root.
manage() {
    $as_root dpkg --root="$root" --log=/dev/null --force-depends "$@" \
        >"$tmp/log" 2>&1 || fail "dpkg $*: $(cat "$tmp/log")"
}

manage --install "$deb"
manage --verify chequer
! grep -raqF "${SOURCE_DIR:?}" "$root/usr" || fail "a file names $SOURCE_DIR"
! readelf -S "$root/usr/bin/chequer" | grep -q '\.symtab' ||
    fail "the program is not stripped"
CHEQUER=$root/usr/bin/chequer

# --- the window --------------------------------------------------------------

# The desktop finds the menu's entry by the window's class.
class=$(sed -n 's/^StartupWMClass=//p' \
    "$root/usr/share/applications/chequer.desktop")

has_class() {
    xprop -id "$window" WM_CLASS | grep -q "\"$class\"$"
}

# What the window's icon shows becomes $tmp/icon.pam.
take_icon() {
    xprop -id "$window" -notype 32x _NET_WM_ICON | tr -d ',' |
        tr ' ' '\n' | grep '^0x' | python3 -c '
import sys
words = [int(line, 16) for line in sys.stdin]
wide, high, points = words[0], words[1], words[2:]
assert len(points) == wide * high
out = sys.stdout.buffer
out.write(b"P7\nWIDTH %d\nHEIGHT %d\nDEPTH 4\nMAXVAL 255\n" % (wide, high))
out.write(b"TUPLTYPE RGB_ALPHA\nENDHDR\n")
for p in points:
    out.write(bytes((p >> 16 & 255, p >> 8 & 255, p & 255, p >> 24)))
' >"$tmp/icon.pam" 2>/dev/null
}

# It is the installed one, but for how edges are smoothed.
has_icon() {
    take_icon || return
    compare -metric RMSE "$tmp/icon.pam" \
        "$root/usr/share/icons/hicolor/64x64/apps/chequer.png" null: \
        2>"$tmp/difference" || :
    sed 's/.*(\(.*\))/\1/' "$tmp/difference" |
        awk '{ same = $1 ~ /^[0-9]/ && $1 < 0.05 } END { exit !same }'
}

start_server
start "$root/usr/share/chequer/lessons/kings.slides"
await "the class $class" has_class
await "the installed icon" has_icon
await "the lesson" title_like 'kings'
stop

start
key ctrl+s
await "a picture" sh -c "ls '$pictures'/*.png >/dev/null 2>&1"
stop

# --- removed -----------------------------------------------------------------

manage --purge chequer
left=$(find "$root" -path "$root/var/lib/dpkg" -prune -o ! -type d -print)
[ -z "$left" ] || fail "left behind: $left"
[ ! -d "$root/usr" ] || fail "folders left behind: $(find "$root/usr")"

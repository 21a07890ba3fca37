#!/bin/sh
# try-package.sh [PACKAGE]: what an administrator does, in a fresh Debian: make
# a root with debootstrap, install the package there with apt, open its window,
# save a picture, remove it, and see that nothing is left. Without a PACKAGE
# one is made. Needs root, debootstrap, Xvfb, xdotool and ImageMagick, and takes
# some minutes and 700 MB; mirrors are those that apt is configured for.
set -eu

SOURCE_DIR=$(cd "$(dirname "$0")/.." && pwd)
: "${BUILD_DIR:=$SOURCE_DIR/build}" "${CHEQUER:=true}"
package=${1:-$(sh "$SOURCE_DIR/cmake/package.sh")}
[ "$(id -u)" = 0 ] || { echo "only root can make a root" >&2; exit 2; }

mkdir -p "$BUILD_DIR/tests"
# shellcheck source=../tests/support/window.sh
. "$SOURCE_DIR/tests/support/window.sh"
root=$tmp/root
began=$(date +%s)
deadline=$((began + 3600))

# say WORDS...: with the seconds that have passed.
say() {
    printf '%4d s  %s\n' "$(($(date +%s) - began))" "$*"
}

inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# quietly COMMAND...: heard only if it fails.
quietly() {
    "$@" >"$tmp/log" 2>&1 || {
        tail -n 40 "$tmp/log" >&2
        fail "$*"
    }
}

# --- a fresh system ----------------------------------------------------------

# Its suites and where they come from, as apt here has them.
# shellcheck disable=SC2016 # apt expands $(...), not the shell
apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' \
    'Created-By: Packages' | sort -u >"$tmp/sources.list"
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(awk -v suite="$suite" '$3 == suite { print $2; exit }' \
    "$tmp/sources.list")
quietly debootstrap --variant=minbase "$suite" "$root" "$mirror"
cp "$tmp/sources.list" "$root/etc/apt/sources.list"
cp /etc/apt/apt.conf.d/*prox* "$root/etc/apt/apt.conf.d/" 2>/dev/null || :
quietly inside apt-get -q update
say "a fresh $suite"

# Every file but what packages' managers keep, with what is in it.
contents() {
    (cd "$root" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./tmp \
        -o -path ./var/cache -o -path ./var/lib/apt -o -path ./var/lib/dpkg \
        -o -path ./var/log \) -prune -o -print | sort)
}

# The packages needed come first, by themselves: they stay.
cp "$package" "$root/tmp/chequer.deb"
needed=$(dpkg-deb -f "$package" Depends | tr ',' '\n' | awk '{ print $1 }')
# shellcheck disable=SC2086 # one word per package
quietly inside apt-get -qq -y --no-install-recommends install $needed \
    desktop-file-utils shared-mime-info
contents >"$tmp/before"
say "with what the package needs"

# --- install, look, remove ---------------------------------------------------

quietly inside apt-get -qq -y --no-install-recommends install /tmp/chequer.deb
rm "$root/tmp/chequer.deb"
say "installed: $(inside chequer --version | head -n 1)"
quietly inside dpkg --verify chequer
quietly inside grep -q '^text/x-chequer-slides=chequer.desktop;$' \
    /usr/share/applications/mimeinfo.cache
quietly inside grep -q 'x-chequer-slides:\*\.slides$' /usr/share/mime/globs2
quietly inside chequer tour --size 6x5 -o /tmp/tour.png
quietly inside chequer /usr/share/chequer/lessons/kings.slides -o /tmp/k.pdf

# Homes are the same inside and outside.
mkdir -p "$root$HOME/.config"
cp "$HOME/.config/user-dirs.dirs" "$root$HOME/.config/"
cat >"$tmp/chequer" <<END
#!/bin/sh
exec chroot '$root' chequer "\$@"
END
chmod +x "$tmp/chequer"
CHEQUER=$tmp/chequer
pictures=$root$pictures
start_server
start
key ctrl+s
await "a picture" sh -c "ls '$pictures'/*.png >/dev/null 2>&1"
timeout 20 import -silent -window root "$BUILD_DIR/tests/try-package.png"
stop
say "window opened, saved $(cd "$pictures" && ls)"
start /usr/share/chequer/lessons/kings.slides
await "the lesson" title_like kings
stop
say "lesson opened"

rm -rf "$root$tmp"
quietly inside apt-get -qq -y purge chequer
contents >"$tmp/after"
left=$(comm -13 "$tmp/before" "$tmp/after")
[ -z "$left" ] || fail "left behind: $left"
say "removed, nothing is left"

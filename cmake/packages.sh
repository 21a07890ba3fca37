#!/bin/sh
# packages.sh [test|package]: see to it that what the build needs, with `test`
# what the tests need, or with `package` what making a package needs, is
# installed. Debian's packages are installed if missing; elsewhere, or without
# the right to, it says what to install. What is too old is said before
# anything is installed, also if it is there already.
set -eu

packages="build-essential cmake ninja-build pkg-config libsdl2-dev
    libsdl2-ttf-dev libsdl2-image-dev libgif-dev libpng-dev zlib1g-dev
    libcairo2-dev libharfbuzz-dev libx11-dev libxcb1-dev libwayland-dev
    fonts-dejavu-core"
minimums="cmake=3.25 libsdl2-dev=2.26 libsdl2-ttf-dev=2.20
    libsdl2-image-dev=2.6 libgif-dev=5.1 fonts-dejavu-core=2.37"
commands="cc cmake ninja pkg-config"
needs="a C compiler, CMake 3.25, Ninja, pkg-config, the font DejaVu Sans
  and the development files of SDL2 2.26, SDL2_ttf 2.20, SDL2_image 2.6,
  giflib 5.1, libpng, zlib, cairo and HarfBuzz; libxcb and wayland-client if
  pictures are to be copied"
if [ "${1-}" = package ]; then
    packages="$packages file"
    commands="$commands file dpkg-shlibdeps"
    needs="$needs,
  and to make a package Debian's own tools and file"
fi
if [ "${1-}" = test ]; then
    packages="$packages xvfb xauth xdotool xclip imagemagick librsvg2-bin
        libxml2-utils openbox x11-utils x11-xkb-utils strace python3 gifsicle
        clang-format poppler-utils weston wl-clipboard ffmpeg mandoc
        bash-completion zsh fish fonts-noto-core fonts-vlgothic
        desktop-file-utils appstream shared-mime-info libglib2.0-bin lintian
        file fakeroot parallel openmpi-bin"
    commands="$commands Xvfb xdotool xclip convert rsvg-convert xmllint
        openbox xprop setxkbmap strace script python3 gifsicle pdftotext weston
        wl-paste ffmpeg mandoc bash zsh fish desktop-file-validate appstreamcli
        update-mime-database gio parallel mpirun"
    needs="$needs,
  and for the tests Xvfb, xdotool, xclip, ImageMagick, rsvg-convert, xmllint,
  openbox, xprop, setxkbmap, strace, script, gifsicle, poppler's tools, weston,
  wl-clipboard, ffmpeg, mandoc, bash, zsh, fish, Python 3, fonts for Hindi and
  Japanese, the validators of desktop entries and AppStream, shared-mime-info,
  gio, GNU parallel and Open MPI"
fi

case ${PRESET-} in
clang* | fuzz)
    packages="$packages clang libclang-rt-dev"
    commands="$commands clang"
    needs="$needs; for this preset, clang and its sanitizers"
    ;;
esac

say() {
    printf '%s\n' "$*" >&2
}

# --- without apt -----------------------------------------------------------

# Where the program looks for its font.
font_folders() {
    sed -n '/^static .* folders\[\]/,/^}/s/.*"\(.*\)".*/\1/p' \
        "${0%/*}/../src/render/font.c"
    [ -z "${HOME-}" ] || echo "$HOME/.local/share/fonts"
}

has_font() {
    [ -z "${CHEQUER_FONT-}" ] || { [ -r "$CHEQUER_FONT" ]; return; }
    font_folders | {
        while read -r folder; do
            [ ! -r "$folder/DejaVuSans.ttf" ] || return 0
        done
        return 1
    }
}

# pkg-config does not know it; Homebrew has headers where no compiler looks.
has_giflib() {
    prefix=$(brew --prefix 2>/dev/null) || prefix=/usr/local
    printf '#include <gif_lib.h>\n#if %s < 501\n#error too old\n#endif\n' \
        'GIFLIB_MAJOR * 100 + GIFLIB_MINOR' |
        cc -E -x c -I"$prefix/include" - >/dev/null 2>&1
}

has_cmake() {
    cmake --version 2>/dev/null | awk '
        NR == 1 { split($3, v, "."); new = v[1] * 1000 + v[2] >= 3025 }
        END { exit !new }'
}

# What cannot be found, or is too old, whoever installed the rest.
missing_tools() {
    for command in $commands; do
        command -v "$command" >/dev/null || printf '%s ' "$command"
    done
    ! command -v cmake >/dev/null || has_cmake || printf 'cmake-3.25 '
    for library in 'sdl2 >= 2.26' 'SDL2_ttf >= 2.20' 'SDL2_image >= 2.6' \
            libpng zlib cairo-pdf cairo-ft fontconfig 'harfbuzz >= 2.6'; do
        pkg-config --exists "$library" 2>/dev/null ||
            printf '%s ' "$library" | sed 's/ >= /-/'
    done
    has_giflib || printf 'giflib-5.1 '
    has_font || printf 'DejaVuSans.ttf '
}

# An RPM system finds a library's package by the name that pkg-config knows.
rpm_names() {
    printf "'pkgconfig(%s)' " sdl2 SDL2_ttf SDL2_image libpng zlib cairo \
        fontconfig harfbuzz x11 xcb wayland-client
}

# What the system with the package manager $1 calls what the build needs.
names_for() {
    case $1 in
    dnf) echo "  Fedora: dnf install gcc cmake ninja-build pkgconf" \
        "$(rpm_names)giflib-devel dejavu-sans-fonts" ;;
    zypper) echo "  openSUSE: zypper install gcc cmake ninja pkg-config" \
        "$(rpm_names)giflib-devel dejavu-fonts" ;;
    pacman) echo "  Arch: pacman -S --needed base-devel cmake ninja pkgconf" \
        "sdl2 sdl2_ttf sdl2_image giflib libpng zlib cairo fontconfig" \
        "harfbuzz libx11 libxcb wayland ttf-dejavu" ;;
    brew) echo "  macOS: brew install cmake ninja pkg-config sdl2 sdl2_ttf" \
        "sdl2_image giflib libpng zlib cairo harfbuzz font-dejavu" ;;
    esac
}

# The names for the system we are on, or, as it is none of these, for all.
say_names() {
    for manager in dnf zypper pacman brew; do
        if command -v "$manager" >/dev/null; then
            say "$(names_for "$manager")"
            return
        fi
    done
    for manager in dnf zypper pacman brew; do
        say "$(names_for "$manager")"
    done
}

# Go on if all is there all the same; else say $1 and end.
go_on_or_say() {
    tools=$(missing_tools)
    [ -n "$tools" ] || return 0
    say "chequer needs $needs."
    say "Not found: $tools"
    say "$1"
    [ "${2-}" != names ] || say_names
    exit 1
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    go_on_or_say "There is no apt here: please install them in your system's way." \
        names
    exit 0
fi

# --- with apt --------------------------------------------------------------

# Lines "PACKAGE VERSION", with the version as upstream numbers it.
upstream_versions() {
    sed 's/ [0-9]*:/ /; s/\( [^-+~]*\)[-+~].*/\1/'
}

# Such lines of what is installed.
installed() {
    # shellcheck disable=SC2086 # one word per package
    dpkg-query -W -f '${db:Status-Status} ${Package} ${Version}\n' $packages \
        2>/dev/null | sed -n 's/^installed //p' | upstream_versions
}

# Such lines of what apt would install; "(none)" if there is none.
candidates() {
    # shellcheck disable=SC2086 # one word per package
    LC_ALL=C apt-cache policy $packages 2>/dev/null |
        awk '/^[^ ]/ { name = $1; sub(/:$/, "", name) }
             $1 == "Candidate:" { print name, $2 }' | upstream_versions
}

# is_old PACKAGE VERSION: less than the $minimum that is needed.
is_old() {
    for minimum in $minimums; do
        if [ "${minimum%=*}" = "$1" ]; then
            minimum=${minimum#*=}
            dpkg --compare-versions "$2" lt "$minimum"
            return
        fi
    done
    return 1
}

# Those of the packages $2... that are not among the words $1.
lacking() {
    words=" $1 "
    shift
    for package in "$@"; do
        case $words in
        *" $package "*) ;;
        *) printf '%s ' "$package" ;;
        esac
    done
}

# Those of the packages that are not installed, or are too old.
missing_packages() {
    good=$(installed | while read -r package version; do
        is_old "$package" "$version" || printf '%s ' "$package"
    done)
    # shellcheck disable=SC2086 # one word per package
    lacking "$good" $packages
}

# What this system has too old: a line each.
too_old() {
    candidates | while read -r package version; do
        if [ "$version" != "(none)" ] && is_old "$package" "$version"; then
            echo "  $package $minimum; here it is $version"
        fi
    done
}

# What of the packages $@ it does not have at all.
unknown() {
    lacking "$(candidates | awk '$2 != "(none)" { printf "%s ", $1 }')" "$@"
}

# End if not all can be had; lists of packages have been read.
check_candidates() {
    old=$(too_old)
    none=$(unknown "$@")
    [ -n "$old$none" ] || return 0
    [ -z "$old" ] || say "chequer needs newer versions than this system has:
$old"
    [ -z "$none" ] || say "This system has no package of that name: $none"
    say "Debian 12, Ubuntu 24.04 (with universe) and what is newer have them all.
Nothing was installed."
    exit 1
}

missing=$(missing_packages)
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null; then
    as_root=sudo
else
    go_on_or_say "Please run as root: apt-get install $missing"
    exit 0
fi

# An old list of packages may still do; if not, we shall see.
$as_root apt-get -qq update >&2 || :
# shellcheck disable=SC2086 # one word per package
check_candidates $missing
say "Installing Debian packages${as_root:+ with sudo}: $missing"
# shellcheck disable=SC2086
if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        --no-install-recommends install $missing >&2; then
    say "The packages could not be installed: $missing"
    exit 1
fi

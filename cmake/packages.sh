#!/bin/sh
# packages.sh [test]: see to it that what the build needs, and with `test` what
# the tests need, is installed. Debian's packages are installed if missing;
# elsewhere, or without the right to, it says what to install.
set -eu

packages="build-essential cmake ninja-build pkg-config libsdl2-dev
    libsdl2-ttf-dev libsdl2-image-dev libgif-dev libpng-dev
    libcairo2-dev libx11-dev libxcb1-dev libwayland-dev fonts-dejavu-core"
commands="cc cmake ninja pkg-config"
needs="a C compiler, CMake 3.25, Ninja, pkg-config, the font DejaVu Sans
  and the development files of SDL2 2.26, SDL2_ttf 2.20, SDL2_image 2.6, giflib,
  libpng and cairo; libxcb and wayland-client if pictures are to be copied"
if [ "${1-}" = test ]; then
    packages="$packages xvfb xauth xdotool xclip imagemagick librsvg2-bin
        libxml2-utils openbox x11-utils strace python3 gifsicle
        clang-format poppler-utils weston wl-clipboard ffmpeg"
    commands="$commands Xvfb xdotool xclip convert rsvg-convert xmllint
        openbox xprop strace script python3 gifsicle pdftotext weston wl-paste
        ffmpeg"
    needs="$needs,
  and for the tests Xvfb, xdotool, xclip, ImageMagick, rsvg-convert, xmllint,
  openbox, xprop, strace, script, gifsicle, poppler's tools, weston,
  wl-clipboard, ffmpeg and Python 3"
fi

say() {
    printf '%s\n' "$*" >&2
}

# Those of the packages that are not installed.
missing_packages() {
    for package in $packages; do
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" \
            2>/dev/null) || :
        [ "$status" = installed ] || printf '%s ' "$package"
    done
}

# What cannot be found, whoever installed the rest.
missing_tools() {
    for command in $commands; do
        command -v "$command" >/dev/null || printf '%s ' "$command"
    done
    for library in sdl2 SDL2_ttf SDL2_image libpng cairo-pdf; do
        pkg-config --exists "$library" 2>/dev/null || printf '%s ' "$library"
    done
}

# Go on if all is there all the same; else say $1 and end.
go_on_or_say() {
    tools=$(missing_tools)
    if [ -n "$tools" ]; then
        say "chequer needs $needs."
        say "Not found: $tools"
        say "$1"
        exit 1
    fi
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    go_on_or_say "There is no apt here: please install them in your system's way."
    exit 0
fi

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

say "Installing Debian packages${as_root:+ with sudo}: $missing"
# An old list of packages may still do; if not, the installation says so.
$as_root apt-get -qq update >&2 || :
# shellcheck disable=SC2086 # one word per package
if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        --no-install-recommends install $missing >&2; then
    say "The packages could not be installed: $missing"
    exit 1
fi

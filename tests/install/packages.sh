#!/bin/sh
# What cmake/packages.sh does on systems other than this one, played by a few
# commands of our own: nothing is installed, here or there.
set -eu
unset PRESET CHEQUER_FONT

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/bin"
for tool in sh sed awk tr env cat; do
    ln -s "$(command -v "$tool")" "$tmp/bin/$tool"
done

fail() {
    echo "FAILED: $*"
    cat "$tmp/said"
    exit 1
}

# command_is NAME: it does what stands on standard input.
command_is() {
    { echo '#!/bin/sh'; cat; } >"$tmp/bin/$1"
    chmod +x "$tmp/bin/$1"
}

# packages CODE [test]: it ends with CODE.
packages() {
    want=$1
    shift
    code=0
    PATH=$tmp/bin "$tmp/bin/sh" "${SOURCE_DIR:?}/cmake/packages.sh" "$@" \
        >"$tmp/said" 2>&1 || code=$?
    [ "$code" = "$want" ] || fail "packages.sh $* ends with $code, not $want"
}

says() {
    grep -qF -- "$1" "$tmp/said" || fail "it does not say: $1"
}

says_not() {
    ! grep -qF -- "$1" "$tmp/said" || fail "it says: $1"
}

# --- without apt -----------------------------------------------------------

packages 1
says 'Not found: cc cmake ninja pkg-config sdl2-2.26'
for line in 'Fedora: dnf install' 'openSUSE: zypper install' \
        'Arch: pacman -S' 'macOS: brew install'; do
    says "$line"
done
echo : | command_is zypper
packages 1 test
says 'openSUSE: zypper install'
says_not 'Fedora'
says 'Xvfb'
rm "$tmp/bin/zypper"

# Whoever installed them: there they are, and none of them is too old.
for tool in cc ninja pkg-config; do
    echo : | command_is "$tool"
done
echo 'echo cmake version 3.25.0' | command_is cmake
: >"$tmp/font.ttf"
export CHEQUER_FONT="$tmp/font.ttf"
packages 0
echo 'echo cmake version 3.24.9' | command_is cmake
packages 1
says 'Not found: cmake-3.25'
echo 'echo cmake version 4.0.1' | command_is cmake
packages 0
echo 'case $* in *fontconfig*) exit 1 ;; esac' | command_is pkg-config
echo 'exit 1' | command_is cc
packages 1
says 'Not found: fontconfig giflib-5.1'
echo : | command_is pkg-config
echo : | command_is cc
CHEQUER_FONT=$tmp/none.ttf
packages 1
says 'Not found: DejaVuSans.ttf'

# Where Debian, Fedora, Arch and openSUSE have it, the program finds it.
for folder in truetype/dejavu dejavu-sans-fonts TTF truetype; do
    grep -q "\"/usr/share/fonts/$folder\"" "$SOURCE_DIR/src/render/font.c" ||
        fail "the font is not looked for in $folder"
done

# What the compiler itself makes of giflib's header, and the font where the
# program finds it: this test is built, so both are here.
unset CHEQUER_FONT
printf 'exec %s "$@"\n' "$(command -v cc)" | command_is cc
packages 0
mkdir "$tmp/include"
printf '#define GIFLIB_MAJOR 4\n#define GIFLIB_MINOR 2\n' \
    >"$tmp/include/gif_lib.h"
echo "echo $tmp" | command_is brew
packages 1
says 'Not found: giflib-5.1'
rm "$tmp/bin/brew"

# --- with apt --------------------------------------------------------------

# $tmp/there says what is installed, nothing so far, $tmp/versions what could be.
: >"$tmp/there"
command_is dpkg-query <<END
while read -r name version; do
    echo "installed \$name \$version"
done <"$tmp/there"
echo 'config-files cmake 3.1-1'
exit 1
END
echo 'echo 0' | command_is id
ln -s "$(command -v dpkg || command -v false)" "$tmp/bin/dpkg"
command_is apt-get <<END
case "\$*" in
*install*) echo "\$*" >>"$tmp/installed" ;;
esac
END
command_is apt-cache <<END
shift
for package; do
    version=1:99-1
    while read -r name other; do
        [ "\$name" != "\$package" ] || version=\$other
    done <"$tmp/versions"
    printf '%s:\n  Installed: (none)\n  Candidate: %s\n' "\$package" "\$version"
done
END
if ! command -v dpkg >/dev/null; then
    exit 0
fi

# As Ubuntu 22.04 has them.
cat >"$tmp/versions" <<'END'
cmake 3.22.1-1ubuntu1.22.04.2
libsdl2-dev 2.0.20+dfsg-2ubuntu1.22.04.1
libsdl2-ttf-dev 2.0.18+dfsg-2
libsdl2-image-dev 2.0.5+dfsg1-3build1
libgif-dev 4.1.6-11
fonts-dejavu-core 2.33-2
END
packages 1
says 'cmake 3.25; here it is 3.22.1'
says 'libsdl2-dev 2.26; here it is 2.0.20'
says 'libsdl2-ttf-dev 2.20; here it is 2.0.18'
says 'libsdl2-image-dev 2.6; here it is 2.0.5'
says 'libgif-dev 5.1; here it is 4.1.6'
says 'fonts-dejavu-core 2.37; here it is 2.33'
says 'Nothing was installed.'
[ ! -e "$tmp/installed" ] || fail "something was installed"

# As Ubuntu has them without universe.
echo 'fonts-dejavu-core (none)' >"$tmp/versions"
packages 1
says 'no package of that name: fonts-dejavu-core'
says_not 'newer versions'
[ ! -e "$tmp/installed" ] || fail "something was installed"

# As Debian 12 has them.
cat >"$tmp/versions" <<'END'
cmake 3.25.1-1
libsdl2-dev 2.26.5+dfsg-1
libsdl2-ttf-dev 2.20.1+dfsg-2
libsdl2-image-dev 2.6.3+dfsg-1
libgif-dev 5.2.1-2.5+deb12u1
fonts-dejavu-core 2.37-6
END
packages 0
grep -q 'install .*libsdl2-dev' "$tmp/installed" || fail "nothing is installed"
packages=$(sed 's/.* install //' "$tmp/installed")

# Some of it is there: the rest is installed, and what is too old renewed.
cat >"$tmp/there" <<'END'
ninja-build 1.11.1-1
libgif-dev 4.1.6-11
END
rm "$tmp/installed"
packages 0
grep -q 'install .*libgif-dev' "$tmp/installed" || fail "an old giflib stays"
! grep -q 'ninja-build' "$tmp/installed" || fail "Ninja is installed again"

# All is there: nothing is said, unless it is too old and stays so.
for package in $packages; do
    echo "$package 1:99-1"
done >"$tmp/there"
rm "$tmp/installed"
packages 0
[ ! -s "$tmp/said" ] || fail "it says something"
sed -i 's/^libgif-dev .*/libgif-dev 4.1.6-11/' "$tmp/there"
echo 'libgif-dev 4.1.6-11' >"$tmp/versions"
packages 1
says 'libgif-dev 5.1; here it is 4.1.6'
says 'Nothing was installed.'
[ ! -e "$tmp/installed" ] || fail "something was installed"

# Nobody who may install, but the tools are there.
: >"$tmp/there"
echo 'echo 1000' | command_is id
packages 0
[ ! -e "$tmp/installed" ] || fail "installed by nobody"

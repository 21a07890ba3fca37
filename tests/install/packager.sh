#!/bin/sh
# What packagers do: take the tarball, where there is no git and no network,
# and configure with flags of their own, which must all arrive.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

fail() {
    echo "FAILED: $*"
    exit 1
}

# --- the tarball -------------------------------------------------------------

cd "${SOURCE_DIR:?}"
if ! git rev-parse --show-prefix >/dev/null 2>&1; then
    echo "no checkout to make a tarball of"
    exit 77
fi
version=$(sed -n 's/^project(chequer VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
for time in once again; do
    file=$(sh cmake/dist.sh "$tmp/$time")
    [ "$file" = "$tmp/$time/chequer-$version.tar.gz" ] || fail "it is $file"
done
cmp "$tmp/once/chequer-$version.tar.gz" "$tmp/again/chequer-$version.tar.gz" ||
    fail "the same commit gives two tarballs"
tar -xzf "$file" -C "$tmp"
tree=$tmp/chequer-$version
(cd "$tree" && find . ! -type d) | sed 's|^\./||' | sort >"$tmp/packed"
git -c core.quotePath=off ls-tree -r --name-only HEAD | sort |
    cmp -s - "$tmp/packed" || fail "the tarball is not what was committed"

# --- configured --------------------------------------------------------------

# Any use of git or of the network would be found here.
mkdir "$tmp/bin"
for command in git curl wget apt-get; do
    printf '#!/bin/sh\necho "%s $*" >>"%s/used"\nexit 1\n' "$command" "$tmp" \
        >"$tmp/bin/$command"
    chmod +x "$tmp/bin/$command"
done

PATH=$tmp/bin:$PATH CFLAGS='-O1 -fno-plt -DPACKAGER=7' \
    LDFLAGS='-Wl,-z,separate-code' cmake -S "$tree" -B "$tmp/build" -G Ninja \
    -DCMAKE_BUILD_TYPE=None -DCMAKE_INSTALL_PREFIX=/usr -DBUILD_TESTING=OFF \
    -DCHEQUER_OFFLINE=ON -DCMAKE_EXPORT_COMPILE_COMMANDS=ON \
    >"$tmp/log" 2>&1 || fail "$(cat "$tmp/log")"
[ ! -e "$tmp/used" ] || fail "configuring uses $(cat "$tmp/used")"

# Each of ours is compiled with these and with nothing that overrides them.
commands=$tmp/build/compile_commands.json
all=$(grep -c '"command":' "$commands")
[ "$all" -gt 100 ] || fail "only $all files are compiled"
[ "$(grep -c -e '-O1 -fno-plt -DPACKAGER=7' "$commands")" = "$all" ] ||
    fail "flags of the environment do not arrive"
for flag in -O2 -O3 -DNDEBUG -Werror -D_FORTIFY_SOURCE -march; do
    ! grep -q -e " $flag" "$commands" || fail "$flag is added"
done
grep -q -e '-Wl,-z,separate-code' "$tmp/build/build.ninja" ||
    fail "LDFLAGS do not arrive"

# A linker that refuses what other systems' do not know, but for what the
# compiler asks of it by itself, as that of Ubuntu does.
linker=$(command -v ld)
linker_is() {
    { echo '#!/bin/sh'; cat; echo "exec $linker \"\$@\""; } >"$tmp/linker/ld"
    chmod +x "$tmp/linker/ld"
}
mkdir "$tmp/linker"
linker_is <<END
printf '%s\n' "\$@" | grep -cE '^(-z)?(relro|now)\$' >"$tmp/own"
END
echo 'int main(void) { return 0; }' >"$tmp/main.c"
"${CC:-cc}" -B"$tmp/linker" -o "$tmp/main" "$tmp/main.c"
linker_is <<END
asked=\$(printf '%s\n' "\$@" | grep -cE '^(-z)?(relro|now)\$')
[ "\$asked" -le $(cat "$tmp/own") ] || exit 1
END

# Whoever does not say what kind gets a release, hardened at least as wanted,
# and as far as the linker can.
CFLAGS="-D_FORTIFY_SOURCE=3 -B$tmp/linker" \
    cmake -S "$tree" -B "$tmp/plain" -G Ninja -DBUILD_TESTING=OFF \
    -DCMAKE_EXPORT_COMPILE_COMMANDS=ON >"$tmp/log" 2>&1 ||
    fail "$(cat "$tmp/log")"
grep -q '^CMAKE_BUILD_TYPE:STRING=Release$' "$tmp/plain/CMakeCache.txt" ||
    fail "an unoptimised build, unasked"
! grep -q -e '-[DU]_FORTIFY_SOURCE\(=2\)\?[ "]' \
    "$tmp/plain/compile_commands.json" || fail "less hardened than wanted"
! grep -q -e '-z,[rn]' "$tmp/plain/build.ninja" ||
    fail "the linker is asked for what it does not know"
grep -q -e '-z,relro.*-z,now' "$tmp/build/build.ninja" ||
    fail "the linker is not asked for what it knows"

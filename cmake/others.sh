#!/bin/sh
# others.sh ARCHITECTURE [CTEST-ARGUMENTS...]: build the core and its tests for
# another architecture, as Debian calls it (i386, arm64, armhf, ...), with a
# cross compiler, and run them there by qemu. The core needs neither SDL nor
# any other library. `others.sh threadless` is this machine without threads.
set -eu

cd "$(dirname "$0")/.."
architecture=${1:?usage: others.sh i386|arm64|armhf|threadless [CTEST-ARGUMENTS...]}
shift
build=build/core-$architecture

case $architecture in
i386) triple=i686-linux-gnu qemu=qemu-i386 ;;
arm64) triple=aarch64-linux-gnu qemu=qemu-aarch64 ;;
armhf) triple=arm-linux-gnueabihf qemu=qemu-arm ;;
threadless) triple='' qemu='' ;;
*) triple=$architecture-linux-gnu qemu=qemu-$architecture ;;
esac

if [ "$architecture" = threadless ]; then
    options=-DCHEQUER_THREADS=OFF
else
    ! command -v "$qemu-static" >/dev/null || qemu=$qemu-static
    if ! command -v "$triple-gcc" >/dev/null ||
            ! command -v "$qemu" >/dev/null; then
        echo "others.sh needs the packages gcc-$triple and qemu-user-static" >&2
        exit 1
    fi
    runs="$qemu;-L;/usr/$triple"
    # A PC runs its own 32 bits faster than any emulator.
    lib=/usr/$triple/lib
    if [ "$architecture" = i386 ] && "$lib/ld-linux.so.2" --version \
            >/dev/null 2>&1; then
        runs="$lib/ld-linux.so.2;--library-path;$lib"
    else
        # It makes a fork of posix_spawn, which then cannot tell that a program
        # is not there.
        set -- -E '^test_base_child$' "$@"
    fi
    options="-DCMAKE_SYSTEM_NAME=Linux -DCMAKE_C_COMPILER=$triple-gcc
        -DCMAKE_CROSSCOMPILING_EMULATOR=$runs"
fi

# shellcheck disable=SC2086 # one word per option
cmake -G Ninja -S . -B "$build" -DCMAKE_BUILD_TYPE=Release \
    -DCHEQUER_CORE_ONLY=ON -DCHEQUER_STRICT=ON -DBUILD_TESTING=ON $options \
    >/dev/null
cmake --build "$build"
exec ctest --test-dir "$build" --output-on-failure --parallel "$(nproc)" "$@"

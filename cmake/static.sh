#!/bin/sh
# static.sh [gcc|tidy|cppcheck|shell]...: what analysers say of the sources
# without running them, all four unless told; ends with 1 if one of them has
# anything to say. Takes some minutes. .clang-tidy says what is left out there,
# and why; .shellcheckrc the same.
set -eu

cd "$(dirname "$0")/.."
build=build/static
# gcc 12 takes what another function fills for uninitialized, which is left to
# the sanitizers, valgrind and cppcheck, and a vector for a short number.
analyzer='-fanalyzer -Wno-analyzer-use-of-uninitialized-value'
analyzer="$analyzer -Wno-analyzer-shift-count-overflow"
[ $# -gt 0 ] || set -- shell cppcheck tidy gcc

needs() {
    command -v "$1" >/dev/null ||
        { echo "please install $2: apt-get install $2" >&2; exit 2; }
}

# All sources of the program, also those that the build makes, with the flags
# of their compilation, in a build that gcc's analyser makes.
prepare() {
    [ -f "$build"/build.ninja ] || cmake -S . -B "$build" -G Ninja \
        -DCMAKE_BUILD_TYPE=Debug -DBUILD_TESTING=OFF \
        -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DCMAKE_C_FLAGS="$analyzer" \
        >/dev/null
    cmake --build "$build" --target assets_data.c chequer_commit >/dev/null
}

# Headers of the system may be as they like: only what is ours is counted. A
# build that is complete already has nothing to say, so it begins anew.
run_gcc() {
    prepare
    cmake --build "$build" --target clean >/dev/null
    cmake --build "$build" >"$build"/gcc.log 2>&1 ||
        { tail -n 40 "$build"/gcc.log; return 1; }
    ! grep -A 12 'warning: ' "$build"/gcc.log
}

run_tidy() {
    needs run-clang-tidy clang-tidy
    prepare
    # The analyser's flags are gcc's own.
    sed "s/ $analyzer / /" "$build"/compile_commands.json >"$build"/tidy.json
    mkdir -p "$build"/tidy
    mv "$build"/tidy.json "$build"/tidy/compile_commands.json
    run-clang-tidy -quiet -p "$build"/tidy '/src/' >"$build"/tidy.log 2>&1 ||
        { grep -A 4 -E '(warning|error): ' "$build"/tidy.log; return 1; }
}

run_cppcheck() {
    needs cppcheck cppcheck
    prepare
    mkdir -p "$build"/cppcheck
    cppcheck --project="$build"/compile_commands.json --quiet --inline-suppr \
        --enable=warning,performance,portability -j "$(nproc)" \
        --suppressions-list=cmake/cppcheck.supp \
        --cppcheck-build-dir="$build"/cppcheck --error-exitcode=1 \
        --template='{file}:{line}: {id}: {message}' 2>&1
}

run_shell() {
    needs shellcheck shellcheck
    # shellcheck disable=SC2046 # no name of ours has a space
    shellcheck -x .ci/run $(find cmake tests -name '*.sh')
}

bad=0
for tool in "$@"; do
    echo "--- $tool"
    case $tool in
    gcc) run_gcc || bad=1 ;;
    tidy) run_tidy || bad=1 ;;
    cppcheck) run_cppcheck || bad=1 ;;
    shell) run_shell || bad=1 ;;
    *) echo "gcc, tidy, cppcheck or shell" >&2; exit 2 ;;
    esac
done
exit $bad

#!/bin/sh
# The release is hardened as Debian hardens its programs: looked up in the
# program itself, for flags that are given may still get lost on the way.
set -eu
: "${CHEQUER:?the program}"

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
bad=0

# expect WORDS PATTERN READELF-OPTIONS...
expect() {
    words=$1 pattern=$2
    shift 2
    LC_ALL=C readelf -W "$@" "$CHEQUER" >"$tmp/out"
    grep -Eq "$pattern" "$tmp/out" || { echo "$CHEQUER: not $words"; bad=1; }
}

expect 'at an address of its own each time (PIE)' 'Type: +DYN' -h
expect 'without code on the stack' ' GNU_STACK .* RW +0x' -l
expect 'read-only where it is linked (relro)' ' GNU_RELRO ' -l
expect 'linked before it starts (now)' 'BIND_NOW|FLAGS_1.*NOW' -d
expect 'watching its stack' ' __stack_chk_fail' --dyn-syms
expect 'watching its buffers (_FORTIFY_SOURCE)' \
    ' __(memcpy|snprintf|fprintf|vsnprintf)_chk' --dyn-syms

# The linker says so only if all libraries' own objects are marked, which those
# of Debian 12 are not: so the code is looked at.
if [ "$(uname -m)" = x86_64 ]; then
    objdump -d "$CHEQUER" >"$tmp/code"
    [ "$(grep -c endbr64 "$tmp/code")" -gt 1000 ] ||
        { echo "$CHEQUER: not guarding its jumps (-fcf-protection)"; bad=1; }
    # gcc touches a large frame page by page, by adding nothing to it.
    readelf -p .comment "$CHEQUER" | grep -q clang ||
        grep -Eq 'orq +[$]0x0,\(%rsp\)' "$tmp/code" ||
        { echo "$CHEQUER: not stopping at the end of its stack"; bad=1; }
fi
exit $bad

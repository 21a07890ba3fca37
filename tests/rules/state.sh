#!/bin/sh
# No variables outlive a call: whatever changes is passed in. Looks into the
# compiled libraries, where neither a static in a function nor one at file
# scope can hide. A signal handler has no other way to speak, or to be told.
set -eu

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Objects in writable sections of the library $1.
variables() {
    objdump -t "$1" |
        awk '/^[^ ]+\.o:/ { file = $1 }
             $3 == "O" && $4 ~ /^\.t?(data|bss)(\.[^r]|$)/ ||
             $4 == "*COM*" { print file " " $NF }' |
        grep -vxE '(interrupt\.c\.o: (arrived|grace)|sudden\.c\.o: (newest|ending))' || :
}

cat >"$tmp/bad.c" <<'C'
const char *const fixed[] = { "a", "b" };
int count(void);
int count(void) { static int calls; return ++calls; }
C
cc -fPIE -c "$tmp/bad.c" -o "$tmp/bad.o"
if ! variables "$tmp/bad.o" | grep -q calls ||
        variables "$tmp/bad.o" | grep -q fixed; then
    echo "self-check: a static counter is the one thing to be found"
    exit 1
fi

bad=0
for library in "${BUILD_DIR:?}"/libchequer_*.a; do
    found=$(variables "$library")
    [ -z "$found" ] || { echo "$found"; bad=1; }
done
exit $bad

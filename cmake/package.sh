#!/bin/sh
# package.sh [FOLDER]: install what is missing, build, and make a Debian package
# of it in FOLDER, build/ unless told. The same sources on the same system give
# the same bytes. Prints the package's name; what is said on the way goes to
# stderr.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$source/build}
build=$source/build/package

sh "$source/cmake/packages.sh" package
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# The day of the version, for all times in the package.
day=$(sed -n 's/^## [0-9.]* (\(.*\))$/\1/p' "$source/CHANGELOG.md" | head -n 1)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -u -d "$day" +%s)}
export SOURCE_DATE_EPOCH

if ! log=$(cmake -S "$source" -B "$build" -G Ninja -DBUILD_TESTING=OFF \
        -DCHEQUER_OFFLINE=ON -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_INSTALL_PREFIX=/usr 2>&1 && cmake --build "$build" 2>&1 &&
        cpack --config "$build/CPackConfig.cmake" -B "$folder" 2>&1); then
    printf '%s\n' "$log" >&2
    exit 1
fi
rm -rf "$folder/_CPack_Packages"
printf '%s\n' "$log" | sed -n 's/^CPack: - package: \(.*\) generated\.$/\1/p'

#!/usr/bin/env bash
# Makes the files of a release: release.sh FOLDER [ARCHITECTURE…]; all architectures unless some are named.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
shift
[ $# -gt 0 ] || set -- amd64 arm64
packaged=${CARGO_TARGET_DIR:-target}/packaged
rm -rf "$folder" "$packaged"
mkdir -p "$folder"
for architecture; do
    install -D "$("$here/build.sh" "$architecture")" "$packaged/programs/$architecture/lastcard"
done
own=$(dpkg --print-architecture)
"$here/shared.sh" "$packaged/programs/$own/lastcard" "$packaged/shared"
for architecture; do
    for kind in deb archive; do
        "$here/$kind.sh" "$packaged/programs/$architecture/lastcard" "$architecture" "$packaged/shared" "$folder"
    done
done
"$here/image.sh" "$packaged/programs" "$folder"
(cd "$folder" && sha256sum -- * >SHA256SUMS)
"$here/notes.py" >"$folder/NOTES.md"

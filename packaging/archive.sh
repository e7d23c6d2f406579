#!/usr/bin/env bash
# Packs a compiled program for systems without Debian's packages: archive.sh PROGRAM ARCHITECTURE SHARED FOLDER
# SHARED is what shared.sh has written; the archive is written to FOLDER.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
name=lastcard-$("$here/version.sh")-linux-$2
folder=$(realpath "$4")

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage/$name"
install -m 0755 "$1" "$stage/$name/lastcard"
cp -r "$3"/* "$here/monitoring" "$stage/$name"
sed 's|/usr/bin/|/usr/local/bin/|' "$here/debian/lastcard.service" >"$stage/$name/lastcard.service"
cp "$here/debian/lastcard.sysusers" "$stage/$name/lastcard.sysusers"
cp "$here"/../{CHANGELOG.md,LICENSE,LICENSE-*,docs/install.md} "$stage/$name"
chmod -R u=rwX,go=rX "$stage/$name"
"$here/tar.sh" "$stage" "$name" | xz -9 >"$folder/$name.tar.xz"
echo "$folder/$name.tar.xz"

#!/usr/bin/env bash
# Builds a Debian package of a compiled program: deb.sh PROGRAM ARCHITECTURE SHARED FOLDER [VERSION]
# SHARED is what shared.sh has written; the package is written to FOLDER. DEBFULLNAME and DEBEMAIL name its maintainer.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
architecture=$2
folder=$(realpath "$4")
version=${5:-$("$here/version.sh")}
maintainer="${DEBFULLNAME:-The Lastcard developers} <${DEBEMAIL:-lastcard@localhost}>"
SOURCE_DATE_EPOCH=$("$here/date.sh")
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/tree
mkdir -p "$tree/docs"
cp -r "$here/debian" "$here/monitoring" "$3"/* "$tree"
cp "$1" "$tree/lastcard"
cp "$here"/../docs/*.md "$tree/docs"
cp "$here/../CHANGELOG.md" "$tree"

sed -i "s|@MAINTAINER@|$maintainer|" "$tree/debian/control"
# In a field of this file an empty line is a dot.
tail -n +5 "$here/../LICENSE-MIT" | sed -e 's/^$/./' -e 's/^/ /' >"$stage/mit"
sed -n '3,/^$/{/./s/^/ /p}' "$tree/parts.txt" >"$stage/parts"
sed -i -e "/@MIT@/{r $stage/mit" -e 'd}' -e "/@PARTS@/{r $stage/parts" -e 'd}' "$tree/debian/copyright"
cat >"$tree/debian/changelog" <<END
lastcard ($version-1) unstable; urgency=medium

  * Version $version: /usr/share/doc/lastcard/changelog.gz lists the changes.

 -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")
END

(cd "$tree" && dpkg-buildpackage --build=binary --host-arch "$architecture" --no-check-builddeps --no-sign >"$stage/log" 2>&1) ||
    { cat "$stage/log" >&2; exit 1; }
for package in "$stage"/*.deb; do
    mv "$package" "$folder"
    echo "$folder/$(basename "$package")"
done

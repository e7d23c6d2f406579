#!/usr/bin/env bash
# Builds a Debian package of the compiled program: deb.sh PROGRAM FOLDER [VERSION]
# The package is written to FOLDER. DEBFULLNAME and DEBEMAIL name its maintainer.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
folder=$(realpath "$2")
version=${3:-$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../Cargo.toml" | head -n 1)}
maintainer="${DEBFULLNAME:-The Lastcard developers} <${DEBEMAIL:-$(id -un)@$(hostname -f)}>"
# The same commit gives the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
tree=$stage/tree
mkdir -p "$tree/man" "$tree/completions" "$tree/docs"
cp -r "$here/debian" "$tree/debian"
cp "$program" "$tree/lastcard"
cp "$here"/../docs/*.md "$tree/docs"
cp -r "$here/monitoring" "$tree"
cp "$here/../CHANGELOG.md" "$tree"
"$program" manual "$tree/man"
"$program" completions bash >"$tree/completions/lastcard"
"$program" completions zsh >"$tree/completions/_lastcard"
"$program" completions fish >"$tree/completions/lastcard.fish"
"$here/parts.sh" >"$tree/parts.txt"

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

(cd "$tree" && dpkg-buildpackage --build=binary --no-sign >"$stage/log" 2>&1) || { cat "$stage/log" >&2; exit 1; }
for package in "$stage"/*.deb; do
    mv "$package" "$folder"
    echo "$folder/$(basename "$package")"
done

#!/usr/bin/env bash
# Lays out the files of a container image: image-root.sh PROGRAM FOLDER
# The Dockerfile copies FOLDER/root as it is, and FOLDER/data for the user of the service.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$2"
root=$2/root
install -D -m 0755 "$1" "$root/usr/bin/lastcard"
install -d "$root/etc" "$root/usr/share/doc/lastcard"
install -d -m 1777 "$root/tmp"
install -d -m 0700 "$2/data/data"
echo 'lastcard:x:65532:65532:Lastcard:/data:/nonexistent' >"$root/etc/passwd"
echo 'lastcard:x:65532:' >"$root/etc/group"
install -m 0644 "$here"/../LICENSE "$here"/../LICENSE-* "$root/usr/share/doc/lastcard"
"$here/parts.sh" | gzip -9n >"$root/usr/share/doc/lastcard/parts.txt.gz"

#!/usr/bin/env bash
# Builds one container image for several architectures: image.sh PROGRAMS FOLDER
# PROGRAMS/ARCHITECTURE/lastcard are the programs. The image is written to FOLDER, for `podman load` and `docker load`. No daemon and no other
# image is needed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
version=$("$here/version.sh")
folder=$(realpath "$2")

stage=$(mktemp -d)
# Folders of layers may be unreadable even to their owner.
trap 'chmod -R u+rwx "$stage" 2>/dev/null; rm -rf "$stage"' EXIT
storage=(buildah --root "$stage/storage" --runroot "$stage/run" --storage-driver vfs)
mkdir "$stage/nothing"
for program in "$1"/*/lastcard; do
    architecture=$(basename "$(dirname "$program")")
    "$here/image-root.sh" "$program" "$stage/$architecture"
    "${storage[@]}" build --quiet --platform "linux/$architecture" --build-context "files=$stage/$architecture" \
        --timestamp "$("$here/date.sh")" --label "org.opencontainers.image.version=$version" \
        --manifest "lastcard:$version" --file "$here/../Dockerfile" "$stage/nothing" >/dev/null
done
image=$folder/lastcard-$version.oci.tar
rm -f "$image"
"${storage[@]}" manifest push --quiet --all "lastcard:$version" "oci-archive:$image:lastcard:$version"
echo "$image"

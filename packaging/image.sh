#!/usr/bin/env bash
# Builds a container image of the compiled program: image.sh PROGRAM FOLDER
# The image is written to FOLDER, for `podman load` and `docker load`. No daemon and no other image is needed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
folder=$(realpath "$2")
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../Cargo.toml" | head -n 1)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || date +%s)}

stage=$(mktemp -d)
# Folders of layers may be unreadable even to their owner.
trap 'chmod -R u+rwx "$stage" 2>/dev/null; rm -rf "$stage"' EXIT
root=$stage/root
install -D -m 0755 "$program" "$root/usr/bin/lastcard"
strip --strip-unneeded "$root/usr/bin/lastcard"
install -d "$root/etc" "$root/data" "$root/usr/share/doc/lastcard" "$root/usr/share/doc/libc6" "$root/usr/share/doc/libgcc-s1"
install -d -m 1777 "$root/tmp"
# The loader and libraries of this machine, at the paths where the program looks for them.
ldd "$program" | grep -o '/[^ ]*' | while read -r library; do cp -L --parents "$library" "$root"; done
echo 'lastcard:x:65532:65532:Lastcard:/data:/nonexistent' >"$root/etc/passwd"
echo 'lastcard:x:65532:' >"$root/etc/group"
cp "$here/../LICENSE" "$here"/../LICENSE-* "$root/usr/share/doc/lastcard"
"$here/parts.sh" | gzip -9n >"$root/usr/share/doc/lastcard/parts.txt.gz"
for library in libc6 libgcc-s1; do
    cp -L "/usr/share/doc/$library/copyright" "$root/usr/share/doc/$library"
done

context=$stage/context
mkdir "$context"
cp "$here/Containerfile" "$context"
at="--sort=name --mtime=@$SOURCE_DATE_EPOCH --numeric-owner"
# shellcheck disable=SC2086 # several options
{
    tar -C "$root" $at --owner=0 --group=0 --exclude=./data -cf "$context/root.tar" .
    tar -C "$root" $at --owner=65532 --group=65532 --mode=0700 -rf "$context/root.tar" ./data
}
storage=(buildah --root "$stage/storage" --runroot "$stage/run" --storage-driver vfs)
"${storage[@]}" build --quiet --isolation chroot --timestamp "$SOURCE_DATE_EPOCH" --build-arg "VERSION=$version" \
    --tag "lastcard:$version" "$context" >/dev/null
image=$folder/lastcard-$version-$(dpkg --print-architecture).oci.tar
rm -f "$image"
"${storage[@]}" push --quiet "lastcard:$version" "oci-archive:$image:lastcard:$version"
echo "$image"

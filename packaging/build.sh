#!/usr/bin/env bash
# Builds the program for an architecture of Debian: build.sh amd64|arm64
# Prints the path of the program. It is linked statically, so that it runs on every Linux of its architecture, whatever C library that has;
# and it lists its components for scanners. The same commit gives the same bytes, in whichever folder it is built.
set -euo pipefail
cd "$(dirname "$0")/.."
case $1 in
# Position-independent: the kernel then loads the program at addresses that nobody can foresee. Rust's linker packs the addresses to correct at
# the start into a twentieth, which is 2 MB less of memory; for arm64 Rust makes no such program, and zig, whose linker packs nothing, has to.
amd64) target=x86_64-unknown-linux-musl link=-Clinker=rust-lld$'\x1f'-Clinker-flavor=ld.lld$'\x1f'-Clink-self-contained=yes$'\x1f'-Clink-arg=--pack-dyn-relocs=relr ;;
arm64) target=aarch64-unknown-linux-musl link=-Clink-arg=-pie ;;
*)
    echo "There are packages for amd64 and arm64, not for $1." >&2
    exit 2
    ;;
esac

folder=${CARGO_TARGET_DIR:-target}
export PATH=$PWD/target/build-tools/bin:$PATH
if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then rustup target add "$target" >&2; fi
# Paths of this machine are replaced: panics, and assertions in C, name the file that they are in.
paths=("$PWD=/lastcard" "${CARGO_HOME:-$HOME/.cargo}=/cargo")
export CARGO_ENCODED_RUSTFLAGS=$link
# mimalloc names the time at which it was compiled; zig, which keeps what it compiles, would even name that of another day.
CFLAGS='-Wno-builtin-macro-redefined -D__DATE__="" -D__TIME__=""'
export CFLAGS
for path in "${paths[@]}"; do
    CARGO_ENCODED_RUSTFLAGS+=$'\x1f'--remap-path-prefix=$path
    CFLAGS+=" -ffile-prefix-map=$path"
done
# cargo-auditable tells Cargo where it is itself, and symbols are named after that, too: it is told without the folder.
CARGO=env cargo-auditable auditable RUSTC_WORKSPACE_WRAPPER=cargo-auditable cargo zigbuild --locked --profile packaged --bin lastcard \
    --target "$target" --target-dir "$folder" >&2
echo "$folder/$target/packaged/lastcard"

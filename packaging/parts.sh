#!/usr/bin/env bash
# Lists the components linked into the program, each with its licence, followed by the text of every licence: parts.sh > parts.txt
set -euo pipefail
cd "$(dirname "$0")/.."

sources=${CARGO_HOME:-$HOME/.cargo}/registry/src

# Name, version, licence and home page of each crate; crates that only run during the build are not linked.
crates() {
    cargo tree --locked --edges normal,no-proc-macro --no-dedupe --prefix none --format '{p}|{l}|{r}' |
        sed 's/ v\([^ |]*\)[^|]*|/|\1|/' | grep -v '^lastcard[-|]' | sort -u
}

# The files with the licence texts of the crates and the C code.
texts() {
    while IFS='|' read -r name version _; do
        find "$sources"/*/"$name-$version" -type f -regextype posix-extended \
            -iregex '.*/(licen[cs]e|copying|copyright|notice|unlicense)[^/]*' \
            ! -regex '.*\.(rs|c|h|py|pl|toml|in)' ! -path '*/test*' ! -path '*/fuzz/*' | sort
    done
    find static/fonts -name 'OFL*'
    find static/js/vendor -name 'LICENSE*'
    find packaging/licences -type f
    find target/build-tools/lib/python3*/site-packages/ziglang/lib/{libunwind/LICENSE.TXT,libc/musl/COPYRIGHT} -type f
}

echo "Lastcard is linked with these parts. The texts of their licences follow, each with the files that contain it."
echo
crates | while IFS='|' read -r name version licence home; do
    printf '%s %s: %s, %s\n' "$name" "$version" "$licence" "$home"
done
echo "Rust's standard library: MIT OR Apache-2.0, https://www.rust-lang.org"
echo "musl (C library): MIT, https://musl.libc.org"
echo "libunwind: Apache-2.0 WITH LLVM-exception, https://llvm.org"
echo "SQLite: public domain, https://sqlite.org"
echo "lean-qr (script): MIT, https://github.com/davidje13/lean-qr"
echo "Rubik, Noto Sans, Noto Emoji (fonts): OFL-1.1, https://github.com/googlefonts"

declare -A places words
while read -r file; do
    sum=$(sha256sum <"$file" | cut -d ' ' -f 1)
    words[$sum]=$file
    places[$sum]+="${file#"$sources"/*/}"$'\n'
done < <(crates | texts)
for sum in $(printf '%s\n' "${!words[@]}" | sort); do
    printf '\n%s\n\n' "--------------------------------------------------------------------------------"
    cat "${words[$sum]}"
    printf '\n%s' "${places[$sum]}"
done

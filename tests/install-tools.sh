#!/usr/bin/env bash
# Installs the servers and browsers that the tests run against (PostgreSQL, Chromium), where they are missing and
# this user may install packages. Otherwise it says what to install and fails: a suite never skips in silence.
set -euo pipefail

missing=()
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
command -v chromium >/dev/null || missing+=(chromium)
command -v chromedriver >/dev/null || missing+=(chromium-driver)
fc-list 2>/dev/null | grep -qi 'NotoSansDevanagari' || missing+=(fonts-noto-core fontconfig)
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ]; then become=(); elif sudo -n true 2>/dev/null; then become=(sudo); else become=(false); fi
if ! command -v apt-get >/dev/null || [ "${become[*]:-}" = false ]; then
    echo "The tests need these Debian packages (or your system's own): ${missing[*]}" >&2
    exit 1
fi
echo "installing for the tests: ${missing[*]}"
"${become[@]}" apt-get update -qq
# No service of Debian's own: the tests start a throwaway cluster themselves.
"${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"

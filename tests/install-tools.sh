#!/usr/bin/env bash
# Installs what the tests run against (PostgreSQL, Chromium), or with `install-tools.sh lint` what the linter of the front end
# runs on, where it is missing and this user may install packages. Otherwise it says what to install and fails: a suite never
# skips in silence.
set -euo pipefail

missing=()
if [ "${1:-tests}" = lint ]; then
    command -v npm >/dev/null || missing+=(npm)
else
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
    command -v chromium >/dev/null || missing+=(chromium)
    command -v chromedriver >/dev/null || missing+=(chromium-driver)
    fc-list 2>/dev/null | grep -qi 'NotoSansDevanagari' || missing+=(fonts-noto-core fontconfig)
fi
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ]; then become=(); elif sudo -n true 2>/dev/null; then become=(sudo); else become=(false); fi
if ! command -v apt-get >/dev/null || [ "${become[*]:-}" = false ]; then
    echo "This needs these Debian packages (or your system's own): ${missing[*]}" >&2
    exit 1
fi
echo "installing: ${missing[*]}"
"${become[@]}" apt-get update -qq
# No service of Debian's own: the tests start a throwaway cluster themselves.
"${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"

#!/usr/bin/env bash
# Installs what the tests need (PostgreSQL, Chromium, strace and faketime for faults, pebble for certificates, promtool for metrics, curl
# and python3 for the clients of the API); with `install-tools.sh front-end`, `lint` or `book` what those need; with `release` what makes the
# files of a release, with `build` the programs in them; and with `release-test`, `proxy-test` and `api-test` what tests those. Only missing packages are installed, and only if this
# user may install them. Otherwise the script says what to install, and fails: a suite is never skipped silently.
set -euo pipefail

missing=()
# A command, and the package that contains it.
need() { command -v "$1" >/dev/null || missing+=("$2"); }
# Folders for packages of Python.
need_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv); }
case ${1:-tests} in
front-end)
    need npm npm
    ;;
lint)
    need_venv
    # Container images of Rust come without these.
    if ! { cargo fmt --version && cargo clippy --version; } >/dev/null 2>&1; then
        if command -v rustup >/dev/null; then rustup component add rustfmt clippy; else missing+=(rustfmt rust-clippy); fi
    fi
    ;;
book | build)
    need_venv
    ;;
release)
    need dh debhelper
    need buildah buildah
    ;;
release-test)
    need dh debhelper
    need buildah buildah
    need lintian lintian
    need mmdebstrap mmdebstrap
    need arch-test arch-test
    need update-binfmts binfmt-support
    need systemd-nspawn systemd-container
    compgen -G '/usr/libexec/qemu-binfmt/*' >/dev/null || missing+=(qemu-user-static)
    need readelf binutils
    need podman podman
    need runc runc
    [ -x /usr/lib/podman/netavark ] || missing+=(netavark aardvark-dns)
    need curl curl
    need_venv
    ;;
api-test)
    need curl curl
    need_venv
    ;;
proxy-test)
    need nginx nginx-light
    need caddy caddy
    need haproxy haproxy
    need curl curl
    need openssl openssl
    ;;
*)
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || need initdb postgresql
    need chromium chromium
    need chromium-headless-shell chromium-headless-shell
    need strace strace
    need faketime faketime
    need promtool prometheus
    need python3 python3
    need curl curl
    need pebble pebble
    need npm npm
    fc-list 2>/dev/null | grep -qi 'NotoSansDevanagari' || missing+=(fonts-noto-core fontconfig)
    ;;
esac
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

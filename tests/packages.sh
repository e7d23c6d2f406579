#!/usr/bin/env bash
# Tries the packages and archives of a release in fresh roots that boot systemd: packages.sh RELEASE PACKAGED ARCHITECTURE…
# RELEASE holds the files of a release, PACKAGED the programs that they were made of. The package is installed, set up, upgraded, upgraded
# without room for a backup, removed and purged; other architectures than that of this machine are emulated. Needs root on Debian, and gets the
# roots from the mirror that apt is configured with. Nothing outside a temporary folder is touched.
# shellcheck disable=SC2016 # apt, dpkg and the shell inside expand what is in single quotes.
set -euo pipefail
cd "$(dirname "$0")/.."
release=$1 packaged=$2
shift 2

home=$(mktemp -d /tmp/lastcard-packages.XXXXXX)
packages=$home/packages
mkdir -p "$packages"
nspawn= init=
power_off() {
    [ -n "$nspawn" ] || return 0
    inside systemctl poweroff --force >/dev/null 2>&1 || kill -KILL "$nspawn" 2>/dev/null || true
    wait "$nspawn" 2>/dev/null || true
    nspawn=
}
end() {
    status=$?
    [ $status -eq 0 ] || { echo "failed; the end of the log:" >&2; tail -n 30 "$home"/*.log >&2; }
    power_off
    rm -rf "$home"
}
trap end EXIT
trap 'exit 130' INT TERM

say() { printf '== %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
inside() { nsenter --target "$init" --all env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"; }
# The network inside has only the loopback.
ask() { nsenter --target "$init" --net curl --silent --show-error --cookie "$home/jar" --cookie-jar "$home/jar" "$@"; }
post() { ask --header "Origin: $site" --output /dev/null --write-out '%{http_code} %{redirect_url}' "$@"; }
has_player() { ask "$site/organise/players" | grep 'प्रिया' >/dev/null || fail "the player is lost"; }
answers() { ask --retry 100 --retry-delay 1 --retry-all-errors --output /dev/null --fail "$site/readyz"; }
installed() { inside dpkg-query --show --showformat '${Status} ${Version}' lastcard; }
backups() { inside find /var/backups/lastcard -name '*.backup' | wc -l; }

site=http://127.0.0.1:8080
package() { echo "/packages/lastcard_$1-1_$architecture.deb"; }

make_packages() {
    say "packages of three versions, $architecture"
    cp "$release"/lastcard_0.1.0-1_"$architecture".deb "$packages"
    for version in 0.1.1 0.1.2; do
        packaging/deb.sh "$packaged/programs/$architecture/lastcard" "$architecture" "$packaged/shared" "$packages" "$version"
    done
    # The builder of the package gives a contact address in DEBEMAIL.
    unreachable=bogus-mail-host,bogus-mail-host-in-debian-changelog,root-in-contact
    lintian --fail-on error --allow-root --suppress-tags "$unreachable" "$packages"/lastcard_0.1.0-1_"$architecture".deb
}

boot() {
    say "a fresh root, $architecture"
    root=$home/$architecture
    mkdir "$root"
    rm -f "$home/jar"
    apt-get indextargets --format 'deb $(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u |
        mmdebstrap --quiet --architectures="$architecture" --variant=minbase --include=systemd,systemd-sysv,dbus \
            "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$root" -
    if [ "$architecture" != "$(dpkg --print-architecture)" ]; then
        # Not emulated.
        mkdir -p "$root/etc/systemd/system/lastcard.service.d"
        printf '[Service]\nPrivateIPC=no\nPrivateUsers=no\n' >"$root/etc/systemd/system/lastcard.service.d/emulated.conf"
    fi
    systemd-nspawn --quiet --register=no --keep-unit --private-network --directory "$root" --bind-ro="$packages:/packages" --boot \
        >"$home/boot.log" 2>&1 </dev/null &
    nspawn=$!
    # Emulated, a few of Debian's own units fail.
    until init=$(pgrep --parent "$nspawn") && [[ $(inside systemctl is-system-running --wait) =~ ^(running|degraded)$ ]]; do
        kill -0 "$nspawn" || fail "the root does not boot"
        sleep 1
    done
}

install() {
    say "installed"
    inside dpkg --install "$(package 0.1.0)"
    answers
    inside systemctl show --property StatusText,WatchdogUSec,User lastcard
    inside systemd-analyze security --threshold=20 lastcard.service | tail -n 1
    inside stat --format '%A %U %n' /var/lib/lastcard /var/lib/lastcard/lastcard.db /etc/default/lastcard
}

set_up() {
    say "set up, and a player added"
    code=$(inside journalctl --unit lastcard --output cat | sed -n 's/.*setup?code=\([0-9a-f]*\).*/\1/p' | tail -n 1)
    post --data-urlencode "code=$code" --data 'club=Aurora&time_zone=Europe/Berlin&language=en&name=Vera&login=vera' \
        --data-urlencode 'password=eight green skips' "$site/setup" | grep -qx "303 $site/organise/tournaments/new?done=set-up" || fail "not set up"
    post --data-urlencode 'names=प्रिया' "$site/organise/players" | grep '^303 ' >/dev/null || fail "no player was added"
    has_player
}

upgrade() {
    say "upgraded, with a backup before"
    before=$(inside systemctl show --property MainPID --value lastcard)
    inside dpkg --install "$(package 0.1.1)"
    answers
    [ "$(inside systemctl show --property MainPID --value lastcard)" != "$before" ] || fail "the old program still runs"
    has_player
    inside sh -c 'stat --format "%A %U %n" /var/backups/lastcard/*-0.1.0-1.backup && lastcard verify /var/backups/lastcard/*-0.1.0-1.backup'
}

refuse_upgrade() {
    say "not upgraded while there is no space for a backup"
    inside mount -t tmpfs -o size=4k,uid=lastcard,gid=lastcard tmpfs /var/backups/lastcard
    inside sh -c 'head -c 4096 /dev/zero >/var/backups/lastcard/full'
    ! inside dpkg --install "$(package 0.1.2)" || fail "it was upgraded without a backup"
    [ "$(installed)" = "install ok installed 0.1.1-1" ] || fail "after a refused upgrade: $(installed)"
    answers
    has_player
    inside umount /var/backups/lastcard
}

upgrade_again() {
    say "upgraded again: five backups stay"
    inside sh -c 'for day in 1 2 3 4 5 6; do touch "/var/backups/lastcard/2026010$day-000000-0.0.9-1.backup"; done'
    inside dpkg --install "$(package 0.1.2)"
    answers
    has_player
    [ "$(backups)" -eq 5 ] || fail "$(backups) backups"
}

hang() {
    say "restarted when it hangs"
    inside mkdir -p /run/systemd/system/lastcard.service.d
    inside sh -c 'printf "[Service]\nWatchdogSec=10\n" >/run/systemd/system/lastcard.service.d/quick.conf'
    inside systemctl daemon-reload
    inside systemctl restart lastcard
    inside systemctl kill --signal STOP lastcard
    until [ "$(inside systemctl show --property NRestarts --value lastcard)" -ge 1 ]; do sleep 1; done
    answers
    inside journalctl --unit lastcard --output cat | grep -i watchdog
    inside systemctl stop lastcard
    inside systemctl show --property Result lastcard | grep -x Result=success
}

downgrade() {
    say "downgraded, with the backup of that version"
    inside dpkg --install "$(package 0.1.0)"
    inside systemctl stop lastcard
    inside mv /var/lib/lastcard/lastcard.db /var/lib/lastcard/newer.db
    inside sh -c 'setpriv --reuid lastcard --regid lastcard --init-groups \
        lastcard restore /var/backups/lastcard/*-0.1.0-1.backup --database /var/lib/lastcard/lastcard.db'
    inside systemctl start lastcard
    answers
    # A backup contains no sessions.
    post --data login=vera --data-urlencode 'password=eight green skips' "$site/login" | grep '^303 ' >/dev/null || fail "nobody can log in"
    has_player
}

remove() {
    say "removed, and installed again"
    inside dpkg --remove lastcard
    ! inside sh -c 'command -v lastcard' || fail "the program is still there"
    inside test -s /var/lib/lastcard/lastcard.db
    inside dpkg --install "$(package 0.1.0)"
    answers
    has_player
}

purge() {
    say "purged: the data stays, and a message says so"
    inside dpkg --purge lastcard | tee "$home/purge.log"
    grep -q 'rm -r /var/lib/lastcard' "$home/purge.log" || fail "the message is missing"
    inside test -s /var/lib/lastcard/lastcard.db
    [ "$(backups)" -eq 5 ]
    left=$(inside find / -xdev -path /proc -prune -o -path /packages -prune -o -iname '*lastcard*' -print | grep -v -e '^/var/lib/lastcard' -e '^/var/backups/lastcard' || true)
    [ -z "$left" ] || printf 'left behind:\n%s\n' "$left"
}

# Where nothing is installed, the archive runs as any user.
unpack() {
    say "the archive, $architecture"
    mkdir "$root/opt/club"
    tar --extract --directory "$root/opt/club" --file "$release/lastcard-0.1.0-linux-$architecture.tar.xz"
    inside sh -c 'chown -R daemon /opt/club && cd /opt/club/* &&
        (setpriv --reuid daemon --clear-groups ./lastcard serve --log off >serve.log 2>&1 & echo $! >serve.pid)'
    answers
    inside sh -c 'cd /opt/club/* && ./lastcard healthcheck && kill "$(cat serve.pid)"'
}

# Scanners read the components of a program in a section of its own.
list_components() {
    say "the components of the program, $architecture"
    read -r offset size < <(readelf --wide --sections "$packaged/programs/$architecture/lastcard" |
        sed -n 's/.* \.dep-v0 *PROGBITS *[0-9a-f]* \([0-9a-f]*\) \([0-9a-f]*\) .*/0x\1 0x\2/p')
    tail --bytes="+$((offset + 1))" "$packaged/programs/$architecture/lastcard" | head --bytes="$((size))" >"$home/components" || true
    python3 -c 'import json, sys, zlib
found = {package["name"] for package in json.loads(zlib.decompress(open(sys.argv[1], "rb").read()))["packages"]}
print(len(found)); sys.exit(0 if {"lastcard", "actix-web", "libsqlite3-sys"} <= found else "components are missing")' "$home/components"
}

(cd "$release" && sha256sum --check --strict --quiet SHA256SUMS)
for architecture; do
    list_components
    make_packages
    boot
    install
    set_up
    upgrade
    refuse_upgrade
    upgrade_again
    hang
    downgrade
    remove
    purge
    unpack
    power_off
done
say "all is well"

#!/usr/bin/env bash
# Runs a command against a throwaway PostgreSQL cluster: with-postgres.sh COMMAND [ARG …]
# The cluster lives in a temporary folder, listens only on a Unix socket, and is removed afterwards.
# The command finds its address in LASTCARD_TEST_POSTGRES; each test creates a database of its own in it. With LASTCARD_TEST_FSYNC=on,
# acknowledged writes are on disk, as in production. Otherwise the cluster is in memory if there is room, and so are the command's
# temporary files. LASTCARD_TEST_CONNECTIONS is the number of connections that the cluster accepts.
set -euo pipefail

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
[ -n "$bin" ] || bin=$(dirname "$(readlink -f "$(command -v initdb)")")

place=/tmp settings=(-c fsync=on)
if [ "${LASTCARD_TEST_FSYNC:-off}" = off ]; then
    # Acknowledged writes have to survive a test that kills the server, but nothing worse.
    settings=(-c fsync=off -c autovacuum=off)
    room=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
    [ "${room:-0}" -lt 4000000 ] || [ ! -w /dev/shm ] || place=/dev/shm
fi
home=$(mktemp -d "$place/lastcard-pg.XXXXXX")
as=()
if [ "$(id -u)" -eq 0 ]; then
    # initdb and postgres refuse to run as root.
    id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
    as=(setpriv --reuid postgres --regid "$(id -g postgres)" --clear-groups env HOME="$home")
    chown postgres "$home"
fi
stop() {
    "${as[@]}" "$bin/pg_ctl" -D "$home/data" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT TERM

"${as[@]}" "$bin/initdb" -D "$home/data" -U lastcard -A trust -E UTF8 --locale=C --no-sync >"$home/initdb.log" 2>&1 ||
    { cat "$home/initdb.log" >&2; exit 1; }
chmod 755 "$home"
"${as[@]}" "$bin/pg_ctl" -D "$home/data" -l "$home/log" -w -o \
    "-c listen_addresses='' -c unix_socket_directories='$home' -c max_connections=${LASTCARD_TEST_CONNECTIONS:-300} -c shared_buffers=64MB ${settings[*]}" start >/dev/null ||
    { cat "$home/log" >&2; exit 1; }

LASTCARD_TEST_POSTGRES="postgres://lastcard@${home//\//%2F}/postgres"
export LASTCARD_TEST_POSTGRES LASTCARD_TEST_POSTGRES_BIN="$bin"
if [ $place != /tmp ]; then
    mkdir "$home/tmp"
    export TMPDIR=$home/tmp
fi
"$@"

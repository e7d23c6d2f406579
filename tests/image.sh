#!/usr/bin/env bash
# Tries the container image: image.sh [PROGRAM]
# It runs as an unprivileged user on a read-only root, and another container takes over its volume. Needs root;
# images and volumes are kept in a temporary folder, which is removed afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${1:-target/packaged/lastcard}

home=$(mktemp -d /tmp/lastcard-image.XXXXXX)
# runc, because it also supports the control groups of older systems.
podman=(podman --runtime runc --root "$home/storage" --runroot "$home/run" --storage-driver vfs
    --cgroup-manager cgroupfs --events-backend file --log-level error)
end() {
    status=$?
    [ $status -eq 0 ] || "${podman[@]}" logs club >&2 || true
    "${podman[@]}" rm --force --all --time 0 >/dev/null 2>&1 || true
    rm -rf "$home"
}
trap end EXIT
trap 'exit 130' INT TERM

say() { printf '== %s\n' "$*"; }
fail() { echo "$*" >&2; exit 1; }
site=http://127.0.0.1:8080
# The network inside has only the loopback.
ask() { nsenter --target "$pid" --net curl --silent --show-error --cookie "$home/jar" --cookie-jar "$home/jar" "$@"; }
post() { ask --header "Origin: $site" --output /dev/null --write-out '%{http_code} %{redirect_url}' "$@"; }
# The limits are those of an ordinary shell, since not everybody may raise them.
start() {
    "${podman[@]}" run --detach --name club --network none --read-only --tmpfs /tmp --cap-drop all \
        --security-opt no-new-privileges --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 \
        --volume club:/data "$image" >/dev/null
    pid=$("${podman[@]}" inspect --format '{{.State.Pid}}' club)
    ask --retry 100 --retry-delay 1 --retry-all-errors --output /dev/null --fail "$site/readyz"
}
stop() {
    "${podman[@]}" stop --time 30 club >/dev/null
    [ "$("${podman[@]}" inspect --format '{{.State.ExitCode}}' club)" -eq 0 ] || fail "it did not exit cleanly"
    "${podman[@]}" rm club >/dev/null
}

say "built and loaded"
archive=$(packaging/image.sh "$program" "$home")
stat --format '%s bytes' "$archive"
"${podman[@]}" load --quiet --input "$archive"
image=$("${podman[@]}" images --format '{{.Repository}}:{{.Tag}}' | head -n 1)

say "runs without privileges"
start
grep -E '^(Uid|CapEff|NoNewPrivs)' "/proc/$pid/status"
code=$("${podman[@]}" logs club 2>/dev/null | sed -n 's/.*setup?code=\([0-9a-f]*\).*/\1/p')
post --data-urlencode "code=$code" --data 'club=Aurora&time_zone=Europe/Berlin&language=en&name=Vera&login=vera' \
    --data-urlencode 'password=eight green skips' "$site/setup" | grep -x "303 $site/organise" >/dev/null || fail "not set up"
post --data-urlencode 'names=प्रिया' "$site/organise/players" | grep '^303 ' >/dev/null || fail "no player was added"
"${podman[@]}" exec club /usr/bin/lastcard backup - >"$home/club.backup"
"$program" verify "$home/club.backup"
stop

say "another container takes over"
start
ask "$site/organise/players" | grep 'प्रिया' >/dev/null || fail "the player is lost"
stop

say "all is well"

#!/usr/bin/env bash
# Tries the container image and the compose files of a release: image.sh RELEASE
# The image runs as an unprivileged user on a read-only root, another container takes over its volume, and what cannot work says so. PostgreSQL
# and Caddy are Debian's, in images that are made here under the names of theirs. Needs root, and ports 80, 443 and 8080; images and volumes are
# kept in a temporary folder, which is removed afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."
release=$1

home=$(mktemp -d /tmp/lastcard-image.XXXXXX)
# Compose calls it by its name.
mkdir "$home/bin"
cat >"$home/bin/podman" <<END
#!/bin/sh
# runc, because it also supports the control groups of older systems.
exec $(command -v podman) --runtime runc --root "$home/storage" --runroot "$home/run" --storage-driver vfs \\
    --cgroup-manager cgroupfs --events-backend file --network-config-dir "$home/networks" --log-level error "\$@"
END
chmod +x "$home/bin/podman"
mkdir "$home/networks"
# The limits are those of an ordinary shell, since not everybody may raise them.
cat >"$home/containers.conf" <<'END'
[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
END
export CONTAINERS_CONF=$home/containers.conf PATH=$home/bin:$PWD/target/release-tools/bin:$PATH
end() {
    status=$?
    [ $status -eq 0 ] || for container in $(podman ps --all --quiet); do podman logs "$container" >&2 || true; done
    podman rm --force --all --time 0 >/dev/null 2>&1 || true
    podman volume prune --force >/dev/null 2>&1 || true
    podman network prune --force >/dev/null 2>&1 || true
    # Memory that containers share, of those that were ended.
    findmnt --raw --noheadings --output TARGET | grep "^$home/" | sort --reverse | xargs --no-run-if-empty umount || true
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
start() {
    podman run --detach --name club --network none --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
        "$@" "$image" >/dev/null
    pid=$(podman inspect --format '{{.State.Pid}}' club)
    until podman exec club /usr/bin/lastcard healthcheck >/dev/null 2>&1; do
        [ "$(podman inspect --format '{{.State.Running}}' club)" = true ] || fail "it ended"
        sleep 1
    done
}
stop() {
    podman stop --time 30 club >/dev/null
    [ "$(podman inspect --format '{{.State.ExitCode}}' club)" -eq 0 ] || fail "it did not exit cleanly"
    podman rm club >/dev/null
}
# Runs a container that cannot start: refused WORDS OPTION…
refused() {
    local words=$1
    shift
    ! podman run --rm --name refused --cap-drop all "$@" "$image" >"$home/said" 2>&1 || fail "it started with $*"
    grep -F "$words" "$home/said" || { cat "$home/said" >&2; fail "it did not say: $words"; }
    [ "$(grep --count . "$home/said")" -eq 1 ] || { cat "$home/said" >&2; fail "more than one sentence"; }
}

say "loaded"
archive=$(ls "$release"/lastcard-*.oci.tar)
stat --format '%s bytes' "$archive"
podman load --quiet --input "$archive"
image=$(podman images --format '{{.Repository}}:{{.Tag}}' | head -n 1)

say "runs without privileges"
start --volume club:/data
grep -E '^(Uid|CapEff|NoNewPrivs)' "/proc/$pid/status"
code=$(podman logs club 2>/dev/null | sed -n 's/.*setup?code=\([0-9a-f]*\).*/\1/p')
post --data-urlencode "code=$code" --data 'club=Aurora&time_zone=Europe/Berlin&language=en&name=Vera&login=vera' \
    --data-urlencode 'password=eight green skips' "$site/setup" | grep -x "303 $site/organise/tournaments/new?done=set-up" >/dev/null || fail "not set up"
post --data-urlencode 'names=प्रिया' "$site/organise/players" | grep '^303 ' >/dev/null || fail "no player was added"
podman exec club /usr/bin/lastcard backup - >"$home/club.backup"
podman run --rm --network none --user 0 --volume "$home/club.backup:/club.backup:ro" "$image" verify /club.backup

say "says why it cannot start"
refused 'Port 8080 is already taken' --network container:club --volume other:/data
stop
refused 'may not write to /data' --network none --user 1234 --volume club:/data
mkdir --mode 0755 "$home/theirs" "$home/ours"
chown 65532 "$home/ours"
refused 'may not write to /data' --network none --volume "$home/theirs:/data"
refused '/data is read-only' --network none --volume "$home/ours:/data:ro"
refused '/data is read-only' --network none --read-only --image-volume ignore

say "runs as another user"
chown 1234 "$home/theirs"
start --user 1234 --volume "$home/theirs:/data"
stop

say "another container takes over"
start --volume club:/data
ask "$site/organise/players" | grep 'प्रिया' >/dev/null || fail "the player is lost"
stop

foreign=$([ "$(dpkg --print-architecture)" = amd64 ] && echo arm64 || echo amd64)
if tar --extract --to-stdout --file "$archive" --wildcards 'blobs/*' | grep --text "\"architecture\":\"$foreign\"" >/dev/null; then
    say "runs on $foreign, emulated"
    other=$(podman pull --quiet --arch "$foreign" "oci-archive:$archive")
    native=$image image=$other
    start --volume club:/data
    podman inspect --format '{{.ImageName}}' club
    ask "$site/organise/players" | grep 'प्रिया' >/dev/null || fail "the player is lost"
    stop
    podman untag "$other"
    podman tag "$(podman pull --quiet "oci-archive:$archive")" "$native"
    image=$native
fi

wait_healthy() {
    until podman exec "$1" /usr/bin/lastcard healthcheck 2>/dev/null; do sleep 1; done
}

say "with compose"
podman-compose --file compose.yaml --project-name club up --detach >/dev/null 2>&1
wait_healthy club_lastcard_1
curl --silent --show-error --fail http://127.0.0.1:8080/readyz
podman-compose --file compose.yaml --project-name club down >/dev/null 2>&1

say "many clubs, with PostgreSQL and Caddy"
apt-get indextargets --format 'deb $(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u |
    mmdebstrap --quiet --variant=minbase --include=postgresql,caddy "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" "$home/debian.tar" -
# Does what the entry point of PostgreSQL's image does with the settings that we give it.
cat >"$home/start-database" <<'END'
#!/bin/sh
set -e
export PATH=$PATH:$(echo /usr/lib/postgresql/*/bin) PGDATA=/var/lib/postgresql/data
chown postgres /var/lib/postgresql /var/run/postgresql
chmod 1777 /var/run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    setpriv --reuid postgres --clear-groups initdb --username "$POSTGRES_USER" --auth "$POSTGRES_HOST_AUTH_METHOD" >/dev/null
    echo "CREATE DATABASE $POSTGRES_USER" | setpriv --reuid postgres --clear-groups postgres --single postgres >/dev/null
fi
exec setpriv --reuid postgres --clear-groups "$@"
END
mkdir "$home/standing-in"
mv "$home/debian.tar" "$home/start-database" "$home/standing-in"
chmod +x "$home/standing-in/start-database"
cat >"$home/standing-in/Containerfile" <<'END'
FROM scratch AS debian
ADD debian.tar /
FROM debian AS caddy
ENV XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
FROM debian AS postgres
COPY start-database /usr/local/bin/
ENTRYPOINT ["start-database"]
END
for name in caddy:2 postgres:18; do
    podman build --quiet --isolation chroot --target "${name%:*}" --tag "docker.io/library/$name" "$home/standing-in" >/dev/null
done
export LASTCARD_DOMAIN=uno.localhost
compose=(podman-compose --file packaging/federation/compose.yaml --project-name federation)
visit() { curl --silent --show-error --insecure --resolve "$LASTCARD_DOMAIN:443:127.0.0.1" "$@"; }
start_federation() {
    # Older versions of Podman do not wait until a container is healthy.
    "${compose[@]}" up --detach database >"$home/compose.log" 2>&1
    until podman exec federation_database_1 pg_isready --quiet --username lastcard; do sleep 1; done
    "${compose[@]}" up --detach >>"$home/compose.log" 2>&1 || { cat "$home/compose.log" >&2; fail "compose failed"; }
    wait_healthy federation_lastcard_1
}
start_federation
until visit --fail --output /dev/null "https://$LASTCARD_DOMAIN/readyz"; do sleep 1; done
code=$(podman logs federation_lastcard_1 2>/dev/null | sed -n 's/.*setup?code=\([0-9a-f]*\).*/\1/p' | tail -n 1)
visit "https://$LASTCARD_DOMAIN/setup?code=$code" | grep 'name="club"' >/dev/null || fail "Caddy does not lead to the service"
"${compose[@]}" down >/dev/null 2>&1
start_federation
visit "https://$LASTCARD_DOMAIN/setup?code=$code" | grep 'name="club"' >/dev/null || fail "the database is lost"
"${compose[@]}" down --volumes >/dev/null 2>&1

say "all is well"

#!/usr/bin/env bash
# Tests every operation of a real service's API with a schema-driven tester (schemathesis): api-tester.sh PROGRAM [OPTION …]
# Options are passed to the tester: --seed 7, --max-examples 500. Its version is in requirements-api.txt, and it is installed into target/.
set -euo pipefail

program=$(readlink -f "$1")
shift
here=$(dirname "$(readlink -f "$0")")
venv=${LASTCARD_API_TESTER:-$here/../target/api-tester}
if [ ! -x "$venv/bin/schemathesis" ]; then
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet --requirement "$here/requirements-api.txt"
fi

home=$(mktemp -d)
stop() {
    [ -z "${service:-}" ] || kill "$service" 2>/dev/null || true
    rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT TERM

# Each run starts a service of its own, with the demo's tournaments and a token with every right.
(cd "$home" && exec "$program" serve --listen 127.0.0.1:0 --demo --behind-proxy --log warn >said 2>log) &
service=$!
for _ in $(seq 600); do
    grep -q 'setup?code=' "$home/said" 2>/dev/null && break
    sleep 0.1
done
link=$(grep -o 'http://[^ ]*/setup?code=[0-9a-z]*' "$home/said" | tail -n 1)
url=${link%%/setup*}
ask() { curl --silent --show-error --fail --cookie "$home/cookies" --cookie-jar "$home/cookies" --header "origin: $url" "$@"; }
ask --output /dev/null --data-urlencode "code=${link##*=}" --data club=Aurora --data time_zone=Europe/Berlin --data language=en \
    --data name=Vera --data login=vera --data-urlencode 'password=eight green skips' "$url/setup"
LASTCARD_API_TOKEN=$(ask --data 'name=Tester&days=30&right=read&right=entries&right=line-up&right=check-in&right=set-up' \
    --data-urlencode 'current=eight green skips' "$url/organise/api-tokens" | sed -n 's/.*<p class="link-once"><code>\([^<]*\)<.*/\1/p')
export LASTCARD_API_TOKEN
[ -n "$LASTCARD_API_TOKEN" ]
names='{"name":"Anna"},{"name":"Boris"},{"name":"Vera"},{"name":"Gleb"}'
curl --silent --show-error --fail --output /dev/null --header "authorization: Bearer $LASTCARD_API_TOKEN" --json \
    "{\"lastcard\":1,\"name\":\"API draft\",\"format\":\"four-player\",\"entrants\":[$names]}" "$url/api/v1/tournaments"

status=0
(cd "$home" && PYTHONPATH=$here/api-tester "$venv/bin/schemathesis" --config-file "$here/api-tester/schemathesis.toml" \
    run "$url/api/v1/openapi.json" --warnings off "$@") || status=$?
if grep -E ' (ERROR|panicked) ' "$home/log"; then
    echo "The service logged internal errors." >&2
    status=1
fi
exit "$status"

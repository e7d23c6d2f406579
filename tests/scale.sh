#!/usr/bin/env bash
# Size and speed of a federation's database (docs/scale.md): scale.sh PROGRAM [CLUBS [EVENINGS]]
# Fills a throwaway cluster with this number of clubs, and of evenings in each (10000 and 20: ten million results, 9 GB, a quarter of an
# hour), then prints the size of rows and indexes, the time of the most frequent statements, and the speed of writing results and of the
# program's pages.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${LASTCARD_TEST_POSTGRES:-}" ]; then
    LASTCARD_TEST_FSYNC=on exec "$here/with-postgres.sh" "$0" "$@"
fi
program=$1 clubs=${2:-10000} evenings=${3:-20}
url=$LASTCARD_TEST_POSTGRES
folder=$(mktemp -d)
service=
stop() {
    [ -z "$service" ] || kill "$service"
    rm -rf "$folder"
}
trap stop EXIT
ask() { psql --quiet --no-psqlrc -v ON_ERROR_STOP=1 "$@" "$url"; }

"$program" migrate --database "$url"
# One evening played by the program itself, with 16 players who play 12 hands each.
players=$(printf 'Player %s,' {1..15})'Player 16'
"$program" demo --database "$url" >/dev/null
"$program" schedule individual --players "$players" --blocks 3 --name Model | "$program" simulate --seed 1 |
    "$program" import --club demo-club --database "$url" >/dev/null
ask -v clubs="$clubs" -v evenings="$evenings" -v phones=200 -v model=model -f "$here/scale/fill.sql"
ask -c 'VACUUM (ANALYZE)'

echo "## Size"
ask -f "$here/scale/sizes.sql"

echo "## Most frequent statements, in milliseconds"
ask -f "$here/scale/asked.sql" | grep -E '^==|Execution Time|Seq Scan' || true

echo "## Results written, by the number of writers at once"
for writers in 1 4 16; do
    "$LASTCARD_TEST_POSTGRES_BIN/pgbench" --no-vacuum --protocol prepared --client "$writers" --jobs 2 --time 10 \
        -D first=$((clubs * (evenings - 1) + 1)) -D last=$((clubs * evenings)) -f "$here/scale/append.sql" "$url" 2>/dev/null |
        grep -E 'tps|latency' | sed "s/^/$writers: /"
done

echo "## Pages"
LASTCARD_LOG=warn "$program" serve --database "$url" --listen 127.0.0.1:0 --keep-backups 0 >"$folder/said" &
service=$!
until at=$(grep -o -m 1 'http://[^/]*' "$folder/said"); do sleep 0.1; done
for path in / / /c/club-777 /c/club-777 /c/demo-club /c/demo-club /readyz; do
    curl --silent --output /dev/null --compressed --write-out "$path %{http_code} %{time_total} s %{size_download} bytes\n" "$at$path"
done
grep -E 'VmRSS|VmHWM' "/proc/$service/status"

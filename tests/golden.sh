#!/usr/bin/env bash
# Records all output of the service under a stopped clock: golden.sh FOLDER [BEFORE]
# With an earlier record it shows the differences, and fails if there are any.
set -euo pipefail
cd "$(dirname "$0")/.."

mkdir -p "${1:?where to}"
folder=$(cd "$1" && pwd)
rm -rf "${folder:?}"/{sqlite,postgres,program}

cargo test --test suite --no-run
# Only the tests get this clock: Cargo compares the times of files, and no test asks PostgreSQL for the time.
clock_library=$(faketime -m -f +0 printenv LD_PRELOAD)
runner=CARGO_TARGET_$(rustc -vV | sed -n 's/^host: //p' | tr 'a-z-' 'A-Z_')_RUNNER
env "$runner=env LD_PRELOAD=$clock_library" FAKETIME="2026-11-28 12:00:00" FAKETIME_DONT_FAKE_MONOTONIC=1 FAKE_UTIME=0 \
    GOLDEN="$folder" TZ=UTC tests/with-postgres.sh cargo test --test suite -- --ignored --exact golden::all_output_is_recorded
find "$folder" -type f | wc -l
[ $# -lt 2 ] || diff -rq "$2" "$folder"

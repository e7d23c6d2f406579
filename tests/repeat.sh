#!/usr/bin/env bash
# Runs the suite N times, each time with different disturbances, and lists the failed runs at the end: repeat.sh N [FILTER …]
# The runs are listed below; REPEAT_FROM is the number of the first one. Filters are those of `cargo test`.
# Logs stay at the printed paths.
set -euo pipefail
cd "$(dirname "$0")/.."

# Busy loops on all cores or none; the clock at the start of the run; the number of tests at once; and PostgreSQL with room
# for many connections, or for hardly more than the tests need.
runs=(
    "quiet  now               2  roomy"
    "busy   today_23:59       8  full"
    "quiet  2028-02-29_12:00  1  roomy"
    "busy   now_+1_year       8  full"
    "quiet  2028-02-29_23:59  8  roomy"
    "busy   now               2  full"
    "quiet  now_+1_year       4  full"
    "busy   2028-02-29_12:00  8  roomy"
    "quiet  today_23:59       5  full"
    "busy   2028-02-29_23:59  2  full"
)
times=${1:?how many times}
filters=("${@:2}")

folder=$(mktemp -d /tmp/lastcard-repeat.XXXXXX)
loops=()

# Finds the processes of a run by a mark in their environment, including servers of tests that were killed.
marked() { grep -lsz "^REPEAT_OF=$$\$" /proc/[0-9]*/environ | cut -d / -f 3 || true; }

# Ends the remaining processes of a run; there are none unless it was interrupted.
end_run() {
    [ ${#loops[@]} -eq 0 ] || kill "${loops[@]}" 2>/dev/null || true
    loops=()
    local process signal clusters=() at
    for process in $(marked); do
        at=$(readlink "/proc/$process/cwd" || true)
        [[ $at != /tmp/lastcard-pg.*/data ]] || clusters+=("${at%/data}")
    done
    for signal in TERM TERM KILL; do
        for process in $(marked); do kill "-$signal" "$process" 2>/dev/null || true; done
        [ -z "$(marked)" ] || sleep 1
    done
    rm -rf "$folder/tmp" "${clusters[@]}"
    # Leftovers of faked clocks are named after the process that created them.
    for at in /dev/shm/*faketime_*; do
        [ -e "/proc/${at##*_}" ] || rm -f "$at"
    done
}
trap end_run EXIT
trap 'exit 130' INT TERM

# Prints the settings of a run, as environment variables.
settings() {
    local clock=$1 threads=$2 postgres=$3 seconds
    echo "REPEAT_OF=$$"
    echo "TMPDIR=$folder/tmp"
    if [ "$postgres" = full ]; then echo "LASTCARD_TEST_CONNECTIONS=$((20 + 20 * threads))"; fi
    [ "$clock" != now ] || return 0
    seconds=$(($(date -u -d "${clock//_/ }" +%s) - $(date -u +%s)))
    printf 'FAKETIME=%+d\nFAKETIME_DONT_FAKE_MONOTONIC=1\n' "$seconds"
    # The tests and everything they start use this clock, with three exceptions that use the machine's: Cargo, which compares the times of
    # files; Chromium, which hangs under it (a browser's clock may be wrong anyway); and PostgreSQL, which detects no deadlocks under it
    # and is not asked for the time.
    printf '%s\n' FAKE_UTIME=0 "$runner=env LD_PRELOAD=$clock_library" "PATH=$folder/bin:$PATH"
}
mkdir "$folder/bin"
for browser in chromium chromium-headless-shell; do
    printf '#!/bin/sh\nexec env -u LD_PRELOAD %s "$@"\n' "$(command -v "$browser")" >"$folder/bin/$browser"
    chmod +x "$folder/bin/$browser"
done
clock_library=$(faketime -m -f +0 printenv LD_PRELOAD)
runner=CARGO_TARGET_$(rustc -vV | sed -n 's/^host: //p' | tr 'a-z-' 'A-Z_')_RUNNER

cargo test --workspace --tests --no-run
red=()
for ((number = ${REPEAT_FROM:-1}; number < ${REPEAT_FROM:-1} + times; number++)); do
    run=${runs[(number - 1) % ${#runs[@]}]}
    read -r load clock threads postgres <<<"$run"
    if [ "$load" = busy ]; then
        for ((core = 0; core < $(nproc); core++)); do
            while [ -e /proc/$$ ]; do :; done &
            loops+=($!)
        done
    fi
    mkdir "$folder/tmp"
    mapfile -t environment < <(settings "$clock" "$threads" "$postgres")
    log=$folder/$number.log
    began=$SECONDS
    env "${environment[@]}" tests/with-postgres.sh cargo test --workspace --tests --no-fail-fast -- --test-threads "$threads" \
        "${filters[@]}" >"$log" 2>&1 &
    if wait $!; then colour=green; else colour=red red+=("$number"); fi
    echo "run $number, $load, $clock, $threads at once, $postgres: $colour after $((SECONDS - began)) s, $log"
    sed -n 's/^test \(.*\) \.\.\. FAILED$/    \1/p' "$log"
    end_run
done
echo "red: ${#red[@]} of $times${red[*]:+ (${red[*]})}"
[ ${#red[@]} -eq 0 ]

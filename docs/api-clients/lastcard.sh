#!/bin/sh
# A client of Lastcard's API in curl.
#
#   export LASTCARD=http://127.0.0.1:8080 LASTCARD_TOKEN=...
#   lastcard.sh list                                   the latest tournaments, as JSON
#   lastcard.sh standings friday-night                 who is where
#   lastcard.sh record friday-night 1.1.1 0 '{ "out": "anna", "left": { "vera": 20, "gleb": 31 } }'
#   lastcard.sh follow friday-night [EVENTS]           the standings, again after each change
set -eu

api="${LASTCARD:-http://127.0.0.1:8080}/api/v1"

# Says what is wrong and fails where the server refuses.
call() {
    curl --silent --show-error --fail-with-body ${LASTCARD_TOKEN:+--header "authorization: Bearer $LASTCARD_TOKEN"} "$@"
}

case "${1:-}" in
list)
    call "$api/tournaments"
    ;;
standings)
    call "$api/tournaments/$2/standings"
    ;;
record)
    # The same key with each attempt: the result is recorded once.
    key=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
    body="{ \"slot\": \"$3\", \"based_on\": $4, \"entry_key\": \"$key\", \"result\": $5 }"
    call --retry 5 --retry-connrefused --header 'content-type: application/json' --data "$body" "$api/tournaments/$2/entries"
    ;;
follow)
    call --no-buffer "$api/tournaments/$2/live${3:+?events=$3}" | sed -u -n 's/^data: //p'
    ;;
*)
    sed -n '2,8s/^# \{0,1\}//p' "$0"
    exit 2
    ;;
esac

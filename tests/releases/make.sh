#!/usr/bin/env bash
# Stores files of a version of the program, for later versions to read: make.sh PROGRAM
# It writes tests/releases/VERSION/: a data file, a backup of it, and the standings of each of its tournaments.
set -euo pipefail
program=$(realpath "$1")
folder=$(cd "$(dirname "$0")" && pwd)/$("$program" --version | cut -d ' ' -f 2)
export LC_ALL=C.UTF-8

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export LASTCARD_DATABASE=$work/club.db

played() {
    local name=$1
    shift
    "$program" schedule "$@" --name "$name" | "$program" simulate --seed 7 | "$program" import --club demo-club
}

"$program" demo
echo 'eight green skips' | "$program" account add vera --club demo-club --password-stdin
four=Anna,Boris,Vera,Gleb
played 'Match' two-vs-two --players Anna+Boris,Vera+Gleb
played 'Teams' team --players Anna+Boris+Dina,Vera+Gleb+Egor --scoring lose200
played 'Four' four-player --players $four --scoring lazy
played 'Eight' eight-player --players $four,Dina,Egor,Zoya,Inna --blocks 3
played 'Nine' individual --players $four,Dina,Egor,Zoya,Inna,Kim --blocks 4
played 'Everyone' free-for-all --players $four --scoring max_loser --hands 6
played 'To the last' free-for-all --players $four --scoring placement --hands 6
played 'Challenge' challenge --players $four
played 'Cowboy' cowboy --players $four --hands 6
played 'Duo' duo --players Anna,Boris
"$program" import --club demo-club < <("$program" schedule four-player --players $four --name 'Open')

rm -rf "$folder"
mkdir -p "$folder/standings"
for slug in club-night-two-against-two club-night-eight-players club-night-four-players match teams four eight nine everyone to-the-last challenge cowboy duo open; do
    "$program" export "$slug" | "$program" score >"$folder/standings/$slug.json"
done
"$program" backup "$folder/club.backup"
[ ! -s club.db-wal ] || { echo "the write-ahead log of the data file is not empty" >&2; exit 1; }
gzip -9n <club.db >"$folder/club.db.gz"

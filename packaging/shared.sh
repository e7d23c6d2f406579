#!/usr/bin/env bash
# Writes what is the same for every architecture: the manual, completions and the licences of linked components: shared.sh PROGRAM FOLDER
# The program has to be one that runs here.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "$1")
mkdir -p "$2/man" "$2/completions"
cd "$2"
# In English, whatever language is spoken here.
export LC_ALL=C.UTF-8
"$program" manual man
"$program" completions bash >completions/lastcard
"$program" completions zsh >completions/_lastcard
"$program" completions fish >completions/lastcard.fish
"$here/parts.sh" >parts.txt

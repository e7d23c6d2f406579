#!/usr/bin/env bash
# Prints the date of the files in a release, in seconds: that of the commit, so that the same commit gives the same files.
set -euo pipefail
echo "${SOURCE_DATE_EPOCH:-$(git -C "$(dirname "$0")" log -1 --format=%ct 2>/dev/null || date +%s)}"

#!/usr/bin/env bash
# Writes an archive that depends on nothing but the files: tar.sh FOLDER NAME
set -euo pipefail
tar --directory "$1" --sort=name --mtime="@$("$(dirname "$0")/date.sh")" --owner=0 --group=0 --numeric-owner --create "$2"

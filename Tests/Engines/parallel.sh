#!/bin/bash
# Runs eight parts with GNU parallel, kills one of them in the middle, and compares the merged report with that of one machine.
set -euo pipefail
source "$(dirname "$0")/projects.sh"
trap 'rm -rf "$work"' EXIT
cd "$work"

parallel --version | head -n 1
# Kills one part once it has made a record.
(
    while ! [ -s part-3/records.jsonl ]; do sleep 0.05; done
    pkill -9 -f -- "--shard 3/8" && echo "killed part 3 after $(wc -l < part-3/records.jsonl) records" >&2
) &
parallel -j 2 --joblog parallel.log --retries 3 \
    "nibwright batch batch.yml --shard {}/8 --run part-{} --workers 1 -q > /dev/null || [ \$? -eq 7 ]" ::: $(seq 8)
wait
cut -f 1,7,8 parallel.log
nibwright batch merge part-* -o whole > /dev/null || [ $? -eq 7 ]
compare

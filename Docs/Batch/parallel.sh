#!/bin/bash
# Sixteen parts of a run with GNU parallel, on this machine or on those that --sshloginfile names. A part that is killed is run
# again, and goes on where it was; the same command goes on with the parts that are not finished.
#   parallel.sh batch.yml [options of parallel, such as --sshloginfile hosts --workdir .]
set -euo pipefail
run_file=$1
shift
# Status 7 says that some projects failed: they are in the report, and no reason to run the part again.
parallel "$@" --joblog parallel.log --resume-failed --retries 3 \
    "nibwright batch $(printf '%q' "$run_file") --shard {}/16 --run part-{} -q || [ \$? -eq 7 ]" ::: $(seq 16)
nibwright batch merge part-* -o whole

#!/bin/bash
# Sixteen parts of a run as an AWS Batch array job, and a job that puts them together. The queue and the job definition are yours: a
# container with nibwright, and an EFS volume, mounted as its working folder, that holds batch.yml and the parts.
set -euo pipefail
queue=$1 definition=$2
part='nibwright batch batch.yml --shard auto --run "part-$AWS_BATCH_JOB_ARRAY_INDEX" || [ $? -eq 7 ]'
array=$(aws batch submit-job --job-name nibwright --job-queue "$queue" --job-definition "$definition" \
    --array-properties size=16 --retry-strategy attempts=3 \
    --container-overrides "$(jq -n --arg part "$part" '{command: ["/bin/sh", "-c", $part],
        environment: [{name: "NIBWRIGHT_SHARDS", value: "16"}]}')" --query jobId --output text)
aws batch submit-job --job-name nibwright-report --job-queue "$queue" --job-definition "$definition" \
    --depends-on "jobId=$array" \
    --container-overrides '{"command": ["/bin/sh", "-c", "nibwright batch merge part-* -o whole || [ $? -eq 7 ]"]}'

#!/bin/bash
# Runs eight parts as a Slurm job array on a controller and two nodes of this machine, ends one part in the middle as a node that
# fails does, and compares the merged report with that of one machine. Needs Debian's slurm-wlm and munge, and to be root.
set -euo pipefail
source "$(dirname "$0")/projects.sh"
daemons=$work/slurm
mkdir -p "$daemons"/{state,one,two}
end() {
    for file in "$daemons"/*.pid; do [ -e "$file" ] && kill "$(cat "$file")" 2> /dev/null || true; done
    sleep 1
    rm -rf "$work"
}
trap end EXIT
chmod 755 "$work"
cd "$work"

slurmctld -V
mkdir -p /run/munge && chown munge: /run/munge
pgrep -x munged > /dev/null || sudo -u munge munged 2> /dev/null || runuser -u munge -- munged
host=$(hostname -s)
cat > "$daemons/slurm.conf" <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=26817
SlurmUser=root
AuthType=auth/munge
StateSaveLocation=$daemons/state
SlurmctldPidFile=$daemons/controller.pid
SlurmctldLogFile=$daemons/controller.log
SlurmdPidFile=$daemons/%n.pid
SlurmdLogFile=$daemons/%n.log
SlurmdSpoolDir=$daemons/%n
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
MpiDefault=none
SchedulerParameters=batch_sched_delay=0
NodeName=one NodeHostname=$host NodeAddr=127.0.0.1 Port=26818 CPUs=1 State=UNKNOWN
NodeName=two NodeHostname=$host NodeAddr=127.0.0.1 Port=26819 CPUs=1 State=UNKNOWN
PartitionName=all Nodes=one,two Default=YES MaxTime=INFINITE State=UP
END
export SLURM_CONF=$daemons/slurm.conf
slurmctld -f "$SLURM_CONF"
slurmd -N one -f "$SLURM_CONF"
slurmd -N two -f "$SLURM_CONF"
for _ in $(seq 50); do [ "$(sinfo -h -t idle -o %D)" = 2 ] && break; sleep 0.2; done
sinfo

template=$here/../../Docs/Batch/slurm.sbatch
array=$(sbatch --parsable --export=ALL --array=1-8 "$template" batch.yml)
# Sends one part back to the queue once it has made a record, as Slurm does with the jobs of a node that fails.
while ! [ -s part-3/records.jsonl ]; do sleep 0.1; done
scontrol requeue "${array}_3"
echo "requeued part 3 after $(wc -l < part-3/records.jsonl) records"
sbatch --parsable --wait --dependency="afterok:$array" --output=merge.log \
    --wrap 'nibwright batch merge part-? -o whole || [ $? -eq 7 ]' || { cat ./*.log; exit 1; }
compare

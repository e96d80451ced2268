# Small projects for runs on several machines: some have something to change, some have not, one is not there.
# Sourced by the scripts beside it; sets `work` (a folder that is removed at the end) and `nibwright`.
nibwright=$(realpath "$1")
export NIBWRIGHT_STATE_HOME
work=$(mktemp -d)
NIBWRIGHT_STATE_HOME=$work/state
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
mkdir -p "$work/bin" "$work/apps"
ln -s "$nibwright" "$work/bin/nibwright"
PATH=$work/bin:$PATH

for number in $(seq -w "${PROJECTS:-60}"); do
    app=$work/apps/$number
    mkdir -p "$app"
    if [ $((10#$number % 3)) -eq 0 ]; then
        echo "struct Nothing$number {}" > "$app/Nothing.swift"
    else
        cp -R "$here/../Fixtures/Projects/BeanThere/BeanThere" "$app/"
    fi
done
cat > "$work/batch.yml" <<END
projects: [ "apps/*", gone ]
recipes: [ { recipe: $here/../../Recipes/outlet-ownership.yml, allow: review } ]
END

# Says whether a merged run has the report of one machine.
compare() {
    (cd "$work" && nibwright batch batch.yml -q --run single > /dev/null) || [ $? -eq 7 ]
    for file in report.md report.html projects.csv recipes.csv refusals.csv; do
        cmp "$work/single/$file" "$work/whole/$file"
    done
    # What was killed has taken what it started along.
    sleep 1
    if pgrep -f "$work/bin/nibwright|$nibwright plan" > /dev/null; then
        echo "a process of nibwright is left" >&2
        exit 1
    fi
    echo "The merged report is that of one machine: $(sed -n 3p "$work/whole/report.md")"
}

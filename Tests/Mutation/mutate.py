#!/usr/bin/env python3
"""Changes one thing at a time in source files and tells which changes no test notices.

    mutate.py --filter TESTS [--then TESTS]... [--count 20] [--seed 1] [--timeout 300] [--again] FILE...

FILE is a Swift source of the package, or a folder of them. Of all their conditions and statements `--count` are drawn at random, the same ones for
the same seed; each is flipped or dropped, and the tests that match TESTS are run (as `swift test --filter`). Where they notice nothing,
those of `--then` are run as well: slower tests, which most mutants do not come to. Mutants that .build/mutation/results.jsonl has as killed
are not run again, so that an interrupted run goes on where it was and a new test is tried on survivors only; `--again` forgets the file. Sources
are put back whatever happens; after a kill, by the next run. Exits with 1 if a mutant survived.
"""
import argparse, glob, json, os, random, re, shutil, signal, subprocess, sys
from mutants import mutants, switched

STATE = ".build/mutation"


class Sources:
    """The files as they were: written down before anything is changed, so that a run after a kill can put them back."""

    def __init__(self, paths):
        self.backup = f"{STATE}/originals"
        self.restore()
        self.texts = {path: open(path, encoding="utf-8").read() for path in paths}
        for path, text in self.texts.items():
            os.makedirs(os.path.dirname(f"{self.backup}/{path}"), exist_ok=True)
            write(f"{self.backup}/{path}", text)

    def restore(self):
        for folder, _, names in os.walk(self.backup):
            for name in names:
                copy = os.path.join(folder, name)
                shutil.copyfile(copy, os.path.relpath(copy, self.backup))
        shutil.rmtree(self.backup, ignore_errors=True)


def write(path, text):
    with open(path, "w", encoding="utf-8") as file: file.write(text)


def call(*command, timeout=None, mutant=None):
    """Runs a command; gives its status and output, or no status where it took too long."""
    environment = dict(os.environ, **({"NIBWRIGHT_MUTANT": str(mutant)} if mutant else {}))
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, start_new_session=True)
    try:
        output, _ = process.communicate(timeout=timeout)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        raise


def build(sources, chosen):
    """Compiles all mutants into one build; gives those that compile."""
    for _ in range(12):
        for path, text in sources.texts.items():
            inside = [mutant for mutant in chosen if mutant.path == path]
            write(path, switched(text, inside) if inside else text)
        status, output = call("swift", "build", "--build-tests")
        if status == 0: return chosen
        at_fault = at_fault_for(output, chosen)
        if not at_fault: sys.exit("the sources do not compile with mutants in them:\n" + output[-3000:])
        for mutant in at_fault: print(f"does not compile: {mutant}", flush=True)
        chosen = [mutant for mutant in chosen if mutant not in at_fault]
    sys.exit("too many mutants do not compile")


def at_fault_for(output, chosen):
    """The mutants for which lines do not compile: those on the line, or else the nearest of the file, whose types another line infers."""
    found = []
    for path, line, message in set(re.findall(r"([^\s:]+\.swift):(\d+):\d+: error: (.*)", output)):
        inside = [mutant for mutant in chosen if path.endswith(mutant.path)]
        unset = re.search(r"'(?:self\.)?(\w+)' \w+.* before being initialized", message)
        setting = [mutant for mutant in inside if unset and re.match(rf"(self\.)?{unset[1]} = ", mutant.old)]
        nearest = min((abs(mutant.line - int(line)) for mutant in inside), default=0)
        found += setting or [mutant for mutant in inside if abs(mutant.line - int(line)) == nearest]
    return [mutant for mutant in chosen if mutant in found]


def test_command():
    """What runs built tests: on Linux their own program, which starts quicker than the package manager does."""
    _, folder = call("swift", "build", "--show-bin-path")
    programs = [path for path in glob.glob(folder.strip() + "/*PackageTests.xctest") if os.path.isfile(path)]
    return [*programs, "--testing-library", "swift-testing"] if programs else ["swift", "test", "--skip-build", "--disable-xctest"]


def tests(command, options, mutant=None):
    """What the tests make of a mutant: survived, killed, or too slow, which counts as killed."""
    for name in [options.filter, *options.then]:
        status, output = call(*command, "--filter", name, timeout=options.timeout if mutant else None, mutant=mutant)
        if status == 0 and re.search(r"with 0 tests", output): sys.exit(f"no test matches {name}")
        if status != 0: return "too slow" if status is None else "killed"
    return "survived"


def sources_in(paths):
    """The files among paths, and those in the folders among them."""
    inside = [glob.glob(f"{path}/**/*.swift", recursive=True) if os.path.isdir(path) else [path] for path in paths]
    return sorted(path for some in inside for path in some)


def run(options):
    os.makedirs(STATE, exist_ok=True)
    results = f"{STATE}/results.jsonl"
    if options.again and os.path.exists(results): os.remove(results)
    known = {}
    if os.path.exists(results): known = {entry["key"]: entry for entry in map(json.loads, open(results))}
    sources = Sources(sources_in(options.files))
    try:
        everything = [mutant for path, text in sources.texts.items() for mutant in mutants(path, text)]
        chosen = random.Random(options.seed).sample(everything, min(options.count, len(everything)))
        for number, mutant in enumerate(chosen): mutant.number = number + 1
        left = [mutant for mutant in chosen if known.get(mutant.key, {}).get("outcome", "survived") == "survived"]
        print(f"{len(everything)} mutants, {len(chosen)} drawn, {len(left)} to run", flush=True)
        if left:
            left = build(sources, left)
            sources.restore()
            command = test_command()
            if tests(command, options) != "survived": sys.exit("the tests fail without any mutant")
        for mutant in left:
            known[mutant.key] = {"key": mutant.key, "mutant": str(mutant), "outcome": tests(command, options, mutant.number)}
            with open(results, "a") as file: file.write(json.dumps(known[mutant.key]) + "\n")
            print(f"{known[mutant.key]['outcome']}: {mutant}", flush=True)
    finally:
        sources.restore()
    survivors = [mutant for mutant in chosen if known.get(mutant.key, {}).get("outcome") == "survived"]
    compiled = [mutant for mutant in chosen if mutant.key in known]
    print(f"{len(compiled)} mutants, {len(survivors)} survivors")
    for mutant in sorted(survivors, key=lambda mutant: (mutant.path, mutant.line)): print(f"  {mutant}")
    return 1 if survivors else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--filter", required=True, metavar="TESTS")
    parser.add_argument("--then", action="append", default=[], metavar="TESTS")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=300)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("files", nargs="+", metavar="FILE")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(run(parser.parse_args()))

#!/usr/bin/env python3
"""What becomes of a project when system calls fail, when the process is killed, when two run at once, and when a person saves.

    faults.py NIBWRIGHT RECIPES [--trees 20] [--projects FOLDER] [--kills 10000] [--calls NAME,...] [--seed N] [--every N]

The trees are generated, or are the folders in FOLDER, of which each is a small project. Every outcome is compared with the two that may be: all as before, or all as after. Exits with 1 if one was neither.
"""
import argparse, errno, hashlib, json, os, random, shutil, signal, stat, subprocess, sys, tempfile, threading, time

ERRORS = {
    "openat": [errno.EACCES, errno.EMFILE, errno.ENOSPC], "write": [errno.ENOSPC, errno.EIO, errno.EINTR, "short"],
    "read": [errno.EIO, errno.EINTR, "short"], "fsync": [errno.EIO, errno.ENOSPC, errno.EINTR], "renameat": [errno.ENOSPC, errno.EIO],
    "renameat2": [errno.ENOSPC, errno.EACCES, errno.EINVAL, errno.EIO], "unlinkat": [errno.EACCES, errno.EIO],
    "mkdirat": [errno.ENOSPC, errno.EACCES], "fchmod": [errno.EPERM], "flock": [errno.ENOLCK, errno.EINTR], "ftruncate": [errno.EIO],
    "linkat": [errno.EPERM], "fstatat": [errno.EIO, errno.EACCES],
}


class Bench:
    def __init__(self, options):
        self.options, self.random = options, random.Random(options.seed)
        self.work = tempfile.mkdtemp(prefix="nibwright-faults-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
        self.environment = {"PATH": os.environ["PATH"], "HOME": self.work, "NIBWRIGHT_STATE_HOME": self.work + "/user"}
        self.shim = self.work + "/shim.so"
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "shim.c")
        subprocess.run([shutil.which("cc") or "clang", "-shared", "-fPIC", "-O1", "-o", self.shim, source, "-ldl"], check=True)
        self.faults, self.figures = [], {}
        self.projects = [entry.path for entry in sorted(os.scandir(options.projects), key=lambda entry: entry.name)] if options.projects else []
        if options.projects: options.trees = min(options.trees, len(self.projects))

    def count(self, *names):
        for name in names: self.figures[name] = self.figures.get(name, 0) + 1

    def fault(self, *words):
        self.faults.append(" ".join(str(word) for word in words))
        print("FAULT", self.faults[-1], file=sys.stderr, flush=True)

    def run(self, *arguments, fault=None, counts=None):
        environment = dict(self.environment)
        if fault or counts: environment["LD_PRELOAD"] = self.shim
        if fault: environment["FAULT"] = fault
        if counts: environment["FAULT_COUNTS"] = counts
        return subprocess.run([self.options.nibwright, *arguments], env=environment, capture_output=True, timeout=120)

    def start(self, *arguments):
        return subprocess.Popen(
            [self.options.nibwright, *arguments], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def manifest(tree):
    found = {}
    for folder, folders, files in os.walk(tree):
        if folder == tree and ".nibwright" in folders: folders.remove(".nibwright")
        for name in folders: found[os.path.relpath(os.path.join(folder, name), tree)] = "folder"
        for name in files:
            path = os.path.join(folder, name)
            with open(path, "rb") as file: digest = hashlib.sha1(file.read()).hexdigest()
            found[os.path.relpath(path, tree)] = (stat.S_IMODE(os.lstat(path).st_mode), digest)
    return found


def scene(number, name):
    return f'''<scene sceneID="s{number}-aa-aaa"><objects><viewController storyboardIdentifier="{name}" id="v{number}-aa-aaa" customClass="{name}" customModule="App" customModuleProvider="target" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="w{number}-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><label opaque="NO" text="{name}" id="l{number}-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label></subviews></view><connections><outlet property="titleLabel" destination="l{number}-aa-aaa" id="o{number}-aa-aaa"/></connections></viewController><placeholder placeholderIdentifier="IBFirstResponder" id="f{number}-aa-aaa" sceneMemberID="firstResponder"/></objects><point key="canvasLocation" x="{number * 800}" y="0"/></scene>
'''


def generate(tree, random):
    """A small project of its own shape: classes with a weak outlet each, in one storyboard or several, in folders."""
    number = 0
    for part in range(random.randint(1, 3)):
        folder = os.path.join(tree, *(["App"] + [f"Part{part}"] * random.randint(0, 2)))
        os.makedirs(folder, exist_ok=True)
        scenes = []
        # At least two in the first, or splitting it would have nothing to do.
        for _ in range(random.randint(1 if part else 2, 4)):
            number += 1
            name = f"Screen{number}ViewController"
            scenes.append(scene(number, name))
            path = os.path.join(folder, name + ".swift")
            newline = random.choice(["\n", "\r\n"])
            text = f"import UIKit\n\nclass {name}: UIViewController {{\n    @IBOutlet weak var titleLabel: UILabel!\n}}\n"
            with open(path, "w", newline="") as file: file.write(text.replace("\n", newline))
            os.chmod(path, random.choice([0o644, 0o600, 0o755]))
        with open(os.path.join(folder, f"Main{part}.storyboard"), "w") as file:
            file.write('<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
                       ' version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\n<scenes>\n'
                       + "".join(scenes) + "</scenes>\n</document>\n")


class Subject:
    """One project with the plan for it, and the two states in which it may be."""

    def __init__(self, bench, number):
        self.bench, self.source, self.tree = bench, f"{bench.work}/source{number}", f"{bench.work}/tree{number}"
        self.applied = f"{bench.work}/applied{number}"
        if bench.options.projects: shutil.copytree(bench.projects[number], self.source)
        else: generate(self.source, random.Random(bench.options.seed * 1000 + number))
        self.reset("apply")
        self.plan = f"{bench.work}/plan{number}.json"
        # Another recipe for each project in turn, so that files are made, changed and removed; the next one where it has nothing to do.
        recipes = [("split-storyboards.yml", "--set", "max-scenes=1"), ("outlet-ownership.yml",), ("segues-to-coordinators.yml",), ("color-palette.yml", "--set", "minimum-uses=1")]
        first = number % len(recipes)
        for recipe, *settings in recipes[first:] + recipes[:first]:
            done = bench.run("plan", f"{bench.options.recipes}/{recipe}", self.tree, "--save", self.plan, "--allow", "draft", *settings)
            if done.returncode == 0 and json.load(open(self.plan))["files"]: break
        assert done.returncode == 0, done.stderr
        self.label = f"{os.path.basename(bench.projects[number]) if bench.projects else number} ({recipe})"
        self.before = manifest(self.tree)
        done = bench.run("apply", self.plan, self.tree)
        assert done.returncode == 0, done.stderr
        self.after = manifest(self.tree)
        assert self.before != self.after, "the plan of a generated tree is empty"
        shutil.copytree(self.tree, self.applied, symlinks=True)

    def reset(self, phase):
        shutil.rmtree(self.tree, ignore_errors=True)
        shutil.copytree(self.source if phase == "apply" else self.applied, self.tree, symlinks=True)

    def command(self, phase):
        return ["apply", self.plan, self.tree] if phase == "apply" else ["undo", self.tree]

    def state(self):
        found = manifest(self.tree)
        return "before" if found == self.before else "after" if found == self.after else "mixed"

    def settle(self, what):
        """After whatever happened, `undo` leads back to the start, and the project can be worked on."""
        if os.path.exists(self.tree + "/.nibwright/state/journal.json"): self.bench.count("interrupted")
        state = self.state()
        self.bench.count("found " + state)
        done = self.bench.run("undo", self.tree)
        text = done.stderr.decode(errors="replace")
        if done.returncode == 5 and "--adopt" in text:
            # The user's secret could not be read when the run was made, and `apply` said so.
            self.bench.count("adopted")
            done = self.bench.run("undo", "--adopt", self.tree)
            text = done.stderr.decode(errors="replace")
        if done.returncode not in (0, 2) or (done.returncode == 2 and "there is no run to undo" not in text):
            self.bench.fault(what, "undo ended with", done.returncode, text[:200])
        if self.state() != "before": self.bench.fault(what, "left a tree that is not as before:", state, text[:200])
        left = [name for _, _, files in os.walk(self.tree) for name in files if ".nibwright-" in name]
        if left: self.bench.fault(what, "left", left)


def inject(bench, subject, phase):
    calls = bench.options.calls.split(",") if bench.options.calls else list(ERRORS)
    subject.reset(phase)
    counts = bench.work + "/counts"
    bench.run(*subject.command(phase), counts=counts)
    totals = dict((line.split()[0], int(line.split()[1])) for line in open(counts))
    for call in calls:
        for kind in ERRORS[call] + ["kill"]:
            start = bench.random.randint(1, bench.options.every)
            for number in range(start, totals[call] + 1, bench.options.every):
                subject.reset(phase)
                what = f"{phase} {call} {number} {errno.errorcode.get(kind, kind)}:"
                done = bench.run(*subject.command(phase), fault=f"{call}:{number}:{kind}")
                state, end = subject.state(), "after" if phase == "apply" else "before"
                outcome = f"{'killed' if kind == 'kill' else done.returncode} {'done' if state == end else state if state == 'mixed' else 'not done'}"
                bench.count("injected", f"{phase} exit {done.returncode}", f"{call} {errno.errorcode.get(kind, kind)} -> {outcome}")
                if kind != "kill":
                    text = done.stderr.decode(errors="replace")[:200]
                    if done.returncode < 0: bench.fault(what, "died of signal", -done.returncode)
                    if state == "mixed" and "putting the other files back failed" not in text: bench.fault(what, "mixed", text)
                    if done.returncode == 0 and state != end: bench.fault(what, "exit 0, and", state)
                    if done.returncode != 0 and state == end: bench.fault(what, "done, and exit", done.returncode, text)
                    if done.returncode and kind in (errno.EINTR, "short"): bench.fault(what, "was not borne", text)
                subject.settle(what)


def kill(bench, subject, phase):
    subject.reset(phase)
    process = bench.start(*subject.command(phase))
    if bench.random.random() < 0.8:
        # The journal is there while files change; before and after it a kill finds nothing to spoil.
        journal, deadline = subject.tree + "/.nibwright/state/journal.json", time.time() + 20
        while process.poll() is None and not os.path.exists(journal) and time.time() < deadline: time.sleep(0.0002)
        time.sleep(bench.random.random() ** 2 * 0.03)
    else:
        time.sleep(bench.random.random() * 0.4)
    process.send_signal(signal.SIGKILL)
    process.wait()
    bench.count("kills")
    if bench.random.random() < 0.2 and os.path.exists(subject.tree + "/.nibwright/state/journal.json"):
        second = bench.start("undo", subject.tree)
        time.sleep(bench.random.random() * 0.4)
        second.send_signal(signal.SIGKILL)
        second.wait()
        bench.count("kills of recoveries")
    subject.settle(f"kill in {phase}:")


def two_at_once(bench, subject):
    subject.reset("apply")
    runs = [bench.start(*subject.command("apply")) for _ in range(2)]
    statuses = sorted(run.wait() for run in runs)
    bench.count("two at once")
    if statuses[0] != 0 or statuses[1] not in (2, 5, 6): bench.fault("two at once: ended with", statuses)
    if subject.state() != "after": bench.fault("two at once:", subject.state(), statuses)
    subject.settle("two at once:")


def person(bench, subject):
    """Somebody saves one of the files again and again while a run writes; what was saved last must be there, or be refused."""
    subject.reset("apply")
    path = bench.random.choice([path for path in subject.before if path.endswith(".swift")])
    stop, saves = threading.Event(), []

    def save():
        time.sleep(bench.random.random() * 0.3)
        while not stop.is_set() and len(saves) < 400:
            text = f"// save {len(saves)}\n"
            with open(f"{subject.tree}/{path}.saving", "w") as file: file.write(text)
            os.rename(f"{subject.tree}/{path}.saving", f"{subject.tree}/{path}")
            saves.append(text)
            time.sleep(bench.random.random() * 0.004)

    editor = threading.Thread(target=save)
    editor.start()
    done = bench.run(*subject.command("apply"))
    stop.set()
    editor.join()
    bench.count("saves while writing", f"person: exit {done.returncode}")
    if not saves: return
    kept = [open(subject.tree + "/" + path).read()]
    for folder, _, files in os.walk(subject.tree):
        kept += [open(os.path.join(folder, name), errors="replace").read() for name in files if name != os.path.basename(path)]
    if saves[-1] not in kept: bench.fault("person:", path, "lost the last save", done.returncode, done.stderr[:200])
    others = {name: value for name, value in manifest(subject.tree).items() if name != path and not name.endswith(".saving")}
    states = [{name: value for name, value in state.items() if name != path} for state in (subject.before, subject.after)]
    if others not in states and b"putting the other files back failed" not in done.stderr:
        bench.fault("person:", path, "mixed", done.returncode, done.stderr[:300])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nibwright")
    parser.add_argument("recipes")
    parser.add_argument("--trees", type=int, default=20)
    parser.add_argument("--projects", help="a folder of small projects")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--calls")
    parser.add_argument("--every", type=int, default=1, help="inject at every N-th call")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=0)
    bench = Bench(parser.parse_args())
    options = bench.options
    try:
        subjects = [Subject(bench, number) for number in range(options.trees)]
        if options.every:
            for subject in subjects:
                for phase in ("apply", "undo"): inject(bench, subject, phase)
                for _ in range(3): two_at_once(bench, subject)
                for _ in range(10): person(bench, subject)
                print(subject.label, bench.figures, f"{len(bench.faults)} faults", flush=True)
        for number in range(options.kills):
            kill(bench, bench.random.choice(subjects), bench.random.choice(["apply", "apply", "undo"]))
            if number % 500 == 499: print(number + 1, bench.figures, flush=True)
    finally:
        shutil.rmtree(bench.work, ignore_errors=True)
    print(f"{bench.figures}; {len(bench.faults)} faults")
    sys.exit(1 if bench.faults else 0)


main()

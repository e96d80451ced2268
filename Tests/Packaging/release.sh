#!/usr/bin/env bash
# What a release folder offers, tried on this machine: manual pages and completions in their shells, a plugin built against the
# installed kit, the steps of the GitHub action, the package plugin, and that the same commit gives the same bytes.
#
#     release.sh RELEASE VERSION
set -euo pipefail
cd "$(dirname "$0")/../.."
release=$(cd "$1" && pwd) version=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sample=$PWD/Tests/Fixtures/Projects/BeanThere
export NIBWRIGHT_STATE_HOME=$work/state

fail() { echo "release.sh: $*" >&2; exit 1; }

(cd "$release" && sha256sum -c --quiet SHA256SUMS) || fail "the checksums are wrong"
mkdir "$work/moved here"
tar -xzf "$release/nibwright-$version-linux-$(uname -m).tar.gz" -C "$work/moved here"
prefix=$(echo "$work/moved here/"nibwright-*)
tool=$prefix/bin/nibwright
"$tool" --version | head -n 1 | grep -q "^$version (kit " || fail "it is another version"
if ldd "$prefix/lib/nibwright/nibwright" | grep -v "$prefix" | grep -i swift; then fail "it needs the toolchain's runtime"; fi

echo "manual pages"
for page in "$prefix"/share/man/man1/*.1; do
    mandoc -T lint -W error "$page" > "$work/mandoc" || { cat "$work/mandoc"; fail "mandoc is not content with $page"; }
done

echo "completions"
bash -n "$prefix/share/bash-completion/completions/nibwright"
answers=$(bash -c '
    source "$1/share/bash-completion/completions/nibwright"
    PATH=$1/bin:$PATH
    COMP_WORDS=(nibwright pl) COMP_CWORD=1 COMP_LINE="nibwright pl" COMP_POINT=12
    _nibwright nibwright pl nibwright
    echo "${COMPREPLY[*]}"' - "$prefix")
[ "$answers" = "plan plugin" ] || fail "bash completes \"nibwright pl\" with \"$answers\""
zsh -n "$prefix/share/zsh/site-functions/_nibwright" || fail "zsh cannot read its completions"
answers=$(fish -c 'source $argv[1]; complete -C "nibwright pl" | cut -f 1' "$prefix/share/fish/vendor_completions.d/nibwright.fish" \
    | sort | xargs)
[ "$answers" = "plan plugin" ] || fail "fish completes \"nibwright pl\" with \"$answers\""

echo "a plugin"
(cd "$work" && "$tool" plugin new shout && "$tool" plugin test) > "$work/plugin" 2>&1 \
    || { cat "$work/plugin"; fail "a new plugin does not pass its test"; }
if grep -i backtrace "$work/plugin"; then fail "the runtime does not find what prints stacks"; fi
# A trap is told with the place in the plugin, without the toolchain that this machine has.
sed -i 's/for (id, connections) in views/let empty: [Int] = []; print(empty[views.count]); for (id, connections) in views/' \
    "$work/.nibwright/plugins/Shout.swift"
cp -R "$sample" "$work/trapped" && cp -R "$work/.nibwright" "$work/trapped/"
"$tool" trust "$work/trapped" > /dev/null
"$tool" plan --use shout "$work/trapped" > "$work/trap" 2>&1 && fail "a trap goes by unnoticed"
grep -q 'Shout.swift:[0-9]' "$work/trap" || { cat "$work/trap"; fail "a trap does not say its place"; }

echo "the GitHub action"
mkdir "$work/bin" "$work/runner"
# Stands in for GitHub: remembers what it is asked to do.
cat > "$work/bin/gh" <<'GH'
#!/usr/bin/env bash
echo "gh $*" >> "$GH_LOG"
case "$*" in *--jq*) if [ -e "$GH_LOG.posted" ]; then echo 7; fi ;; *) touch "$GH_LOG.posted" ;; esac
GH
chmod +x "$work/bin/gh"
export RUNNER_TEMP=$work/runner GITHUB_PATH=$work/path GITHUB_OUTPUT=$work/output GITHUB_STEP_SUMMARY=$work/summary GH_LOG=$work/gh
export GITHUB_REPOSITORY=team/app PULL_REQUEST=3
env NIBWRIGHT_RELEASE="$release" VERSION= ACTION_REF="$version" ACTION_REPOSITORY=n/n .dist/github/install > "$work/install" 2>&1 \
    || { cat "$work/install"; fail "the action cannot install"; }
if env VERSION= ACTION_REF=main ACTION_REPOSITORY=n/n .dist/github/install > "$work/install" 2>&1; then
    fail "the action installs a branch"
fi
export PATH=$work/bin:$(cat "$work/path"):$PATH
value() { sed -n "s/^$1=//p" "$work/output"; }
action() { rm -f "$work/output"; : > "$work/summary"; env "$@" .dist/github/run > "$work/log" 2>&1; }
action COMMAND=lint PROJECT="$sample" ARGUMENTS='--only storyboard-size' RECIPE=
[ "$(value status)" -le 1 ] && python3 -m json.tool "$(value report)" > /dev/null && [ -s "$work/summary" ] \
    || { cat "$work/log"; fail "the action does not lint"; }
action COMMAND=plan PROJECT="$sample" RECIPE=outlet-ownership ARGUMENTS="--set 'class=Confirmation*'"
[ "$(value status)" = 0 ] && grep -q titleLabel "$(value report)" || { cat "$work/log"; fail "the action does not plan"; }
export REPORT=$(value report) RECIPE=outlet-ownership PROJECT=.
.dist/github/comment && .dist/github/comment
[ "$(grep -c -- '-X PATCH' "$GH_LOG")" = 1 ] || { cat "$GH_LOG"; fail "the second comment does not replace the first"; }
action COMMAND=check PROJECT="$sample" RECIPE=outlet-ownership ARGUMENTS=
[ "$(value status)" = 1 ] || { cat "$work/log"; fail "the action does not see that changes are pending"; }
action COMMAND=lint PROJECT="$sample" RECIPE= ARGUMENTS='$(touch '"$work"'/injected)'
[ ! -e "$work/injected" ] || fail "the action runs what stands in its arguments"
action COMMAND=frob PROJECT="$sample" RECIPE= ARGUMENTS=
[ "$(value status)" = 2 ] || fail "the action takes every command"
python3 - <<'PYTHON' || fail "a YAML file cannot be read"
import glob, yaml
for path in ["action.yml", ".pre-commit-hooks.yaml", ".dist/gitlab/nibwright.yml"] + glob.glob("Docs/Batch/*.yml"):
    assert all(list(yaml.safe_load_all(open(path)))), path
action = yaml.safe_load(open("action.yml"))
assert all("shell" in step or "uses" in step for step in action["runs"]["steps"])
PYTHON

echo "swift package nibwright"
mkdir -p "$work/tools/Plugins" "$work/app/Sources/App"
cp -R .dist/package/Plugins/. "$work/tools/Plugins/"
unzip -q "$release/nibwright-$version-linux-$(uname -m).artifactbundle.zip" -d "$work/tools"
# The release's package with the bundle beside it instead of its address.
sed -e '/^ *url:$/d' -e 's|^ *"https://.*artifactbundleindex",$|            path: "nibwright.artifactbundle"),|' \
    -e '/^ *checksum: /d' "$release/Package.swift" > "$work/tools/Package.swift"
cp "$sample/BeanThere/Base.lproj/Main.storyboard" "$work/app/Sources/App/"
echo 'public let app = 1' > "$work/app/Sources/App/App.swift"
cat > "$work/app/Package.swift" <<'SWIFT'
// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "App", dependencies: [.package(path: "../tools")], targets: [.target(name: "App", exclude: ["Main.storyboard"])])
SWIFT
(cd "$work/app" && swift package nibwright inspect . > "$work/inspected" 2>&1) || { cat "$work/inspected"; fail "the package plugin does not run"; }
grep -q 'the project has no storyboard “Account”' "$work/inspected" || { cat "$work/inspected"; fail "the package plugin does not read the package"; }
status=0
(cd "$work/app" && swift package nibwright plan no-such-recipe . > "$work/refused" 2>&1) || status=$?
[ "$status" -ne 0 ] || fail "the package plugin hides the status"

echo "the build plugin"
# A package of its own with as much of UIKit as the written file needs, since this is no Mac.
mkdir -p "$work/built/Sources/App" "$work/built/Sources/UIKit"
cat > "$work/built/Sources/UIKit/UIKit.swift" <<'SWIFT'
@_exported import Foundation
open class UIViewController { public required init() {} }
public class UIStoryboard {
    public init(name: String, bundle: Bundle?) {}
    public func instantiateViewController(withIdentifier: String) -> UIViewController { UIViewController() }
    public func instantiateInitialViewController() -> UIViewController? { nil }
    public func instantiateViewController<T: UIViewController>(identifier: String, creator: ((NSCoder) -> T?)? = nil) -> T { T() }
    public func instantiateInitialViewController<T: UIViewController>(creator: ((NSCoder) -> T?)? = nil) -> T? { nil }
}
SWIFT
cat > "$work/built/Sources/App/App.swift" <<'SWIFT'
import UIKit
final class OrderViewController: UIViewController {}
final class OtherViewController: UIViewController {}
func show() -> UIViewController {
    UIStoryboard(name: "Order", bundle: .module).instantiateViewController(withIdentifier: "Order")
}
SWIFT
cat > "$work/built/Sources/App/Order.storyboard" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="ord-SC-001">
            <objects>
                <viewController storyboardIdentifier="Order" id="ord-VC-001" customClass="OrderViewController" customModule="App" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
XML
manifest() {
    cat > "$work/built/Package.swift" <<SWIFT
// swift-tools-version:5.9
import PackageDescription
let package = Package(name: "Built", dependencies: [.package(path: "../tools")], targets: [
    .target(name: "UIKit"),
    .target(name: "App", dependencies: ["UIKit"], $1 resources: [.process("Order.storyboard")],
        plugins: [.plugin(name: "RegenerateNibwrightFiles", package: "tools")])])
SWIFT
}
manifest ''
(cd "$work/built" && swift package --disable-sandbox nibwright apply typed-scenes . --allow review > "$work/applied" 2>&1) ||
    { cat "$work/applied"; fail "typed-scenes does not run on a package"; }
if (cd "$work/built" && swift build > "$work/log" 2>&1); then fail "a file may be compiled twice"; fi
grep -q 'exclude: \["StoryboardScenes.swift"\]' "$work/log" || { cat "$work/log"; fail "the plugin does not say what to exclude"; }
manifest 'exclude: ["StoryboardScenes.swift"],'
(cd "$work/built" && swift build > "$work/log" 2>&1) || { cat "$work/log"; fail "the package does not build with the plugin"; }
sed -i 's/customClass="OrderViewController"/customClass="OtherViewController"/' "$work/built/Sources/App/Order.storyboard"
(cd "$work/built" && swift build > "$work/log" 2>&1) || { cat "$work/log"; fail "the package does not build again"; }
grep -q 'TypedScene<OtherViewController>' "$(find "$work/built/.build" -name StoryboardScenes.swift)" || fail "a build does not renew the file"
sed -i 's/storyboardIdentifier="Order"/storyboardIdentifier="Other"/' "$work/built/Sources/App/Order.storyboard"
if (cd "$work/built" && swift build > "$work/log" 2>&1); then fail "a build hides that names have changed"; fi
grep -q 'StoryboardScenes.swift:1:1: error: this file is out of date' "$work/log" || { cat "$work/log"; fail "the build does not say why it stops"; }

echo "the same bytes again"
mkdir "$work/again"
# With the release's own time: there may be another commit by now, of which the source archive is.
SOURCE_DATE_EPOCH=$(stat -c %Y "$prefix") .dist/make-release "$release/prefix" "$version" "$work/again" > /dev/null
diff <(grep -v source "$release/SHA256SUMS") <(grep -v source "$work/again/SHA256SUMS") || fail "the same prefix gives other bytes"

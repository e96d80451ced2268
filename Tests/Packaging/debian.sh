#!/usr/bin/env bash
# From an empty Debian without Swift to the lint of an app: the steps of the Dockerfile's last stage in a root made by debootstrap, and
# the tarball in another. Says how long each takes beside the downloads.
#
#     debian.sh RELEASE VERSION
set -euo pipefail
cd "$(dirname "$0")/../.."
release=$1 version=$2
suite=${SUITE:-bookworm}
roots=$PWD/.build/roots
base=$roots/$suite
sample=Tests/Fixtures/Projects/BeanThere

fail() { echo "debian.sh: $*" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || fail "it must be root, for chroot"

lintian --fail-on error,warning,info "$release/nibwright_${version}_"*.deb || fail "lintian is not content"
echo "lintian is content"

if [ ! -e "$base/etc/debian_version" ]; then
    mkdir -p "$roots"
    debootstrap --variant=minbase "$suite" "$base" > "$roots/debootstrap.log" || fail "debootstrap failed, see $roots/debootstrap.log"
fi
# Apt runs as another user by default, which some build machines forbid.
echo 'APT::Sandbox::User "root";' > "$base/etc/apt/apt.conf.d/10sandbox"
cp /etc/apt/apt.conf.d/*proxy* "$base/etc/apt/apt.conf.d/" 2>/dev/null || true

# The loader asks /proc where a program lies. Unmounted before a root is removed, or the machine's own would go.
unmount() { for mounted in "$roots"/*/proc; do if mountpoint -q "$mounted"; then umount "$mounted"; fi; done; }
trap unmount EXIT
fresh_root() {
    root=$roots/$1
    unmount
    rm -rf "$root" && cp -a "$base" "$root"
    mount -t proc proc "$root/proc"
    cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
    mkdir -p "$root/project" && cp -R "$sample" "$root/project/"
}
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C "$@"; }
now() { date +%s.%N; }
since() { echo "$(now) - $1" | bc; }
# Status 1 is what lint says of an app with findings.
lints() {
    local status=0
    "$@" > "$root/lint.txt" 2> "$root/lint-errors.txt" || status=$?
    [ "$status" -le 1 ] && [ -s "$root/lint.txt" ] || { cat "$root/lint-errors.txt" >&2; fail "lint ended with $status"; }
    tail -n 1 "$root/lint.txt"
}

# What the Dockerfile's last stage runs, a command a line.
steps=$(awk '/^FROM/ { text = "" } { text = text $0 "\n" } END { printf "%s", text }' Dockerfile \
    | sed -e ':join' -e '/\\$/{N;s/\\\n *//;bjoin' -e '}' | sed -n 's/^RUN //p')

fresh_root package
cp "$release/nibwright_${version}_"*.deb "$root/tmp/"
inside sh -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends --download-only git librsvg2-bin /tmp/nibwright_*.deb' \
    > "$root/download.log" 2>&1 || { cat "$root/download.log"; fail "nothing can be downloaded"; }
began=$(now)
while IFS= read -r step; do
    # What was downloaded is still there.
    inside sh -c "$(echo "$step" | sed 's/apt-get update *&& *//')" >> "$root/install.log" 2>&1 \
        || { tail "$root/install.log" >&2; fail "a step of the Dockerfile failed: $step"; }
done <<< "$steps"
installed=$(since "$began")
began=$(now)
lints inside nibwright lint /project/BeanThere
echo "Debian package: installed in $installed s, the app linted in $(since "$began") s"
inside nibwright --version
inside nibwright plan outlet-ownership /project/BeanThere > "$root/plan.txt"
grep -q '^Nothing was written' "$root/plan.txt" || fail "there is no plan"
inside nibwright render /project/BeanThere -o /project/pictures > /dev/null
[ ! -e "$root/opt/swift" ] && ! inside sh -c 'command -v swiftc' || fail "there is Swift in the root"
inside dpkg --verify nibwright || fail "the package's files differ from its checksums"
inside apt-get remove -qq -y nibwright > /dev/null
[ ! -e "$root/usr/lib/nibwright" ] || fail "removing the package leaves files: $(find "$root/usr/lib/nibwright")"

fresh_root tarball
inside sh -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends libxml2 libyaml-0-2' > "$root/install.log" 2>&1
began=$(now)
mkdir -p "$root/opt/somewhere else"
tar -xzf "$release/nibwright-$version-linux-$(uname -m).tar.gz" -C "$root/opt/somewhere else"
lints inside "/opt/somewhere else/nibwright-$version-linux-$(uname -m)/bin/nibwright" lint /project/BeanThere
echo "Tarball: unpacked and the app linted in $(since "$began") s"

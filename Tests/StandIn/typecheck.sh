#!/bin/bash
# Type-checks the Swift of a project before and after an edit, and prints the errors that are there after and were
# not before.
#
#   typecheck.sh BEFORE [AFTER] [SWIFT_VERSION]
#
# With one folder, it prints every error of that folder. Sources are grouped by the Xcode project above them; one
# group is checked as one module, whatever its targets, so that what one target declares the others find. Modules that
# are not there are made up, empty. Exit status 1 says that there are new errors.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${STANDIN_CACHE:-${TMPDIR:-/tmp}/nibwright-stand-in}
built=$("$here/build-modules.sh" "$cache") || exit 2
tool=$built/objective-c-headers
version=${3:-5}
flags=(-swift-version "$version" -suppress-warnings -enable-objc-interop
    -disable-objc-attr-requires-foundation-module -module-name CheckedApp
    -solver-expression-time-threshold=5)

# Every Swift file of a folder that an iOS app may have, after the folder of the Xcode project it belongs to.
# What runs beside the app, and often has classes of the same names, is a group of its own.
grouped_sources() {
    find . -name '*.xcodeproj' -not -path '*/Pods/*' -not -path '*/Carthage/*' | sed 's#/[^/]*$##' >"$work/projects"
    find . -name '*.swift' -type f -not -path '*/Pods/*' -not -path '*/Carthage/*' -not -path '*/.build/*' \
        -not -path '*Tests/*' -not -name Package.swift -not -path '*.playground/*' | sort >"$work/sources"
    tr '\n' '\0' <"$work/sources" | xargs -0 grep -lE '^import (AppKit|Cocoa|WatchKit)' >"$work/foreign"
    tr '\n' '\0' <"$work/foreign" | xargs -0 -r grep -L '^import UIKit' >"$work/excluded"
    grep -vxF -f "$work/excluded" "$work/sources" | awk '
        BEGIN { while ((getline line < "'"$work/projects"'") > 0) projects[line] = 1 }
        {
            group = $0
            while (group != "." && !(group in projects)) sub(/\/[^\/]*$/, "", group)
            rest = substr($0, length(group) + 2)
            if (rest ~ /\// && sub(/\/.*/, "", rest) &&
                rest ~ /Watch|Widget|Extension|Intent|tvOS|macOS|TodayView|TV$/) group = group "/" rest
            print group "\t" $0
        }'
}

# Copies the sources with the imports they can have here. A file without imports sees what the bridging header or the
# framework's own header imports.
stage() {
    local root=$1 staged=$2
    mkdir -p "$staged/sources"
    (cd "$root" && grouped_sources >"$staged/groups" &&
        cut -f2 "$staged/groups" | tr '\n' '\0' | xargs -0 cp --parents -t "$staged/sources")
    chmod -R u+w "$staged/sources"
    (cd "$staged/sources" && find . -name '*.swift' -print0 | xargs -0 sed -i -E \
        -e 's/^(\xEF\xBB\xBF)?((@[a-z_A-Z]+ )*import ([a-z]+ )?)Foundation([ .\r]|$)/\2StandInFoundation\5/' \
        -e 's/^((@[a-z_A-Z]+ )*import )os\.log/\1os/' \
        -e 's/^(@[a-z_A-Z]+ )*import (struct|class|enum|protocol|func|var|let|typealias) ([A-Za-z0-9_]+)\..*/import \3/' \
        -e 's/^((@[a-z_A-Z]+ )*import [A-Za-z0-9_]+)\.[A-Za-z0-9_.]+/\1/'
    find . -name '*.swift' -print0 | xargs -0 grep -LZE '^[[:space:]]*(@[a-z_A-Z]+ )*import ' |
        xargs -0 -r sed -i '1s/^\(\xEF\xBB\xBF\)\?/import UIKit; /'
    find . -name '*.swift' -print0 | xargs -0 grep -hE '^[[:space:]]*(@[a-z_A-Z]+ )*import ' |
        sed -E 's/^[[:space:]]*(@[a-z_A-Z]+ )*import ([A-Za-z0-9_]+).*/\2/' | tr -d '\r' | sort -u >"$staged/imports")
}

make_up_modules() {
    local made=$1 module
    mkdir -p "$made"
    while read -r module; do
        [ -e "$built/$module.swiftmodule" ] && continue
        case $module in
        Swift | Dispatch | Glibc | FoundationEssentials | RegexBuilder | Synchronization | Observation) continue ;;
        esac
        echo '@_exported import UIKit' >"$made/$module.swift"
        swiftc -frontend -emit-module -module-name "$module" -o "$made/$module.swiftmodule" -I "$built" \
            -enable-objc-interop -disable-objc-attr-requires-foundation-module -swift-version 5 -suppress-warnings \
            "$made/$module.swift" 2>/dev/null
    done
}

# Prints "file:line<TAB>message<TAB>the line of code" for each error.
check() {
    local root=$1 staged=$2 group
    cut -f1 "$staged/groups" | sort -u | while IFS= read -r group; do
        "$tool" "$root/$group" >"$staged/ObjectiveCClasses.swift"
        awk -F'\t' -v group="$group" '$1 == group { print "\"" $2 "\"" }' "$staged/groups" >"$staged/response"
        (cd "$staged/sources" && swiftc -frontend -typecheck "${flags[@]}" -I "$built" -I "$work/made" \
            "$staged/ObjectiveCClasses.swift" @"$staged/response" 2>&1 |
            grep -v 'cannot find intrinsic operations on UnsafeMutablePointer' | awk -v group="$group" '
            /^Stack dump/ { print "the compiler crashed in " group "\t\t" }
            match($0, /^[^ ].*:[0-9]+:[0-9]+: error: /) {
                message = substr($0, RLENGTH + 1)
                place = substr($0, 1, RLENGTH - 9)
                sub(/:[0-9]+$/, "", place)
                file = place; sub(/:[0-9]+$/, "", file)
                line = substr(place, length(file) + 2) + 0
                if (!(file in read)) {
                    read[file] = 1
                    number = 0
                    while ((getline text < file) > 0) lines[file, ++number] = text
                    close(file)
                }
                text = lines[file, line]
                gsub(/^[ \t]+|[ \t\r]+$/, "", text)
                print place "\t" message "\t" text
            }')
    done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage "$1" "$work/before"
[ -n "${2:-}" ] && stage "$2" "$work/after"
cat "$work"/*/imports | sort -u | make_up_modules "$work/made"
check "$1" "$work/before" | sort -u >"$work/errors-before"
if [ -z "${2:-}" ]; then
    cat "$work/errors-before"
    exit 0
fi
check "$2" "$work/after" | sort -u >"$work/errors-after"

# One error for each of the same message and line, wherever it moved; what counts is how often.
new=$(awk -F'\t' -v before="$work/errors-before" '
    FILENAME == before { seen[$2 FS $3]++; next }
    seen[$2 FS $3]-- <= 0' "$work/errors-before" "$work/errors-after")
printf 'errors before: %s, after: %s\n' "$(wc -l <"$work/errors-before")" "$(wc -l <"$work/errors-after")" >&2
[ -z "$new" ] && exit 0
printf '%s\n' "$new"
exit 1

#!/bin/bash
# Type-checks the Swift of a project before and after an edit, and prints the errors that are there after and were not
# before.
#
#   typecheck.sh BEFORE [AFTER] [SWIFT_VERSION]
#
# With one folder, it prints every error of that folder. Sources are grouped by the Xcode project above them; one group is
# checked as one module, whatever its targets, so that what one target declares the others find. Modules that are not
# there are made up, empty. Exit status 1 says that there are new errors.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${STANDIN_CACHE:-${TMPDIR:-/tmp}/nibwright-stand-in}
built=$("$here/build-modules.sh" "$cache") || exit 2
tool=$built/objective-c-headers
version=${3:-5}
flags=(-swift-version "$version" -suppress-warnings -enable-objc-interop
    -disable-objc-attr-requires-foundation-module -module-name CheckedApp
    -solver-expression-time-threshold=5)

# Every Swift file of a folder that an iOS app may have, with the folder of the Xcode project it belongs to.
grouped_sources() {
    local root=$1
    (cd "$root" && find . -name '*.xcodeproj' -not -path '*/Pods/*' -not -path '*/Carthage/*' |
        sed 's#/[^/]*$##' | sort -u) >"$work/projects"
    (cd "$root" && find . -name '*.swift' -type f -not -path '*/Pods/*' -not -path '*/Carthage/*' \
        -not -path '*/.build/*' -not -path '*Tests/*' -not -name Package.swift -not -path '*.playground/*' | sort) |
        while IFS= read -r file; do
            if grep -qE '^import (AppKit|Cocoa|WatchKit)' "$root/$file" && ! grep -q '^import UIKit' "$root/$file"; then
                continue
            fi
            group=$(dirname "$file")
            while [ "$group" != . ] && ! grep -qxF "$group" "$work/projects"; do group=$(dirname "$group"); done
            # What runs beside the app often has classes of the same names.
            beside=${file#"$group"/}
            beside=${beside%%/*}
            case $beside in
            *.swift) ;;
            *Watch* | *Widget* | *Extension* | *Intent* | *tvOS* | *macOS* | *TodayView*) group=$group/$beside ;;
            esac
            printf '%s\t%s\n' "$group" "$file"
        done
}

# Copies the sources with the imports they can have here, and makes up the modules they ask for besides.
stage() {
    local root=$1 staged=$2
    mkdir -p "$staged"
    grouped_sources "$root" >"$staged/groups"
    while IFS=$'\t' read -r group file; do
        mkdir -p "$staged/sources/$(dirname "$file")"
        sed -E -e 's/^(\xEF\xBB\xBF)?((@[a-z_A-Z]+ )*import ([a-z]+ )?)Foundation([ .\r]|$)/\2StandInFoundation\5/' \
            -e 's/^((@[a-z_A-Z]+ )*import )os\.log/\1os/' \
            -e 's/^(@[a-z_A-Z]+ )*import (struct|class|enum|protocol|func|var|let|typealias) ([A-Za-z0-9_]+)\..*/import \3/' \
            -e 's/^((@[a-z_A-Z]+ )*import [A-Za-z0-9_]+)\.[A-Za-z0-9_.]+/\1/' \
            "$root/$file" >"$staged/sources/$file"
        # A file without imports sees what the bridging header or the framework's own header imports.
        grep -qE '^[[:space:]]*(@[a-z_A-Z]+ )*import ' "$staged/sources/$file" ||
            sed -i '1s/^\(\xEF\xBB\xBF\)\?/import UIKit; /' "$staged/sources/$file"
    done <"$staged/groups"
    find "$staged/sources" -name '*.swift' -print0 | xargs -0 grep -hE '^[[:space:]]*(@[a-z_A-Z]+ )*import ' |
        sed -E 's/^[[:space:]]*(@[a-z_A-Z]+ )*import ([A-Za-z0-9_]+).*/\2/' | tr -d '\r' | sort -u >"$staged/imports"
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
        awk -F'\t' -v group="$group" '$1 == group { print $2 }' "$staged/groups" >"$staged/files"
        "$tool" "$root/$group" >"$staged/ObjectiveCClasses.swift"
        (cd "$staged/sources" && xargs -d '\n' printf '"%s"\n' <"$staged/files" >"$staged/response" &&
            swiftc -frontend -typecheck "${flags[@]}" -I "$built" -I "$work/made" \
                "$staged/ObjectiveCClasses.swift" @"$staged/response" 2>&1 |
            grep -E '^[^ ].*:[0-9]+:[0-9]+: error: |^Stack dump' |
            grep -v 'cannot find intrinsic operations on UnsafeMutablePointer' |
            sed -E 's/^(.*):([0-9]+):[0-9]+: error: /\1\t\2\t/' |
            while IFS=$'\t' read -r file line message; do
                [ -n "$message" ] || { printf 'the compiler crashed in %s\t\t\n' "$group"; continue; }
                printf '%s:%s\t%s\t%s\n' "$file" "$line" "$message" \
                    "$(sed -n "${line}{s/^[[:space:]]*//;s/[[:space:]]*$//;p}" "$file" 2>/dev/null)"
            done)
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
new=$(awk -F'\t' 'NR == FNR { seen[$2 FS $3]++; next } seen[$2 FS $3]-- <= 0' "$work/errors-before" "$work/errors-after")
printf 'errors before: %s, after: %s\n' "$(wc -l <"$work/errors-before")" "$(wc -l <"$work/errors-after")" >&2
[ -z "$new" ] && exit 0
printf '%s\n' "$new"
exit 1

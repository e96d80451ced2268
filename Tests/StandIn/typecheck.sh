#!/bin/bash
# Type-checks the Swift of a project before and after an edit, and prints the errors that are there after and were
# not before.
#
#   typecheck.sh BEFORE [AFTER] [SWIFT_VERSION]
#
# With one folder, it prints every error of that folder. An app or extension is checked as one module with the
# frameworks of its Xcode project, so that what these declare is found. Modules that are not there are made up, empty,
# and so are superclasses that nothing declares. Exit status 1 says that there are new errors, 3 that the compiler
# crashed in a group or in a file that the edit changes.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${STANDIN_CACHE:-${TMPDIR:-/tmp}/nibwright-stand-in}
built=$("$here/build-modules.sh" "$cache") || exit 2
tool=$built/objective-c-headers
version=${3:-5}
flags=(-swift-version "$version" -suppress-warnings -enable-objc-interop
    -disable-objc-attr-requires-foundation-module -module-name CheckedApp
    -solver-expression-time-threshold=5)

# Every Swift file of a folder that an iOS app may have, after the group of files it is checked with and the isolation
# that group's declarations have by default (Tools/SourceGroups).
grouped_sources() {
    find . -name '*.swift' -type f -not -path '*/Pods/*' -not -path '*/Carthage/*' -not -path '*/.build/*' \
        -not -path '*Tests/*' -not -name Package.swift -not -path '*.playground/*' | sort >"$work/sources"
    tr '\n' '\0' <"$work/sources" | xargs -0 grep -lE '^import (AppKit|Cocoa|WatchKit)' >"$work/foreign"
    tr '\n' '\0' <"$work/foreign" | xargs -0 -r grep -L '^import UIKit' >"$work/excluded"
    grep -vxF -f "$work/excluded" "$work/sources" | "$built/source-groups" .
}

# Copies the sources with the imports they can have here. A file without imports sees what the bridging header or the
# framework's own header imports.
stage() {
    local root=$1 staged=$2
    mkdir -p "$staged/sources"
    (cd "$root" && grouped_sources >"$staged/groups" &&
        cut -f3 "$staged/groups" | sort -u | tr '\n' '\0' | xargs -0 cp --parents -t "$staged/sources")
    chmod -R u+w "$staged/sources"
    # What a bridging header imports, every file sees, and headers of Objective-C import UIKit.
    local foundation=StandInFoundation
    if find "$root" -iname '*bridg*.h' -not -path '*/Pods/*' -print0 | xargs -0 -r grep -lE '[@#]import' | grep -q .; then
        foundation='StandInFoundation; import UIKit'
    fi
    (cd "$staged/sources" && find . -name '*.swift' -print0 | xargs -0 sed -i -E \
        -e 's/^(\xEF\xBB\xBF)?((@[a-z_A-Z]+ )*import ([a-z]+ )?)Foundation([ .\r]|$)/\2'"$foundation"'\5/' \
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
        # `class GameViewController: Core.GameViewController`
        find "$work"/*/sources -name '*.swift' -print0 |
            xargs -0 grep -ohE "\bclass +[A-Za-z0-9_]+ *: *$module\.[A-Za-z0-9_]+" | sed 's/.*\.//' | sort -u |
            grep -E "$made_up_kinds" | made_up_classes >>"$made/$module.swift"
        swiftc -frontend -emit-module -module-name "$module" -o "$made/$module.swiftmodule" -I "$built" \
            -enable-objc-interop -disable-objc-attr-requires-foundation-module -swift-version 5 -suppress-warnings \
            "$made/$module.swift" 2>/dev/null
    done
}

# Declares classes of the names that it reads, by the kind that each name ends with.
made_up_classes() {
    awk '
        /NavigationController$/ { kind = "UINavigationController" }
        /TabBarController$/ { kind = "UITabBarController" }
        /TableViewController$/ { kind = "UITableViewController" }
        /CollectionViewController$/ { kind = "UICollectionViewController" }
        /PageViewController$/ { kind = "UIPageViewController" }
        !kind && /(Controller|VC)$/ { kind = "UIViewController" }
        /CollectionViewCell$/ { kind = "UICollectionViewCell" }
        !kind && /Cell$/ { kind = "UITableViewCell" }
        !kind && /Button$/ { kind = "UIButton" }
        !kind && /Label$/ { kind = "UILabel" }
        !kind && /TextField$/ { kind = "UITextField" }
        !kind && /Control$/ { kind = "UIControl" }
        { print "open class " $0 ": " (kind ? kind : "UIView") " {}"; kind = "" }'
}

made_up_kinds='(Controller|VC|Cell|View|Button|Label|Control|TextField)$'

# Declares what classes inherit from and neither the project nor the stand-in declares.
made_up_superclasses() {
    local staged=$1
    tr '\n' '\0' <"$staged/paths" | (cd "$staged/sources" && xargs -0 cat) |
        grep -ohE '\bclass +[A-Za-z0-9_]+ *(<[^>]*>)? *: *[A-Za-z0-9_]+($|[^A-Za-z0-9_.])' |
        sed -E 's/.*: *([A-Za-z0-9_]+).*/\1/' | sort -u | grep -E "$made_up_kinds" >"$staged/superclasses"
    {
        tr '\n' '\0' <"$staged/paths" | (cd "$staged/sources" && xargs -0 cat)
        cat "$staged/ObjectiveCClasses.swift" "$here"/*/*.swift
    } | grep -ohE '\b(class|protocol|typealias|struct|enum|actor) +[A-Za-z0-9_]+' | sed 's/.* //' |
        sort -u >"$staged/declared"
    grep -vxF -f "$staged/declared" "$staged/superclasses" | made_up_classes
}

# Checks the files of a group into the file "output". A file in which the compiler crashes is left out of what is
# checked, as long as the others can be; which ones were left out is kept in "unchecked".
compile() {
    local staged=$1 group=$2 isolation=$3 crashed
    : >"$staged/crashed"
    while true; do
        grep -vxF -f "$staged/crashed" "$staged/paths" | sed 's/.*/-primary-file "&"/' >"$staged/response"
        sed 's/.*/"&"/' "$staged/crashed" >>"$staged/response"
        (cd "$staged/sources" && swiftc -frontend -typecheck "${flags[@]}" -default-isolation "$isolation" \
            -I "$built" -I "$work/made" \
            -primary-file "$staged/ObjectiveCClasses.swift" @"$staged/response") >"$staged/output" 2>&1
        grep -q '^Stack dump' "$staged/output" || return
        crashed=$(sed -n 's/.*TypeCheckPrimaryFileRequest(source_file "\([^"]*\)").*/\1/p' "$staged/output" | head -1)
        if [ -z "$crashed" ] || grep -qxF "$crashed" "$staged/crashed" || [ "$(wc -l <"$staged/crashed")" -ge 8 ]; then
            echo "$group" >>"$staged/unchecked"
            return
        fi
        echo "$crashed" >>"$staged/crashed"
        echo "$crashed" >>"$staged/unchecked"
    done
}

# Prints "file:line<TAB>message<TAB>the line of code" for each error.
check() {
    local root=$1 staged=$2 group isolation folder
    cut -f1,2 "$staged/groups" | sort -u | while IFS=$'\t' read -r group isolation; do
        folder=$root/${group%%#*}
        awk -F'\t' -v group="$group" '$1 == group { print $3 }' "$staged/groups" >"$staged/paths"
        "$tool" "$folder" >"$staged/ObjectiveCClasses.swift"
        made_up_superclasses "$staged" >"$staged/Superclasses"
        cat "$staged/Superclasses" >>"$staged/ObjectiveCClasses.swift"
        compile "$staged" "$group" "$isolation"
        (cd "$staged/sources" && grep -v 'cannot find intrinsic operations on UnsafeMutablePointer' "$staged/output" | awk '
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

# Where the compiler crashed in both states and the file is the same, nothing new can be in it.
require_ends() {
    local unchecked path
    unchecked=$(cat "$work"/*/unchecked 2>/dev/null | sort -u | while IFS= read -r path; do
        cmp -s "$work/before/sources/$path" "$work/after/sources/$path" || echo "$path"
    done)
    [ -z "$unchecked" ] && return
    printf 'not checked, since the compiler crashed: %s\n' "$unchecked" >&2
    exit 3
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage "$1" "$work/before"
[ -n "${2:-}" ] && stage "$2" "$work/after"
cat "$work"/*/imports | sort -u | make_up_modules "$work/made"
check "$1" "$work/before" | sort -u >"$work/errors-before"
if [ -z "${2:-}" ]; then
    cat "$work/errors-before"
    require_ends
    exit 0
fi
check "$2" "$work/after" | sort -u >"$work/errors-after"

# One error for each of the same message and line, wherever it moved; what counts is how often. An error in a line that
# the edit wrote anew is an old one where the file has no more of its message than before.
new=$(awk -F'\t' -v before="$work/errors-before" '
    { file = $1; sub(/:[0-9]+$/, "", file) }
    FILENAME == before { seen[$2 FS $3]++; had[file FS $2]++; next }
    { has[file FS $2]++ }
    seen[$2 FS $3]-- <= 0 { line[++count] = $0; key[count] = file FS $2 }
    END { for (i = 1; i <= count; i++) if (has[key[i]] > had[key[i]]) print line[i] }
' "$work/errors-before" "$work/errors-after")
printf 'errors before: %s, after: %s\n' "$(wc -l <"$work/errors-before")" "$(wc -l <"$work/errors-after")" >&2
[ -n "$new" ] && printf '%s\n' "$new"
require_ends
[ -z "$new" ]

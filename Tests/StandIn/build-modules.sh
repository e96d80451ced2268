#!/bin/bash
# Builds the modules of the stand-in into a folder named after their contents, and prints its path.
#
#   build-modules.sh [CACHE]
#
# Sources that import Foundation are to import StandInFoundation instead: Foundation's NSObject on Linux is no class of
# Objective-C, and two classes of one name would be ambiguous.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cache=${1:-${TMPDIR:-/tmp}/nibwright-stand-in}
modules=(ObjectiveC StandInFoundation CoreGraphics QuartzCore UIKit AppKit Combine SwiftUI CoreData CoreLocation MapKit WebKit
    SafariServices MessageUI UserNotifications AVFoundation AVKit os)
version=$({ swiftc --version; find "$here" -name '*.swift' -print0 | sort -z | xargs -0 cat; cat "$0"; } 2>/dev/null |
    sha256sum | cut -c1-16)
built=$cache/$version

if [ ! -e "$built/complete" ]; then
    making=$cache/making.$$
    mkdir -p "$making"
    for module in "${modules[@]}"; do
        swiftc -emit-module -module-name "$module" -o "$making/$module.swiftmodule" -I "$making" \
            -swift-version 5 -DSTANDIN_TYPECHECK -suppress-warnings \
            -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module \
            -Xfrontend -experimental-skip-all-function-bodies "$here/$module"/*.swift >&2
    done
    swiftc -o "$making/objective-c-headers" "$here/Tools/ObjectiveCHeaders/main.swift" >&2
    swiftc -o "$making/source-groups" "$here/Tools/SourceGroups/main.swift" >&2
    touch "$making/complete"
    mv -T "$making" "$built" 2>/dev/null || rm -rf "$making"
fi
echo "$built"

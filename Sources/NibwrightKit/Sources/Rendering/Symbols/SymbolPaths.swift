/// Simple forms of our own for the symbols of the system that documents use most.
///
/// Each stands in a square of 24 × 24 as a text of three parts with `|` between them: lines that are drawn, and filled in
/// the symbol's filled form; areas that are always filled; lines that the filled form leaves open. `M`, `L`, `H`, `V`, `C`
/// and `Z` mean what they mean in SVG, and `O` is a circle by its center and radius.
enum SymbolPaths {
    private static let all = signs.merging(arrows) { first, _ in first }.merging(things) { first, _ in first }
        .merging(people) { first, _ in first }

    /// The parts of a symbol's form; nil for a symbol of which there is none.
    static func parts(of name: String) -> [[PathStep]]? {
        guard let text = all[aliases[name] ?? name] else { return nil }
        return text.split(separator: "|", omittingEmptySubsequences: false).map(PathText.steps)
    }

    /// Symbols that look nearly the same.
    private static let aliases = [
        "gear": "gearshape", "line.horizontal.3": "line.3.horizontal", "bubble.left": "message",
        "bubble.right": "message",
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left", "network": "globe", "icloud": "cloud", "timer": "stopwatch",
        "person.circle":
            "person.crop.circle", "doc.plaintext": "doc.text", "doc.richtext": "doc.text", "display": "tv",
        "desktopcomputer": "tv", "gearshape.2": "gearshape", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "envelope.open": "envelope", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.2",
        "arrow.up.arrow.down.circle": "arrow.up.arrow.down", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "questionmark.diamond": "questionmark", "square.grid.3x3": "square.grid.2x2", "mappin.and.ellipse": "mappin",
        "location.north": "location", "list.number": "list.bullet", "sun.min": "sun.max", "book.closed": "book",
    ]

    /// The symbol that looks like an image of AppKit; nil for a name that is none of its images.
    static func symbol(ofAppKitImage name: String) -> String? { appKit[name] }

    private static let appKit = [
        "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSActionTemplate": "gearshape.fill",
        "NSApplicationIcon": "app", "NSRefreshTemplate": "arrow.clockwise",
        "NSRefreshFreestandingTemplate": "arrow.clockwise", "NSStatusAvailable": "circle.fill",
        "NSStatusPartiallyAvailable": "circle.fill", "NSStatusUnavailable": "circle.fill", "NSStatusNone": "circle",
        "NSAdvanced": "gearshape", "NSPreferencesGeneral": "gearshape", "NSSmartBadgeTemplate": "gearshape",
        "NSUserAccounts": "person.2", "NSEveryone": "person.3", "NSUser": "person", "NSUserGroup": "person.2",
        "NSStopProgressFreestandingTemplate": "xmark.circle.fill", "NSStopProgressTemplate": "xmark",
        "NSQuickLookTemplate": "eye", "NSLockLockedTemplate": "lock.fill", "NSLockUnlockedTemplate": "lock.open.fill",
        "NSTrashEmpty": "trash", "NSTrashFull": "trash", "NSInfo": "info.circle", "NSFolder": "folder.fill",
        "NSRightFacingTriangleTemplate": "play.fill", "NSLeftFacingTriangleTemplate": "backward.fill",
        "NSGoRightTemplate": "chevron.right", "NSGoLeftTemplate": "chevron.left",
        "NSGoForwardTemplate": "chevron.right",
        "NSGoBackTemplate": "chevron.left", "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
        "NSRevealFreestandingTemplate": "magnifyingglass.circle.fill", "NSCaution": "exclamationmark.triangle.fill",
        "NSTouchBarIconViewTemplate": "square.grid.2x2", "NSIconViewTemplate": "square.grid.2x2",
        "NSListViewTemplate": "list.bullet", "NSNetwork": "globe", "NSMenuOnStateTemplate": "checkmark",
        "NSMenuMixedStateTemplate": "minus", "NSShareTemplate": "square.and.arrow.up", "NSBookmarksTemplate": "book",
        "NSFontPanel": "textformat", "NSColorPanel": "circle.fill", "NSComputer": "tv", "NSHomeTemplate": "house",
    ]
}

/// Reads the texts of paths.
private enum PathText {
    static func steps(_ text: Substring) -> [PathStep] {
        var steps: [PathStep] = []
        var last = Point(0, 0)
        for (command, numbers) in commands(text) {
            func point(_ index: Int) -> Point { Point(numbers[index], numbers[index + 1]) }
            switch (command, numbers.count) {
            case ("M", 2): steps.append(.move(point(0)))
            case ("L", 2): steps.append(.line(point(0)))
            case ("H", 1): steps.append(.line(Point(numbers[0], last.y)))
            case ("V", 1): steps.append(.line(Point(last.x, numbers[0])))
            case ("C", 6): steps.append(.curve(point(0), point(2), point(4)))
            case ("Z", 0): steps.append(.close)
            case ("O", 3): steps += PathStep.circle(center: point(0), radius: numbers[2])
            default: assertionFailure("\(command) in \(text)")
            }
            switch steps.last {
            case .move(let end)?, .line(let end)?, .curve(_, _, let end)?: last = end
            default: break
            }
        }
        return steps
    }

    private static func commands(_ text: Substring) -> [(Character, [Double])] {
        var commands: [(Character, [Double])] = []
        var start = text.startIndex
        while start < text.endIndex {
            let next = text[text.index(after: start)...].firstIndex(where: \.isLetter) ?? text.endIndex
            let numbers = text[text.index(after: start)..<next].split(separator: " ").compactMap { Double($0) }
            commands.append((text[start], numbers))
            start = next
        }
        return commands
    }
}

extension PathStep {
    /// A circle of four curves.
    static func circle(center: Point, radius: Double) -> [PathStep] {
        let handle = radius * 0.5523
        func at(_ x: Double, _ y: Double) -> Point { Point(center.x + x, center.y + y) }
        return [
            .move(at(radius, 0)), .curve(at(radius, handle), at(handle, radius), at(0, radius)),
            .curve(at(-handle, radius), at(-radius, handle), at(-radius, 0)),
            .curve(at(-radius, -handle), at(-handle, -radius), at(0, -radius)),
            .curve(at(handle, -radius), at(radius, -handle), at(radius, 0)), .close,
        ]
    }
}

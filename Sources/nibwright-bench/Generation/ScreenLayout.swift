import Randomness

/// Decides on the contents of each screen, so that the totals are those of the shape.
struct ScreenLayout {
    let screens: [Screen]
    /// For each storyboard the screens that are its scenes; the screens behind the last of them are xibs, one each.
    let storyboards: [Range<Int>]

    /// A module for every hundred documents or so.
    private static let documentsPerModule = 100

    init(_ shape: ProjectShape) {
        var random = SeededRandom(seed: shape.seed)
        var first = 0
        let ranges = random.shares(of: shape.scenes, over: shape.storyboards, least: 1).map { count in
            defer { first += count }
            return first..<first + count
        }
        let scenes = first
        let count = scenes + shape.xibs
        let outlets = random.shares(of: shape.outlets, over: count)
        let views = random.shares(of: max(0, shape.views - shape.outlets), over: count)
        let colors = random.shares(of: shape.colors, over: count)
        let namedColors = random.shares(of: shape.namedColors, over: count)
        let segues = random.shares(of: shape.segues, over: scenes) + Array(repeating: 0, count: shape.xibs)
        let documentOf = ranges.enumerated().flatMap { number, range in range.map { _ in number } }
        storyboards = ranges
        screens = (0..<count).map { number in
            let document = number < scenes ? documentOf[number] : shape.storyboards + number - scenes
            let siblings = number < scenes ? ranges[documentOf[number]] : number..<number + 1
            return Screen(
                number: number, topic: Self.topic(number, &random), isScene: number < scenes,
                module: "Module\(document / Self.documentsPerModule)",
                outlets: Self.outlets(outlets[number], &random),
                plainViews: (0..<views[number]).map { _ in random.pick(ViewKind.common) },
                segues: (0..<segues[number]).map { _ in Self.segue(among: siblings, &random) },
                inlineColors: colors[number], namedColors: namedColors[number])
        }
    }

    private static let adjectives = [
        "Recent", "Shared", "Daily", "Weekly", "Public", "Private", "Favorite", "Archived", "Nearby", "Pending",
        "Local", "Popular", "Hidden", "Planned",
    ]
    private static let nouns = [
        "Order", "Payment", "Profile", "Message", "Photo", "Event", "Invoice", "Habit", "Episode", "Station", "Contact",
        "Reminder", "Ticket", "Journey", "Workout", "Recipe", "Wallet", "Comment", "Review", "Settings",
    ]

    /// A class name of its own for each screen.
    private static func topic(_ number: Int, _ random: inout SeededRandom) -> String {
        random.pick(adjectives) + random.pick(nouns) + String(number)
    }

    private static func outlets(_ count: Int, _ random: inout SeededRandom) -> [Screen.Outlet] {
        var used: [String: Int] = [:]
        return (0..<count).map { _ in
            let kind = random.pick(ViewKind.common)
            let stem = random.pick(kind.outletNames)
            let again = used[stem, default: 0]
            used[stem] = again + 1
            let declaration: Screen.Declaration =
                switch random.number(1...100) {
                case ...60: .weakUnwrapped
                case ...72: .privateWeak
                case ...98: .strongUnwrapped
                default: .weakOptional
                }
            // One outlet in fourteen names something that is not there, as in real projects.
            return Screen.Outlet(
                name: again == 0 ? stem : stem + String(again + 1), kind: kind, declaration: declaration,
                isConnected: !random.happens(percent: 3))
        }
    }

    /// 43% navigation, of which one in three has no identifier; the others contain, embed or lead back.
    private static func segue(among scenes: Range<Int>, _ random: inout SeededRandom) -> Screen.Segue {
        let destination = random.number(scenes.lowerBound...scenes.upperBound - 1)
        let isNavigation = random.happens(percent: 43)
        let kind = isNavigation ? random.pick(["show", "show", "presentation", "push"]) : "relationship"
        let hasIdentifier = isNavigation && random.happens(percent: 69)
        let identifier = hasIdentifier ? "Show\(destination)" : nil
        return Screen.Segue(destination: destination, kind: kind, identifier: identifier)
    }
}

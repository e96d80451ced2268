import Colorimetry
import ProjectFiles
import TransformKit

/// The reason for which an existing color set may stand for a color, and whether a person should review that.
struct SetFitness: Hashable {
    let needsReview: Bool
    let reason: String
}

/// Finds existing color sets with one value in every appearance, by value and by the bundles that hold them.
struct ReusableSets {
    /// A color set that colors may use.
    struct Candidate {
        let set: ColorSet
        let value: ColorValue
        let bundles: Set<ResourceBundle>
    }

    private let candidates: [QuantizedColor: [Candidate]]
    private let usage: ColorSetUsage

    init(_ graph: ProjectGraph, usage: ColorSetUsage) {
        var named: [NameInBundle: Int] = [:]
        var candidates: [QuantizedColor: [Candidate]] = [:]
        var all: [Candidate] = []
        for catalog in graph.assets.catalogs {
            let sets = catalog.sets.filter { $0.kind == .color && !$0.isPartOfAnother }
            // A catalog is a member as a whole, so the bundles of any file in it are those of all.
            guard let file = sets.first?.contentsPath else { continue }
            let members = graph.resourceBundles(of: file)
            // Sets that cannot be read have names, too.
            for set in sets {
                for bundle in members { named[NameInBundle(set.name, bundle), default: 0] += 1 }
            }
            let bundles = Set(members.filter { !$0.leavesOut(catalog.path) })
            let unread = catalog.refused.map { $0.path.folderPath + "/" }
            let root = graph.projectFolder(of: file)
            for set in catalog.colorSets
            where !unread.contains(where: set.path.hasPrefix) && !RetiredFolders.hold(set.path, below: root) {
                guard let value = set.onlyValue else { continue }
                all.append(Candidate(set: set, value: value, bundles: bundles))
            }
        }
        // A name that one bundle has twice may mean either of them.
        for candidate in all
        where !candidate.bundles.contains(where: { (named[NameInBundle(candidate.set.name, $0)] ?? 0) > 1 }) {
            for key in candidate.value.keys { candidates[key, default: []].append(candidate) }
        }
        self.candidates = candidates
        self.usage = usage
    }

    /// Returns the sets of a value that each of the bundles has, those that documents use most first.
    func sets(for value: ColorValue, in bundles: Set<ResourceBundle>) -> [ColorSet] {
        // A set half a step away may lie in the next bucket, but then it counts as another color.
        var seen: Set<String> = []
        let fitting = value.keys.flatMap { candidates[$0] ?? [] }.filter { candidate in
            candidate.value.isSameVisibly(as: value) && bundles.isSubset(of: candidate.bundles)
                && seen.insert(candidate.set.path).inserted
        }
        return fitting.map(\.set).sorted { left, right in
            let counts = (usage.roles(of: left.name).total, usage.roles(of: right.name).total)
            if counts.0 != counts.1 { return counts.0 > counts.1 }
            return (left.name.utf8.count, left.name) < (right.name.utf8.count, right.name)
        }
    }

    /// Returns the reason for which a set may stand for a color with such uses; nil for a set that belongs to something
    /// else.
    ///
    /// - Parameter code: the name of the color in the project's code.
    func fitness(of set: ColorSet, for roles: RoleCounts, code: CodeColorName?) -> SetFitness? {
        if ColorWords.sayAValue(set.name) { return SetFitness(needsReview: false, reason: "") }
        let leaf = set.name.split(separator: "/").last.map(String.init) ?? set.name
        if let code, CodeNames.words(of: leaf)?.map({ $0.lowercased() }) == code.words.map({ $0.lowercased() }) {
            return SetFitness(
                needsReview: true, reason: "\(code.spelling) at \(code.place) is this color by the same name")
        }
        let present = usage.roles(of: set.name)
        let words = Set(ColorWords.words(of: set.name))
        if let role = roles.dominant, present.dominant == role || !role.words.isDisjoint(with: words) {
            return SetFitness(needsReview: true, reason: "“\(set.name)” is for \(role.title), as the color is here")
        }
        if ColorWords.areGeneral(set.name) || present.total >= 3 && present.dominant == nil {
            let uses = present.total == 0 ? "" : ", used \(present.text)"
            return SetFitness(needsReview: true, reason: "“\(set.name)” is a color of the whole palette\(uses)")
        }
        return nil
    }

    /// Describes the uses of a set in a clause.
    func purpose(of set: ColorSet) -> String {
        let present = usage.roles(of: set.name)
        let uses = present.total == 0 ? "no document uses it" : "documents use it \(present.text)"
        return "the color set “\(set.name)” has this value too, but seems to belong to something else: \(uses)"
    }

    /// Returns the set that is nearest to a color, no further than the limit and in each of the bundles.
    func nearest(
        to value: ColorValue, in bundles: Set<ResourceBundle>, within limit: Double
    ) -> (set: ColorSet, value: ColorValue, distance: Double)? {
        candidates.values.joined()
            .filter { bundles.isSubset(of: $0.bundles) }
            .compactMap { candidate in
                candidate.value.nearness(to: value, within: limit).map { (candidate.set, candidate.value, $0) }
            }
            .min { ($0.2, $0.0.path) < ($1.2, $1.0.path) }
    }

    /// A color set's name in one bundle, to find names that a bundle has twice.
    private struct NameInBundle: Hashable {
        let name: String
        let bundle: ResourceBundle

        init(_ name: String, _ bundle: ResourceBundle) {
            self.name = name
            self.bundle = bundle
        }
    }
}

/// Counts the roles in which documents use named, plain and system colors.
struct ColorSetUsage {
    private let byName: [String: RoleCounts]
    /// The uses of white and black written out, and of the system's colors for text and backgrounds, role by role.
    let plain: [(value: ColorValue?, counts: RoleCounts)]

    init(_ graph: ProjectGraph) {
        var byName: [String: RoleCounts] = [:]
        var plain: [String: RoleCounts] = [:]
        var values: [String: ColorValue] = [:]
        for document in graph.documents {
            for color in document.colors where color.isShown {
                switch color.spelling {
                case .named(let name): byName[name, default: RoleCounts()].add(ColorRole(of: color))
                case .system(let name):
                    plain[Self.sameAsPlain[name] ?? name, default: RoleCounts()].add(ColorRole(of: color))
                case .literal(let literal):
                    guard literal.value.isOpaque, let extreme = literal.value.extreme else { continue }
                    let name = "\(extreme)"
                    plain[name, default: RoleCounts()].add(ColorRole(of: color))
                    values[name] = literal.value
                case .catalog, .unreadable: break
                }
            }
        }
        self.byName = byName
        self.plain = plain.sorted { $0.key < $1.key }.flatMap { name, counts in
            Self.byRole(counts).map { (values[name], $0) }
        }
    }

    /// The system's colors for what older documents write as white and black: background and text.
    private static let sameAsPlain = [
        "systemBackgroundColor": "white", "labelColor": "black", "darkTextColor": "black",
    ]

    func roles(of name: String) -> RoleCounts { byName[name] ?? RoleCounts() }

    /// The uses of named colors, sorted by name.
    var named: [(value: ColorValue?, counts: RoleCounts)] {
        byName.sorted { $0.key < $1.key }.map { (nil, $0.value) }
    }

    /// Divides the uses of a plain color by role: black is text here and a background there.
    private static func byRole(_ counts: RoleCounts) -> [RoleCounts] {
        ColorRole.allCases.compactMap { role in
            counts.counts[role].map { count in
                var part = RoleCounts()
                for _ in 0..<count { part.add(role) }
                return part
            }
        }
    }
}

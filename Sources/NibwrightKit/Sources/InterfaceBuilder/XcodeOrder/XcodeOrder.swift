/// The order in which Xcode writes attributes and children, as measured over thousands of real documents.
///
/// Nothing here sorts what a document already holds: it finds the place of one more among those that are there,
/// whatever their order is.
public struct XcodeOrder: Hashable, Sendable {
    /// The part of the tools version before the first dot; 0 where the document has none.
    public let toolsVersion: Int
    /// The system of the document, on which a few orders depend.
    public let platform: DocumentKind.Platform

    /// Takes the root's `toolsVersion` and the platform, since a few orders hang on them.
    public init(toolsVersion: String?, platform: DocumentKind.Platform) {
        self.toolsVersion = toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
        self.platform = platform
    }

    /// The order that a document is written in.
    public init(_ document: IBDocument) {
        self.init(toolsVersion: document.toolsVersion, platform: document.kind.platform)
    }

    /// The order of two siblings.
    enum Precedence {
        case before, same, after, unknown
    }

    // MARK: Attributes

    /// The index at which to insert an attribute among those that an element already has.
    public func index(ofAttribute name: String, in element: String, among present: [String]) -> Int {
        let rows = [row(of: element, in: Self.attributeRows), Self.attributeRows["*"]].compactMap { $0 }
        return place(among: present) { precedence(of: name, to: $0, by: rows) }
    }

    /// Attribute names in the order in which Xcode writes them.
    public func sorted(attributes names: [String], of element: String) -> [String] {
        names.reduce(into: []) { result, name in
            result.insert(name, at: index(ofAttribute: name, in: element, among: result))
        }
    }

    /// Attribute names with those in Xcode's order that every element has: what the element is to its parent comes first,
    /// and which object it is comes last.
    ///
    /// The others stay in the order that they have: new versions of Xcode bring attributes that nobody has measured.
    package func withIdentityInOrder(_ names: [String], of element: String) -> [String] {
        let identity = names.filter { $0 == "key" || Self.trailing.contains($0) }
        var result = names.filter { !identity.contains($0) }
        for name in sorted(attributes: identity, of: element) {
            result.insert(name, at: index(ofAttribute: name, in: element, among: result))
        }
        return result
    }

    /// Attributes that stand behind an element's own, so that one that was never measured goes before them.
    private static let trailing: Set = [
        "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    ]

    private func precedence(of name: String, to other: String, by rows: [OrderRow]) -> Precedence {
        if name == other { return .same }
        if name == "key" { return .before }
        if other == "key" { return .after }
        for row in rows {
            guard let rank = row.rank(of: name), let otherRank = row.rank(of: other) else { continue }
            return rank < otherRank ? .before : .after
        }
        if Self.trailing.contains(other), !Self.trailing.contains(name) { return .before }
        if Self.trailing.contains(name), !Self.trailing.contains(other) { return .after }
        return .unknown
    }

    // MARK: Children

    /// The index at which to insert a child among those that a parent already has.
    public func index(ofChild child: Child, in parent: String, among present: [Child]) -> Int {
        guard !Self.freeLists.contains(parent) else { return present.count }
        let rows = [row(of: parent, in: Self.childRows), Self.childRows["*"]].compactMap { $0 }
        return place(among: present) { precedence(of: child, to: $0, in: parent, by: rows) }
    }

    /// Children that a parent has in the order in which Xcode writes them.
    ///
    /// - Returns: their places among `children`. Those that no order is known for keep the one that they have.
    package func sorted(children: [Element], of parent: String) -> [Int] {
        var present: [Child] = []
        var places: [Int] = []
        for (place, element) in children.enumerated() {
            let child = element.orderedChild
            let index = index(ofChild: child, in: parent, among: present)
            present.insert(child, at: index)
            places.insert(place, at: index)
        }
        return places
    }

    private func precedence(
        of child: Child, to other: Child, in parent: String, by rows: [OrderRow]
    ) -> Precedence {
        if let list = ListOrder(parent: parent) { return list.precedence(of: child, to: other) }
        if parent == "document", let known = documentPrecedence(of: child, to: other) { return known }
        for row in rows {
            guard let rank = row.rank(of: child), let otherRank = row.rank(of: other) else { continue }
            return rank < otherRank ? .before : rank > otherRank ? .after : .same
        }
        return child == other ? .same : .unknown
    }

    /// Whether Xcode keeps children of a name sorted in a list: others stand in the order in which they were made.
    package static func sorts(_ child: String, in list: String) -> Bool {
        switch ListOrder(parent: list) {
        case nil: false
        case .connections: ListOrder.sortAttribute(of: child) != nil
        default: true
        }
    }

    /// Lists whose order is the user's own: what comes new goes to the end.
    static let freeLists: Set = [
        "subviews", "objects", "scenes", "items", "cells", "sections", "segments", "tabViewItems", "mask", "array",
        "mutableArray", "userDefinedRuntimeAttributes", "inferredMetricsTieBreakers",
        "gestureRecognizers", "toolbarItems", "attributedString", "options",
    ]

    /// Three sections at a document's end changed places at two tools versions that the eras of the tables do not show.
    private func documentPrecedence(of child: Child, to other: Child) -> Precedence? {
        let order =
            if toolsVersion >= 17154 {
                ["inferredMetricsTieBreakers", "color", "resources"]
            } else if toolsVersion >= 16096 {
                ["inferredMetricsTieBreakers", "resources", "color"]
            } else {
                ["resources", "inferredMetricsTieBreakers", "color"]
            }
        guard let rank = order.firstIndex(of: child.name), let otherRank = order.firstIndex(of: other.name) else {
            return nil
        }
        return rank < otherRank ? .before : rank > otherRank ? .after : .same
    }

    // MARK: Names

    /// Whether the measured documents, which Xcode wrote, have an element of this name.
    public static func knows(element name: String) -> Bool {
        attributeRows.hasRow(name) || childRows.hasRow(name) || childRows.mentions(name)
    }

    /// Whether elements of this name were seen with an `id` of their own.
    public static func hasID(element name: String) -> Bool { attributeRows[name]?.rank(of: "id") != nil }

    // MARK: Places

    /// The first place that the fewest of those present contradict; the end where none of them says anything.
    private func place<Sibling>(among present: [Sibling], _ precedence: (Sibling) -> Precedence) -> Int {
        let answers = present.map(precedence)
        guard answers.contains(where: { $0 != .unknown }) else { return present.count }
        var contradictions = answers.count { $0 == .after || $0 == .same }
        var best = (index: 0, contradictions: contradictions)
        for (index, answer) in answers.enumerated() {
            switch answer {
            case .before: contradictions += 1
            case .after, .same: contradictions -= 1
            case .unknown: break
            }
            if contradictions < best.contradictions { best = (index + 1, contradictions) }
        }
        return best.index
    }

    // MARK: Rows

    /// An element's row for this platform and era, else the one that holds for all.
    private func row(of element: String, in table: OrderTable) -> OrderRow? {
        let eras = [17000, 23000].filter { toolsVersion < $0 }.map { "<\($0)" } + [""]
        for name in ["\(element)/\(platform.rawValue)", element] {
            for era in eras {
                if let row = table[name + era] { return row }
            }
        }
        return nil
    }

    static let attributeRows = OrderTable(attributeOrderTable)
    static let childRows = OrderTable(childOrderTable)
}

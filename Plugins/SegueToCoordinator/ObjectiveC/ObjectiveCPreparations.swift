import Navigation
import ObjectiveCCode
import TransformKit

/// What prepares the segues of a class: its own `prepareForSegue:sender:`, and that of a class above it.
struct ObjectiveCPreparations {
    let own: ObjectiveCPreparation
    private let owner: ObjectiveCOwner
    /// That of the class above, where it runs first.
    private let inherited: ObjectiveCPreparation?
    /// The names that only the file of the class above knows.
    private let hidden: Set<String>
    /// The names that the class's own file knows.
    private let known: Set<String>

    init(_ owner: ObjectiveCOwner, _ graph: ProjectGraph) throws(Obstacle) {
        self.owner = owner
        own = try ObjectiveCPreparation(owner.code, graph)
        guard let above = owner.preparing, try own.callsSuperFirst() else {
            (inherited, hidden, known) = (nil, [], [])
            return
        }
        let inherited = try ObjectiveCPreparation(above, graph)
        let isEmpty = try inherited.callsSuperFirst() && inherited.method?.statements.isEmpty == true
        self.inherited = isEmpty ? nil : inherited
        hidden = above.ownNames.subtracting(owner.inheritedNames)
        known = owner.inheritedNames.union(owner.usedNamesOfFile)
    }

    /// What runs for a segue in both, the code of the class above first; nil where neither does anything.
    func configuration(
        for prepared: ObjectiveCPreparation.Prepared
    ) throws(Obstacle) -> ObjectiveCConfiguration? {
        let mine = try own.configuration(for: prepared)
        guard let inherited, let above = try inherited.configuration(for: prepared) else { return mine }
        try checkVisible(above, inherited.code)
        guard let mine else { return above }
        guard above.sender == nil || mine.sender == nil || above.sender == mine.sender else {
            throw obstacle("the class above calls the sender by another name")
        }
        return ObjectiveCConfiguration(
            lines: above.lines + mine.lines, freeNames: above.freeNames.union(mine.freeNames),
            sender: mine.sender ?? above.sender, saidNames: above.saidNames.union(mine.saidNames))
    }

    /// Code of the class above can stand in this one where it says nothing that only its own file knows.
    private func checkVisible(
        _ configuration: ObjectiveCConfiguration, _ code: ObjectiveCImplementation
    ) throws(Obstacle) {
        let unseen =
            configuration.saidNames.sorted().first(where: hidden.contains)
            ?? configuration.freeNames.sorted().first { name in
                !known.contains(name) && !["UI", "NS", "CG"].contains { name.hasPrefix($0) }
                    && !Self.keywords.contains(name)
            }
        if let unseen {
            throw obstacle("\(code.name) prepares it as well, with \(unseen), which \(owner.name) may not see")
        }
    }

    private static let keywords: Set<String> = [
        "if", "else", "return", "for", "while", "nil", "YES", "NO", "id", "BOOL",
    ]

    private func obstacle(_ reason: String) -> Obstacle {
        Obstacle(
            code: .objectiveCRelatives, reason: reason, place: Place(path: owner.preparing?.path ?? owner.path))
    }
}

extension ObjectiveCOwner {
    /// The names that its own file says.
    fileprivate var usedNamesOfFile: Set<String> { Set(syntax.words(in: 0..<source.bytes.count).map(\.text)) }
}

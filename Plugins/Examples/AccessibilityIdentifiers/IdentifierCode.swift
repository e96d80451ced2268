import NibwrightKit

/// What the project's code says of accessibility identifiers, in Swift and Objective-C.
struct IdentifierCode {
    /// Code that gives the view of an outlet an identifier.
    private struct Assignment {
        let place: Place
        /// The classes whose outlet it may be; nil where that cannot be told.
        let classes: Set<String>?
    }

    /// Places that give the view of an outlet an identifier, by the outlet's name.
    private var assignments: [String: [Assignment]] = [:]
    /// Strings that equal a new identifier, by it.
    private var strings: [String: Place] = [:]
    /// The first place that says the property's name at all.
    private var mention: Place?
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph, outlets: Set<String>, identifiers: Set<String>) {
        self.graph = graph
        let search = MemberUseSearch(outlets)
        for file in graph.swiftFiles where file.source.contains(identifier: Self.property) {
            note(file.source)
            for use in search.uses(in: file.source) where use.member == Self.property && use.assignedText != nil {
                let place = Place(file.source, at: use.range.lowerBound)
                assignments[use.name, default: []].append(Assignment(place: place, classes: use.classes))
            }
        }
        for file in graph.objectiveCFiles {
            // Its statements are not followed: a file that says both names counts.
            guard file.source.contains(identifier: Self.property) || file.source.contains(identifier: Self.setter)
            else { continue }
            note(file.source)
            for name in outlets.sorted() {
                let own = Set(file.classes.map(\.name))
                for use in ObjectiveCNameUse.all(of: name, in: file.source) where use.role != .comment {
                    let isOwn = !own.isEmpty && !file.source.hasOtherReceiver(before: use.range.lowerBound)
                    assignments[name, default: []].append(
                        Assignment(place: Place(file.source, at: use.range.lowerBound), classes: isOwn ? own : nil))
                }
            }
        }
        for found in graph.literalMentions(of: identifiers) {
            strings[found.name] = strings[found.name] ?? Place(found.source, at: found.offset)
        }
    }

    private static let property = "accessibilityIdentifier"
    private static let setter = "setAccessibilityIdentifier"

    private mutating func note(_ source: SourceText) {
        let offsets = source.offsets(ofIdentifier: Self.property) + source.offsets(ofIdentifier: Self.setter)
        guard mention == nil, let offset = offsets.min() else { return }
        mention = Place(source, at: offset)
    }

    /// Throws where code gives the view an identifier, or its class may.
    func check(_ view: OutletView) throws(Obstacle) {
        let classes = view.classNames.union(
            view.classNames.flatMap { name in
                graph.classes.swiftClasses.filter { $0.name == name }.flatMap(graph.classes.chain).map(\.name)
            })
        for outlet in view.outlets {
            let found = assignments[outlet]?.first { $0.classes?.isDisjoint(with: classes) != true }
            guard let place = found?.place else { continue }
            throw Obstacle(
                code: .setInCode, reason: "code gives \(outlet) an accessibility identifier at \(place)", place: place)
        }
        guard let type = graph.classes.swiftClass(of: view.element) else { return }
        for part in graph.classes.chain(of: type).flatMap(\.parts) {
            guard let source = graph.text(at: part.path),
                let offset = source.offsets(ofIdentifier: Self.property).first(where: part.range.contains)
            else { continue }
            let place = Place(source, at: offset)
            throw Obstacle(
                code: .setInCode, reason: "its class \(type.name) speaks of accessibility identifiers at \(place)",
                place: place)
        }
    }

    /// Says what a person should look at before the view gets its identifier; nil where nothing speaks against it.
    func doubt(of view: OutletView) -> String? {
        if let place = strings[view.identifier] {
            return "a string at \(place) equals it: a test or a lookup may then find this view"
        }
        return mention.map { "code speaks of accessibility identifiers at \($0), and could give this view one" }
    }
}

extension MemberUse {
    /// The classes whose property it may be; nil where the code does not show it.
    fileprivate var classes: Set<String>? {
        switch base {
        case .ownType: Set(enclosingTypes)
        case .expression(_, let type): type.map { [$0] }
        case .keyPath: nil
        }
    }
}

extension SourceText {
    /// Whether Objective-C asks something else than `self` for the name at an offset: `card.title`, `[card title]`.
    fileprivate func hasOtherReceiver(before offset: Int) -> Bool {
        let line = string(lineRange(containing: offset).lowerBound..<offset)
        // What stands before the name, without the blanks, the dot or the arrow between the two.
        let ends = line.lastIndex { !$0.isWhitespace && !".->".contains($0) }
        guard let ends, line[ends].isLetter || line[ends].isNumber || "_])".contains(line[ends]) else { return false }
        return line[...ends].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last != "self"
    }
}

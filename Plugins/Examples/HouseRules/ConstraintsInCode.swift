import NibwrightKit

/// Finds classes whose layout is in two places: their document, and constraints that code makes.
struct ConstraintsInCode: ProjectRule {
    static let description = LintRuleDescription(
        id: "constraints-in-code",
        summary: "A class that has a document makes its constraints there.",
        rationale: """
            Whoever moves a view in Interface Builder does not see constraints that code adds, and finds out at run time that the \
            two contradict each other. Make them in the document, with outlets to those that code changes.
            """,
        level: .warning,
        options: [
            OptionDescription("maximum", .integer, default: .integer(0), "The most constraints that a class may make."),
            OptionDescription(
                "except", .list(.string), default: .list([]),
                "Names of classes that may make any; `*` stands for any text."),
        ])

    private let maximum: Int
    private let exceptions: [NamePattern]

    init(options: OptionValues) {
        maximum = options.integer("maximum") ?? 0
        exceptions = (options.strings("except") ?? []).map(NamePattern.init)
    }

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        var calls: [String: [ConstraintCall]] = [:]
        return classesWithDocuments(in: graph).compactMap { type, place in
            guard !exceptions.contains(where: { $0.matches(type.name) }) else { return nil }
            let made = type.parts.flatMap { part in
                let inFile = calls[part.path] ?? graph.swiftFile(at: part.path).map(ConstraintCalls.all) ?? []
                calls[part.path] = inFile
                return inFile.filter { $0.typeOffset == part.offset }.map(\.place)
            }
            guard made.count > maximum, let first = made.min() else { return nil }
            let words = made.count == 1 ? "a constraint" : "\(made.count) constraints, the first here,"
            return LintFinding(
                first, "\(type.name) makes \(words) in code, and its views are in \(place); make them there")
        }
    }

    /// The Swift classes that some object of a document has, each with the first such object's place.
    private func classesWithDocuments(in graph: ProjectGraph) -> [(type: SwiftClass, place: Place)] {
        var places: [SwiftClass: Place] = [:]
        for document in graph.documents {
            for element in document.root.descendants where Self.holdsViews(element) {
                guard let type = graph.classes.swiftClass(of: element) else { continue }
                places[type] = places[type] ?? element.place
            }
        }
        return places.map { (type: $0.key, place: $0.value) }.sorted { $0.type < $1.type }
    }

    /// Whether an object has views in its document: a button of a class of its own has none, and lays out its own.
    private static func holdsViews(_ element: Element) -> Bool {
        guard element.customClass != nil else { return false }
        if element.isFilesOwner { return element.connections(of: .outlet).contains { $0.property == "view" } }
        let views = element.children(named: "view") + element.children(named: "tableView") + [element]
        return views.contains { !($0.child(named: "subviews")?.children ?? []).isEmpty }
            || element.children.contains { $0["key"] == "contentView" }
    }
}

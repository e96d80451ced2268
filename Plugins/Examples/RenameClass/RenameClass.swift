import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([RenameClass.self], in: registry)
}

/// Renames a class wherever the project names it, or says what stands in the way.
struct RenameClass: Transform {
    static let description = TransformDescription(
        id: "rename-class",
        summary: "Rename a class in Swift, Objective-C, documents, identifiers, property lists, files and projects.",
        details: """
            One change renames everything, or nothing is renamed:

            - the declaration and every use in Swift and Objective-C, `@objc(Name)` and comments included;
            - the custom class in storyboards and xibs, and the comment before its scenes;
            - storyboard, reuse and restoration identifiers that are the class's name, with the strings in code that
              ask for them, since code may make either of the class by `String(describing:)`;
            - storyboards and xibs that are called like the class, with their tables, and what loads them by that name;
            - the file of the class, its extensions' files (`Name+More.swift`), and the projects that list them;
            - the classes that an Info.plist names.

            A second declaration of the name, a variable or a label that is called like the class, a string whose
            purpose does not show, code that a tool writes: each is a refusal with its place, because syntax alone does
            not tell what is meant there. What only mentions the name in text stays and is listed with the change.

            Files that Nibwright does not read (scripts, data models, documentation) are not searched. Several classes
            are several steps of a recipe.
            """,
        options: [
            OptionDescription(
                "from", .string, isRequired: true, "The class's name as it is declared, without its module."),
            OptionDescription("to", .string, isRequired: true, "The new name."),
            OptionDescription(
                "strings", .choice(["refuse", "rename", "keep"]), default: .string("refuse"),
                "What becomes of strings that are the class's name and whose purpose does not show."),
        ],
        tables: [
            TableDescription(
                "mentions", title: "Stays as it is", "Text that holds the old name and is not renamed.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("text", "Text")]),
            TableDescription(
                "related", title: "Called like the class", "Other types whose names begin with the old name.",
                columns: [ColumnDescription("name", "Name"), ColumnDescription("place", "Place")]),
            TableDescription(
                "obstacles", title: "In the way", "Every place that keeps the class from being renamed.",
                columns: [ColumnDescription("place", "Place"), ColumnDescription("reason", "Reason")]),
        ],
        refusals: [
            .noSuchClass, .objectiveCClass, .declaredTwice, .otherMeaning, .nameTaken, .otherProject, .unreadSwift,
            .generatedCode, .unclearString, .implicitNib, .managedObject, .databaseTable, .settingNamesClass,
        ] + RefusalCode.projectRenaming, highestSafety: .review)

    private let old: String
    private let new: String
    private let strings: UnclearStrings

    init(options: OptionValues, selection: OptionValues) {
        old = options.string("from") ?? ""
        new = options.string("to") ?? ""
        strings = options.string("strings").flatMap(UnclearStrings.init) ?? .refuse
    }

    static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        ["from", "to"].compactMap { option in
            let name = options.string(option) ?? ""
            let isName = name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            return isName ? nil : OptionProblem(option, "must be the name of a class: \"\(name)\" is none")
        }
    }

    func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        do throws(Obstacle) {
            guard old != new, let type = try declaration(in: graph) else { return Proposals() }
            var rename = ClassRename(type: type, new: new, strings: strings, graph: graph)
            rename.collect()
            if let obstacle = rename.obstacles.first {
                return refusal(obstacle, details: ["obstacles": .list(rename.obstacles.map(\.row))])
            }
            return Proposals(changes: [rename.change], findings: rename.findings)
        } catch {
            return refusal(error, details: [:])
        }
    }

    /// The one class of the name; nil where it was renamed already.
    private func declaration(in graph: ProjectGraph) throws(Obstacle) -> SwiftClass? {
        let types = graph.classes.swiftClasses.filter { $0.name == old }
        let objectiveC = graph.objectiveCFiles.flatMap(\.classes).first { other in
            other.name == old && other.superclass != nil
                && types.allSatisfy { graph.isNear(other.path, $0.declaration.path) }
        }
        if types.count > 1 {
            let place = graph.place(types[1].declaration.path, types[1].declaration.offset)
            throw Obstacle(
                code: .declaredTwice, reason: "\(old) is declared in \(types[0].declaration.path) too", place: place)
        }
        if let objectiveC {
            let code: RefusalCode = types.isEmpty ? .objectiveCClass : .declaredTwice
            throw Obstacle(
                code: code, reason: "\(objectiveC.path) declares \(old) in Objective-C",
                place: Place(path: objectiveC.path))
        }
        if types.isEmpty, !graph.classes.swiftClasses.contains(where: { $0.name == new }) {
            let other = graph.swiftFiles.flatMap(\.types).first { $0.name == old && $0.kind != .extension }
            throw Obstacle(
                code: .noSuchClass,
                reason: other.map { "\(old) is declared as \($0.kind.rawValue), and only classes are renamed" }
                    ?? "no Swift of the project declares a class \(old)",
                place: other.map { graph.place($0.path, $0.offset) } ?? Place(path: graph.paths.first ?? ""))
        }
        return types.first
    }

    private func refusal(_ obstacle: Obstacle, details: [String: Detail]) -> Proposals {
        Proposals(refusals: [
            Refusal(
                subject: old, title: "rename \(old) to \(new)", code: obstacle.code, reason: obstacle.reason,
                place: obstacle.place, details: details)
        ])
    }
}

/// The wish for strings that are the class's name and whose purpose does not show.
enum UnclearStrings: String {
    case refuse, rename, keep
}

extension Obstacle {
    fileprivate var row: Detail { ["place": .text("\(place)"), "reason": .text(reason)] }
}

extension ProjectGraph {
    func place(_ path: String, _ offset: Int) -> Place {
        text(at: path).map { Place($0, at: offset) } ?? Place(path: path)
    }
}

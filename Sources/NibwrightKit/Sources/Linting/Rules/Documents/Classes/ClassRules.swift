import ProjectFiles
import TransformKit

/// Finds objects that are not of one of the classes that the team uses for their kind.
struct UseBaseClassRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "use-base-class",
        summary: "An object that is not of one of the classes that the configuration asks for.",
        rationale: """
            Teams keep fonts, colors and behavior in base classes. A plain `UILabel` slips past all of them. \
            Subclasses of a class that is asked for are fine too.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "classes", .map(.list(.string)), default: .map([]),
                "For an element or a system class, `label` or `UILabel`, the classes to use, with or without module."
            )
        ],
        aliases: ["iblinter:use_base_class", "xiblint:unavailable_system_classes"])

    private let classes: [(kind: String, allowed: [String])]

    init(options: OptionValues) {
        classes = (options.map("classes") ?? []).map { ($0.key, $0.value.strings) }
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        if classes.isEmpty { return [] }
        return document.elements.filter { $0.id != nil }.compactMap { object in
            guard let (_, allowed) = classes.first(where: { object.isMeant(by: $0.kind) }),
                !isAllowed(object, allowed, graph)
            else { return nil }
            let choice = allowed.map { "`\($0)`" }.joined(separator: " or ")
            return LintFinding(
                object.place,
                object.customClass.map { "`\($0)` is not a class that may be used here. Use \(choice)." }
                    ?? "This object has no custom class. Use \(choice).")
        }
    }

    private func isAllowed(_ object: Element, _ allowed: [String], _ graph: ProjectGraph) -> Bool {
        guard let name = object.customClass else { return false }
        let qualified = object.customModule.map { $0 + "." + name } ?? name
        if allowed.contains(name) || allowed.contains(qualified) { return true }
        guard case .swift(let candidates)? = graph.classes.resolve(object) else { return false }
        let bases = Set(allowed.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
        return candidates.contains { type in
            graph.classes.chain(of: type).contains { bases.contains($0.name) }
                || graph.classes.outerSuperclassName(of: type).map(bases.contains) ?? false
        }
    }
}

/// Finds classes that a document names in another module than the one they are in.
struct CustomModuleRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "custom-module",
        summary: "A custom class whose module is not the one that the configuration gives its file.",
        rationale: """
            A Swift class is looked up with its module. With the wrong one the system makes an object of the plain \
            class, and the first outlet that it lacks crashes. Where a class inherits its module from the target that \
            compiles the document, the finding is a note. Classes with a name of their own for Objective-C are left \
            out.
            """,
        level: .error, isOnByDefault: false,
        options: [
            OptionDescription(
                "modules", .map(.list(.string)), default: .map([]),
                "For each module the paths of its Swift files, as patterns: `App: [\"App/**\"]`.")
        ],
        aliases: ["iblinter:custom_module"])

    private let modules: [(name: String, patterns: [PathPattern])]

    init(options: OptionValues) {
        modules = (options.map("modules") ?? []).map { entry in
            (entry.key, entry.value.strings.compactMap { try? PathPattern($0) })
        }
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        if modules.isEmpty { return [] }
        return document.elements.compactMap { object in
            guard let name = object.customClass else { return nil }
            let homes = modules(ofClass: name, graph)
            if homes.isEmpty || object.customModule.map(homes.contains) ?? false { return nil }
            let choice = homes.map { "`\($0)`" }.joined(separator: " or ")
            let plain = object.inheritsModuleFromTarget ? "takes the module of its target" : "is named without a module"
            let found = object.customModule.map { "is looked up in `\($0)`" } ?? plain
            return LintFinding(
                object.place, "`\(name)` \(found) and is declared in \(choice). Set the module of the custom class.",
                doubt: Doubt.first(
                    (object.inheritsModuleFromTarget, "the target that builds the document gives the module")))
        }
    }

    /// The modules whose files declare a class of this name, in the order of the configuration.
    private func modules(ofClass name: String, _ graph: ProjectGraph) -> [String] {
        let paths = graph.classes.swiftClasses.filter { $0.name == name && $0.declaration.objectiveCName == nil }
            .map(\.declaration.path)
        return modules.filter { module in
            paths.contains { path in module.patterns.contains { $0.matches(path) } }
        }.map(\.name)
    }
}

extension OptionValue {
    /// The strings of a list; none where the value is something else.
    var strings: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    }

    /// The entries of a mapping; none where the value is something else.
    var entries: [OptionEntry] { if case .map(let entries) = self { entries } else { [] } }
}

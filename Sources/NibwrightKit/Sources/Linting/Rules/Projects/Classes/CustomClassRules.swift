import ProjectFiles
import TransformKit

/// Finds custom classes that the document's own module does not have.
struct ClassNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "class-not-found",
        summary: "A custom class that the document's own target should have and that no source of the project declares.",
        rationale: """
            Loading prints `Unknown class … in Interface Builder file` and makes a plain object instead: outlets and casts of \
            it crash. Classes of libraries are not judged: a document that inherits its module from the target, or names it, \
            asks for one of the target's own.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard use.resolution == .notInProject, !OutletConnection.isSystemClass(use.name), !use.modules.isEmpty else {
                return nil
            }
            let isOwn =
                use.object.inheritsModuleFromTarget
                || use.object.customModule.map(use.modules.contains) == true
            guard isOwn else { return nil }
            // Swift that a generator writes is not read: a file of the class's name may hold it.
            let isUnread = graph.paths.contains { path in
                path.hasSuffix("/" + use.name + ".swift") && graph.swiftFile(at: path) == nil
            }
            let lastPart = use.name.split(separator: ".").last.map(String.init) ?? use.name
            let isMentioned = isUnread || graph.swiftFiles.contains { $0.source.contains(identifier: lastPart) }
            return LintFinding(
                use.object.placeInOwner,
                "No source of \(use.modules.joined(separator: ", ")) declares the class \(use.name). "
                    + "Correct the name or take the custom class away: a plain object is made instead.",
                isCertain: !isMentioned)
        }
    }
}

/// Finds documents whose custom class is built by other targets only.
struct ClassNotInTargetRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "class-not-in-target",
        summary: "A custom class that no target of the document builds, though the document takes its module from the target.",
        rationale: """
            The class is looked up in the module of the target that the document is built for. What another target compiles \
            is not found there, and a plain object is made instead. Add the source to the target, or name the module.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard use.object.inheritsModuleFromTarget, case .swift(let types) = use.resolution,
                !types.contains(where: { $0.declaration.objectiveCName != nil })
            else { return nil }
            let ofDocument = graph.targets.targets(of: use.object.document.path)
            let ofClass = types.flatMap { graph.targets.targets(of: $0.declaration.path) }
            guard !ofDocument.isEmpty, !ofClass.isEmpty, Set(ofDocument).isDisjoint(with: ofClass),
                Set(ofDocument.flatMap(\.moduleNames)).isDisjoint(with: ofClass.flatMap(\.moduleNames))
            else { return nil }
            let names = Set(ofClass.map(\.name)).sorted().joined(separator: ", ")
            return LintFinding(
                use.object.placeInOwner,
                "\(use.name) takes its module from the document's target (\(ofDocument[0].name)), but only \(names) "
                    + "compiles it. Add the source to the target or name the module.")
        }
    }
}

/// Finds Swift classes that a document names as if they were Objective-C's.
struct ClassWithoutModuleRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "class-without-module",
        summary: "A Swift class that a document names without a module.",
        rationale: """
            Without a module the class is looked up by its Objective-C name, which a Swift class has only with \
            `@objc(Name)`. Loading prints `Unknown class … in Interface Builder file` and makes a plain object instead.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard use.object.customModule == nil, !use.object.inheritsModuleFromTarget,
                case .swift(let types) = use.resolution,
                !types.contains(where: { $0.declaration.objectiveCName != nil })
            else { return nil }
            return LintFinding(
                use.object.placeInOwner,
                "\(use.name) is a Swift class without a name for Objective-C, and the document gives no module for it. "
                    + "Set the module in the identity inspector (or Inherit Module From Target).")
        }
    }
}

/// Finds fixed modules that do not have the class.
struct WrongModuleRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "wrong-module",
        summary: "A custom class with a fixed module that is none of those that compile the class.",
        rationale: """
            A module that does not inherit from the target is looked up as written. After a target was renamed or a source \
            moved, nothing is found, and a plain object is made instead.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let imported = Set(CustomClassUse.all(in: graph).compactMap(\.object.customModule)).filter { module in
            graph.swiftFiles.contains { $0.source.contains("import " + module) }
        }
        return CustomClassUse.all(in: graph).compactMap { use in
            guard let module = use.object.customModule, !use.object.inheritsModuleFromTarget,
                case .swift(let types) = use.resolution,
                !types.contains(where: { $0.declaration.objectiveCName != nil })
            else { return nil }
            let modules = Set(types.flatMap { graph.targets.targets(of: $0.declaration.path) }.flatMap(\.moduleNames))
            guard !modules.isEmpty, !modules.contains(module), !imported.contains(module) else { return nil }
            let known = graph.targets.targets.contains { $0.moduleNames.contains(module) }
            let list = modules.sorted().joined(separator: ", ")
            return LintFinding(
                use.object.placeInOwner,
                "\(use.name) is looked up in the module \(module), but it is compiled into \(list). "
                    + "Correct the module or inherit it from the target.",
                isCertain: !known)
        }
    }
}

/// Finds classes that a document names by their Swift name though Objective-C knows them by another.
struct WrongObjectiveCNameRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "wrong-objective-c-name",
        summary: "A class with `@objc(Name)` that a document names by its Swift name.",
        rationale: """
            `@objc(Name)` is the only name under which such a class can be found at run time. Under its Swift name nothing is \
            found, and a plain object is made instead.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard case .swift(let types) = use.resolution,
                let name = types.first?.declaration.objectiveCName,
                types.allSatisfy({ $0.declaration.objectiveCName.map { $0 != use.name } ?? false })
            else { return nil }
            return LintFinding(
                use.object.placeInOwner,
                "The class \(use.name) is known to Objective-C, and so to documents, as `\(name)` alone. "
                    + "Name it so, without a module.")
        }
    }
}

/// Finds generic classes in documents.
struct GenericClassRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "generic-class",
        summary: "A generic class as a custom class.",
        rationale: "A document cannot say for which type. Name a subclass that does.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard case .swift(let types) = use.resolution, types.allSatisfy(\.declaration.isGeneric) else { return nil }
            return LintFinding(
                use.object.placeInOwner,
                "\(use.name) is generic, and a document cannot say for which type. Name a subclass that does.")
        }
    }
}

/// An object with a custom class, what the class means, and the modules of the targets that build the document.
struct CustomClassUse {
    let object: Element
    let name: String
    let resolution: ClassResolution
    let modules: [String]

    /// Every use, by document and in its order; first responders are no objects.
    static func all(in graph: ProjectGraph) -> [CustomClassUse] {
        graph.documents.flatMap { document -> [CustomClassUse] in
            let modules = Set(graph.targets.targets(of: document.path).flatMap(\.moduleNames)).sorted()
            return document.elements.compactMap { element in
                guard let name = element.customClass, !element.isFirstResponder,
                    let resolution = graph.classes.resolve(element)
                else { return nil }
                return CustomClassUse(object: element, name: name, resolution: resolution, modules: modules)
            }
        }
    }
}

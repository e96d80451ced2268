import ProjectFiles
import TransformKit

/// Finds custom classes that the document's own module does not have.
struct ClassNotFoundRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "class-not-found",
        summary:
            "A custom class that the document's own target should have and that no source of the project declares.",
        rationale: """
            Loading prints `Unknown class … in Interface Builder file` and makes a plain object instead: outlets and \
            casts of it crash. Classes of libraries are not judged: a document that inherits its module from the \
            target, or names it, asks for one of the target's own.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let reach = ClassReach(in: graph)
        let objectiveCNames = Set(graph.objectiveCFiles.flatMap(\.classes).map(\.name))
        let uses = CustomClassUse.all(in: graph, withPlaceholders: true).filter { use in
            guard !OutletConnection.isSystemClass(use.name), !use.modules.isEmpty else { return false }
            switch use.resolution {
            case .notInProject: break
            // What another project of the repository calls the same is another class.
            case .swift(let types) where !objectiveCNames.contains(use.name) && reach.isForeign(types, to: use.object):
                break
            default: return false
            }
            return use.object.inheritsModuleFromTarget || use.object.customModule.map(use.modules.contains) == true
        }
        if uses.isEmpty { return [] }
        let occurrences = NameOccurrences(of: Set(uses.map(\.lastNamePart)), in: graph)
        // Swift that a generator writes is not read: a file of the class's name may hold it.
        let unreadNames = Set(
            graph.paths.filter { $0.hasSuffix(".swift") && graph.swiftFile(at: $0) == nil }
                .map { String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "") })
        return uses.map { use in
            let isMentioned =
                unreadNames.contains(use.name)
                || occurrences[use.lastNamePart].contains { mayDeclare($0, use, reach) }
            let modules = use.modules.joined(separator: ", ")
            let consequence =
                use.object.isPlaceholder
                ? "Correct the name: nothing holds its outlets and actions against a class."
                : "Correct the name or take the custom class away: a plain object is made instead."
            return LintFinding(
                use.place, "No source of \(modules) declares the class \(use.name)\(use.others). " + consequence,
                doubt: Doubt.first(
                    (use.object.isPlaceholder, "of a File's Owner nothing is made when the nib is loaded"),
                    (isMentioned, "a source names \(use.lastNamePart) in a way that is not followed"))
                    ?? reach.doubt(aboutSourcesAround: use.object.document.path))
        }
    }

    /// Whether a source that names the class may belong to the document's project: classes of other projects are not
    /// meant.
    private func mayDeclare(_ place: NameOccurrences.Occurrence, _ use: CustomClassUse, _ reach: ClassReach) -> Bool {
        guard case .swift = use.resolution else { return true }
        let builders = reach.projects(building: place.source.path)
        return !builders.isDisjoint(with: reach.projects(building: use.object.document.path))
    }
}

/// Finds documents whose custom class is built by other targets only.
struct ClassNotInTargetRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "class-not-in-target",
        summary:
            "A custom class that no target of the document builds, though the document takes its module from the target.",
        rationale: """
            The class is looked up in the module of the target that the document is built for. What another target \
            compiles is not found there, and a plain object is made instead. Add the source to the target, or name the \
            module.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let objectiveCNames = Set(graph.objectiveCFiles.flatMap(\.classes).map(\.name))
        let reach = ClassReach(in: graph)
        return CustomClassUse.all(in: graph).compactMap { use in
            // The classes of a watch app's storyboard are its extension's.
            guard use.object.inheritsModuleFromTarget, use.object.document.kind.platform != .watchOS,
                !objectiveCNames.contains(use.name), case .swift(let types) = use.resolution,
                !types.contains(where: { $0.declaration.objectiveCName != nil }),
                !reach.isForeign(types, to: use.object)
            else { return nil }
            let ofDocument = graph.targets.targets(of: use.object.document.path)
            let ofClass = types.flatMap { graph.targets.targets(of: $0.declaration.path) }
            guard !ofDocument.isEmpty, !ofClass.isEmpty, Set(ofDocument).isDisjoint(with: ofClass),
                Set(ofDocument.flatMap(\.moduleNames)).isDisjoint(with: ofClass.flatMap(\.moduleNames))
            else { return nil }
            let names = Set(ofClass.map(\.name)).sorted().joined(separator: ", ")
            return LintFinding(
                use.place,
                "\(use.name)\(use.others) takes its module from the document's target (\(ofDocument[0].name)), but only \(names) "
                    + "compiles it. Add the source to the target or name the module.",
                doubt: reach.doubt(aboutSourcesAround: use.object.document.path))
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
        let reach = ClassReach(in: graph)
        return CustomClassUse.all(in: graph).compactMap { use in
            guard use.object.customModule == nil, !use.object.inheritsModuleFromTarget,
                case .swift(let types) = use.resolution, !reach.isForeign(types, to: use.object),
                !types.contains(where: { $0.declaration.objectiveCName != nil })
            else { return nil }
            let ofDocument = graph.targets.targets(of: use.object.document.path)
            let ofClass = types.flatMap { graph.targets.targets(of: $0.declaration.path) }
            let isOneTarget =
                ofDocument.isEmpty && ofClass.isEmpty || !Set(ofDocument).isDisjoint(with: ofClass)
            return LintFinding(
                use.place,
                "\(use.name)\(use.others) is a Swift class without a name for Objective-C, and the document gives no module "
                    + "for it. Set the module in the identity inspector (or Inherit Module From Target).",
                doubt: Doubt.first((!isOneTarget, "no target is known to build both the document and the class"))
            ).fixed(by: Set(ofDocument).isDisjoint(with: ofClass) ? nil : fix(of: use))
        }
    }

    /// As Xcode writes Inherit Module From Target; nil where the document's targets have different modules.
    private func fix(of use: CustomClassUse) -> LintFix? {
        guard use.modules.count == 1, let module = use.modules.first else { return nil }
        return use.fix("take the module of \(use.name) from the target") { editor, object in
            editor.setAttribute("customModule", on: object, to: module)
            editor.setAttribute("customModuleProvider", on: object, to: "target")
        }
    }
}

/// Finds fixed modules that do not have the class.
struct WrongModuleRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "wrong-module",
        summary: "A custom class with a fixed module that is none of those that compile the class.",
        rationale: """
            A module that does not inherit from the target is looked up as written. After a target was renamed or a \
            source moved, nothing is found, and a plain object is made instead.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        let uses = CustomClassUse.all(in: graph).compactMap { use in
            wrongModule(of: use, in: graph).map { (use: use, module: $0.named, modules: $0.modules) }
        }
        let occurrences = NameOccurrences(of: Set(uses.map(\.module)), in: graph)
        let reach = ClassReach(in: graph)
        return uses.compactMap { use, module, modules in
            // A module that code imports may have a class of the same name.
            guard !occurrences[module].contains(where: \.isImport) else { return nil }
            let isKnown = graph.targets.targets.contains { $0.moduleNames.contains(module) }
            let list = modules.sorted().joined(separator: ", ")
            return LintFinding(
                use.place,
                "\(use.name)\(use.others) is looked up in the module \(module), but it is compiled into \(list). "
                    + "Correct the module or inherit it from the target.",
                doubt: Doubt.first(
                    (isKnown, "there is a module \(module), which may get the class in a way that is not followed"),
                    (isForeign(use, reach), "only other projects of this repository declare such a class"))
            ).fixed(by: isKnown || isForeign(use, reach) ? nil : fix(of: use, modules))
        }
    }

    private func fix(of use: CustomClassUse, _ modules: Set<String>) -> LintFix? {
        guard modules.count == 1, let module = modules.first else { return nil }
        return use.fix("look \(use.name) up in the module \(module)") { editor, object in
            editor.setAttribute("customModule", on: object, to: module)
        }
    }

    private func isForeign(_ use: CustomClassUse, _ reach: ClassReach) -> Bool {
        guard case .swift(let types) = use.resolution else { return false }
        return reach.isForeign(types, to: use.object)
    }

    private func wrongModule(of use: CustomClassUse, in graph: ProjectGraph) -> (named: String, modules: Set<String>)? {
        guard let module = use.object.customModule, !use.object.inheritsModuleFromTarget,
            case .swift(let types) = use.resolution,
            !types.contains(where: { $0.declaration.objectiveCName != nil })
        else { return nil }
        let modules = Set(types.flatMap { graph.targets.targets(of: $0.declaration.path) }.flatMap(\.moduleNames))
        return modules.isEmpty || modules.contains(module) ? nil : (module, modules)
    }
}

/// Finds classes that a document names by their Swift name though Objective-C knows them by another.
struct WrongObjectiveCNameRule: ProjectRule {
    static let description = LintRuleDescription(
        id: "wrong-objective-c-name",
        summary: "A class with `@objc(Name)` that a document names by its Swift name.",
        rationale: """
            `@objc(Name)` is the name under which such a class is found at run time. Under its Swift name older systems \
            find nothing, and make a plain object instead.
            """,
        level: .error)

    init(options: OptionValues) {}

    func findings(in graph: ProjectGraph) -> [LintFinding] {
        CustomClassUse.all(in: graph).compactMap { use in
            guard case .swift(let types) = use.resolution,
                let name = types.first?.declaration.objectiveCName,
                types.allSatisfy({ $0.declaration.objectiveCName.map { $0 != use.name } ?? false })
            else { return nil }
            let hasModule = use.object.customModule != nil || use.object.inheritsModuleFromTarget
            return LintFinding(
                use.place,
                "The class \(use.name)\(use.others) is known to Objective-C, and so to documents, as `\(name)`. "
                    + "Name it so, without a module.",
                doubt: Doubt.first((hasModule, "newer systems find it by its module and Swift name as well"))
            ).fixed(
                by: use.fix("name the class \(name), as Objective-C knows it") { editor, object in
                    editor.setAttribute("customClass", on: object, to: name)
                    editor.removeAttribute("customModule", from: object)
                    editor.removeAttribute("customModuleProvider", from: object)
                })
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
                use.place,
                "\(use.name)\(use.others) is generic, and a document cannot say for which type. Name a subclass that does."
            )
        }
    }
}

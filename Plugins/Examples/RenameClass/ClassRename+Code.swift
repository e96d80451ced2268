import NibwrightKit

/// Swift and Objective-C that name the class.
extension ClassRename {
    mutating func checkSuperclass() {
        let outer = graph.classes.outerSuperclassName(of: type) ?? ""
        if outer == "NSManagedObject" {
            obstruct(.managedObject, "\(old) is a class of Core Data's", declarationPlace)
        }
        let isRealms = ["Object", "RealmSwift.Object", "EmbeddedObject", "RLMObject"].contains(outer)
        if isRealms, graph.swiftFiles.contains(where: { $0.source.contains("import Realm" as StaticString) }) {
            obstruct(.databaseTable, "\(old) is a class of Realm's", declarationPlace)
        }
    }

    private var declarationPlace: Place { graph.place(type.declaration.path, type.declaration.offset) }

    /// A name that is in use, by whatever, would mean two things afterwards.
    mutating func checkNewName() {
        for file in graph.swiftFiles where graph.isNear(file.path, type.declaration.path) {
            let use = SwiftNameUse.all(of: new, in: file.source).first { use in
                switch use.role {
                case .literal, .comment: false
                // Another type may have a member of the name.
                case .member(let base): isModule(base)
                default: true
                }
            }
            if let use {
                obstruct(.nameTaken, "\(file.path) uses the name \(new)", graph.place(file.path, use.range.lowerBound))
            }
        }
        for file in graph.objectiveCFiles {
            guard let use = ObjectiveCNameUse.all(of: new, in: file.source).first(where: { $0.role == .name }) else {
                continue
            }
            obstruct(.nameTaken, "\(file.path) uses the name \(new)", graph.place(file.path, use.range.lowerBound))
        }
    }

    // MARK: Swift

    mutating func collectSwift() {
        for file in graph.swiftFiles {
            for use in SwiftNameUse.all(of: old, in: file.source) { collect(use, in: file.source) }
        }
        for refused in graph.refusedSwift where refused.source.contains(identifier: old) {
            obstruct(.unreadSwift, "\(refused.path) could not be parsed and holds the name", refused.place)
        }
        for source in graph.generatedSwift {
            let use = SwiftNameUse.all(of: old, in: source).first { use in
                switch use.role {
                case .comment: false
                case .literal(let value, _): value == old
                default: true
                }
            }
            guard let use else { continue }
            obstruct(
                .generatedCode, "\(source.path) is written by a tool and names \(old)",
                Place(source, at: use.range.lowerBound))
        }
    }

    private mutating func collect(_ use: SwiftNameUse, in source: SourceText) {
        let place = Place(source, at: use.range.lowerBound)
        guard graph.isNear(source.path, type.declaration.path) else {
            return obstruct(.otherProject, "\(source.path) is of another project and uses the name \(old)", place)
        }
        switch use.role {
        case .declaration(let kind):
            let isOwn = source.path == type.declaration.path && use.range.lowerBound == type.declaration.offset
            if isOwn { return replace(use.range, of: source.path) }
            obstruct(.declaredTwice, "\(source.path) declares a \(kind.rawValue) \(old) as well", place)
        case .name: replace(use.range, of: source.path)
        case .comment: collectComment(use.range, in: source)
        case .objectiveCName where source.path == type.declaration.path && isNamedAlike:
            replace(use.range, of: source.path)
        case .member(let base) where isModule(base): replace(use.range, of: source.path)
        case .member(let base):
            obstruct(.otherMeaning, "\(old) is a member of \(base.isEmpty ? "a type" : base) there", place)
        case .module: obstruct(.otherMeaning, "a module is called \(old) too", place)
        case .objectiveCName, .other: obstruct(.otherMeaning, "\(old) is something else than the class there", place)
        case .literal(let value, let range):
            collect(LiteralUse(value: value, text: range, word: use.range, source: source, language: .swift))
        }
    }

    /// Whether a target that builds the class has a module of the name, or a package's folder is called so.
    func isModule(_ name: String) -> Bool {
        graph.targets.targets(of: type.declaration.path).flatMap(\.moduleNames).contains(name)
            || type.declaration.path.split(separator: "/").dropLast().contains { $0 == name }
    }

    // MARK: Objective-C

    mutating func collectObjectiveC() {
        for file in graph.objectiveCFiles where graph.isNear(file.path, type.declaration.path) {
            for use in ObjectiveCNameUse.all(of: old, in: file.source) { collect(use, in: file.source) }
        }
    }

    // MARK: Comments

    /// A word of prose stays: only what can mean nothing but the class, or a file that gets the new name, is renamed.
    mutating func collectComment(_ range: Range<Int>, in source: SourceText) {
        if CommentWord(range, in: source).isClass(old, renamedFiles: Set(filesOfClass.map(\.lastPart))) {
            replace(range, of: source.path)
        } else {
            mention(source, at: range.lowerBound)
        }
    }

    private mutating func collect(_ use: ObjectiveCNameUse, in source: SourceText) {
        let place = Place(source, at: use.range.lowerBound)
        switch use.role {
        case .comment: collectComment(use.range, in: source)
        case .name where isNamedAlike: replace(use.range, of: source.path)
        case .name:
            obstruct(
                .otherMeaning, "Objective-C knows the class by another name, and \(source.path) uses this one", place)
        case .directive: obstruct(.otherMeaning, "a line of the preprocessor's holds \(old)", place)
        case .literal(let text, let range):
            collect(LiteralUse(value: text, text: range, word: use.range, source: source, language: .objectiveC))
        }
    }

    /// SwiftGen and R.swift make symbols of identifiers and of the names of nibs.
    mutating func checkGeneratedSymbols() {
        for reference in references
        where ["R.", "StoryboardScene.", "StoryboardSegue."].contains(where: reference.text.hasPrefix) {
            obstruct(
                .generatedCode, "\(reference.text) is a symbol that a tool makes of the name \(old)", reference.place)
        }
    }
}

import SourceText
public import SwiftCode

/// The literal colors of a project's Swift code, and the project's declarations about colors; each is read at its first
/// use.
public struct SwiftColorIndex: Sendable {
    private let files: [SourceText]
    private let scopes: ProjectScopes
    private let threads: Int
    private let lazyDeclarations = Lazy<[String: SwiftColorDeclarations]>()
    private let lazyLiterals = Lazy<[SwiftColorLiteral]>()

    init(_ files: [SourceText], _ scopes: ProjectScopes, threads: Int) {
        self.files = files
        self.scopes = scopes
        self.threads = threads
    }

    /// The declarations of files by path, without files that declare nothing.
    ///
    /// Reads the few files that extend color types alone.
    public var declarations: [String: SwiftColorDeclarations] {
        lazyDeclarations.value {
            let declaring = files.filter(SwiftColorLiterals.mayDeclare)
            let read = concurrentMap(declaring, threads: threads) { source in
                SwiftColorInitializer.read(SwiftSyntaxTree.parse(source), path: source.path)
            }
            var declarations: [String: SwiftColorDeclarations] = [:]
            for (source, found) in zip(declaring, read) where !found.isEmpty { declarations[source.path] = found }
            return declarations
        }
    }

    /// By path and place.
    ///
    /// Reads every file that may have one.
    public var literals: [SwiftColorLiteral] {
        lazyLiterals.value {
            var visibility = ColorVisibility(declarations, scopes)
            let functions = visibility.functionNames.isEmpty ? nil : IdentifierSet(visibility.functionNames)
            let work = files.compactMap { source -> (source: SourceText, scope: SwiftColorScope)? in
                guard SwiftColorLiterals.mayMatter(source, functions: functions) else { return nil }
                return (source, visibility.scope(of: source))
            }
            return concurrentMap(work, threads: threads) { source, scope in
                SwiftColorLiterals.find(in: source, initializers: scope)
            }.flatMap { $0 }
        }
    }
}

extension ProjectGraph {
    /// The literal colors of the project's Swift code, and what it declares about colors.
    public var swiftColors: SwiftColorIndex {
        lazySwiftColors.value { SwiftColorIndex(swiftFiles.map(\.source), scopes, threads: defaultThreadCount) }
    }
}

/// Finds the declarations that each file sees: those of its target, of targets that this depends on, of modules that
/// the file imports, and where no target has the file, those of the same project.
private struct ColorVisibility {
    private struct Key: Hashable {
        let targets: [Int]
        let region: String
        let modules: Set<String>
    }

    private struct Declaring {
        let path: String
        let targets: Set<Int>
        let region: String
        let folders: Set<String>
    }

    let functionNames: Set<String>
    private let declarations: [String: SwiftColorDeclarations]
    private let scopes: ProjectScopes
    private let files: [Declaring]
    private let folders: Set<String>
    private var known: [Key: SwiftColorScope] = [:]

    init(_ declarations: [String: SwiftColorDeclarations], _ scopes: ProjectScopes) {
        self.declarations = declarations
        self.scopes = scopes
        files = declarations.keys.sorted().map { path in
            let folders = path.split(separator: "/").dropLast().map(String.init)
            return Declaring(
                path: path, targets: Set(scopes.targets(of: path)), region: scopes.region(of: path),
                folders: Set(folders))
        }
        folders = files.reduce(into: []) { $0.formUnion($1.folders) }
        functionNames = Set(
            declarations.values.lazy.flatMap(\.initializers).map(\.name).filter { $0 != "init" })
    }

    mutating func scope(of source: SourceText) -> SwiftColorScope {
        let key = key(source)
        if let scope = known[key] { return scope }
        let scope = SwiftColorScope(paths(key).compactMap { declarations[$0] })
        known[key] = scope
        return scope
    }

    private func key(_ source: SourceText) -> Key {
        Key(
            targets: scopes.targets(of: source.path), region: scopes.region(of: source.path),
            modules: source.importedModules.intersection(folders))
    }

    private func paths(_ key: Key) -> [String] {
        let built = Set(key.targets).union(scopes.linked(to: key.targets))
        return files.filter { file in
            if !built.isDisjoint(with: file.targets) { return true }
            if key.targets.isEmpty || file.targets.isEmpty, file.region == key.region { return true }
            // A package's module is named like the folder of its sources.
            return !key.modules.isDisjoint(with: file.folders)
        }.map(\.path)
    }
}

extension SourceText {
    /// The names behind `import` at the beginning of lines.
    fileprivate var importedModules: Set<String> {
        var names: Set<String> = []
        for offset in offsets(ofIdentifier: "import") {
            let line = string(offset..<lineRange(containing: offset).upperBound)
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            if words.count > 1 { names.insert(String(words[1])) }
        }
        return names
    }
}

import InterfaceBuilder
import ProjectGraph

/// Counts the names that code uses for things in Interface Builder, nibs and catalogs, how many could be evaluated, and
/// how many of these the project has.
struct InspectCodeReferences: Encodable, Sendable {
    /// References of one kind.
    struct Kind: Encodable, Sendable {
        var references = 0
        /// References all of whose names are known.
        var exact = 0
        /// References of which some name is known.
        var named = 0
        /// References of which every known name is the project's.
        var found = 0
    }

    /// A reference that leads to nothing in the project, or that could not be evaluated.
    struct Record: Encodable, Sendable {
        let place: String
        let kind: String
        let expression: String
        let names: [String]
        /// `missing` or `not-evaluated`.
        let state: String
    }

    let kinds: [String: Kind]
    let unresolved: [Record]

    init(_ graph: ProjectGraph) {
        let known = KnownNames(graph)
        var kinds: [String: Kind] = [:]
        var unresolved: [Record] = []
        for reference in graph.codeReferences {
            var kind = kinds[reference.kind.rawValue] ?? Kind()
            kind.references += 1
            if reference.kind == .initialScene {
                kinds[reference.kind.rawValue] = kind
                continue
            }
            if reference.isExact { kind.exact += 1 }
            if !reference.names.isEmpty { kind.named += 1 }
            let isFound = !reference.names.isEmpty && reference.names.allSatisfy { known.has($0, reference.kind) }
            if isFound { kind.found += 1 }
            kinds[reference.kind.rawValue] = kind
            if !isFound {
                unresolved.append(
                    Record(
                        place: reference.place.description, kind: reference.kind.rawValue, expression: reference.text,
                        names: reference.names, state: reference.names.isEmpty ? "not-evaluated" : "missing"))
            }
        }
        self.kinds = kinds
        self.unresolved = unresolved
    }
}

/// The names that documents and catalogs of a project have, by the kind of thing that they name.
private struct KnownNames {
    private var names: [CodeReference.Kind: Set<String>] = [:]

    init(_ graph: ProjectGraph) {
        var scenes: Set<String> = []
        var segues: Set<String> = []
        var reuse: Set<String> = []
        for document in graph.documents {
            segues.formUnion(document.segues.compactMap(\.identifier))
            for element in document.elements {
                if let identifier = element.storyboardIdentifier { scenes.insert(identifier) }
                if let identifier = element["reuseIdentifier"] ?? element["identifier"] { reuse.insert(identifier) }
            }
        }
        for reference in graph.codeReferences where reference.kind == .registeredReuseIdentifier {
            reuse.formUnion(reference.names)
        }
        // A document that cannot be read is there all the same.
        let refused = graph.refusedDocuments.map { ResourceName(path: $0.path).plainName }
        names[.storyboard] = Set(graph.storyboards.names + refused)
        names[.nib] = Set(graph.nibs.names + graph.storyboards.names + refused)
        names[.scene] = scenes
        names[.performSegue] = segues
        names[.segueTest] = segues
        names[.registeredReuseIdentifier] = reuse
        names[.dequeuedReuseIdentifier] = reuse
        names[.image] = Set(graph.assets.imageNames)
        names[.color] = Set(graph.assets.colorNames)
    }

    func has(_ name: String, _ kind: CodeReference.Kind) -> Bool { names[kind]?.contains(name) == true }
}

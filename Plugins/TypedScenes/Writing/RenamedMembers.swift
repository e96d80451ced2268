import SwiftSyntax
import TransformKit

/// Follows scenes whose members get other names, by their object ids, to the code that uses them.
struct RenamedMembers {
    private struct Renaming: Hashable {
        let namespace: String
        let old: String
        let new: String
    }

    private let renamings: [Renaming]
    private let file: SceneFile

    init(_ file: SceneFile) {
        self.file = file
        var found: [Renaming] = []
        for namespace in file.namespaces {
            for scene in namespace.scenes {
                guard let id = scene.controller.id,
                    let old = file.written?.member(
                        id, isInitial: scene.identifier == nil, of: namespace.document.pathWithoutLanguage),
                    old.name != scene.member
                else { continue }
                found.append(Renaming(namespace: namespace.name, old: old.name, new: scene.member))
            }
        }
        renamings = found
    }

    func edits(in graph: ProjectGraph) -> [FileEdit] {
        guard !renamings.isEmpty else { return [] }
        // Another module of the repository may have a type of the name.
        return file.owner.swiftFiles(in: graph).filter { $0.path != file.path }.flatMap { swift -> [FileEdit] in
            let used = renamings.filter {
                swift.source.contains(identifier: $0.namespace) && swift.source.contains(identifier: $0.old)
            }
            guard !used.isEmpty, case .success(let tree) = SwiftSyntaxTree.read(swift.source) else { return [] }
            let finder = MemberFinder(
                Dictionary(used.map { ("\($0.namespace).\($0.old)", $0.new) }) { first, _ in first })
            finder.walk(tree)
            return finder.edits.map { .replace(path: swift.path, $0) }
        }
    }
}

/// Finds `Onboarding.signUp` by namespace and member.
private final class MemberFinder: SyntaxVisitor {
    private let new: [String: String]
    private(set) var edits: [TextEdit] = []

    init(_ new: [String: String]) {
        self.new = new
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        func plain(_ name: String) -> String { name.filter { $0 != "`" } }
        if let name = new["\(plain(base)).\(plain(node.declName.baseName.text))"] {
            edits.append(TextEdit(node.declName.baseName.bytes, MemberName.written(name)))
        }
        return .visitChildren
    }
}

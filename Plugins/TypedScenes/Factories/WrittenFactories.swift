import SwiftSyntax
import TransformKit

/// A file of factories that an earlier run wrote, as far as the next one keeps to it.
struct WrittenFactories {
    static let firstLine =
        GeneratedFile.start + "scene-factories: screens in one line, with what each of them needs."

    let source: SourceText
    /// The functions that make controllers, by the object id of the scene's controller and its document.
    private(set) var screens: [String: Screen] = [:]

    struct Screen: Hashable {
        let name: String
        let parameters: [Parameter]
    }

    struct Parameter: Hashable {
        let name: String
        /// The type with its marks, as the file has it.
        let type: String
    }

    var path: String { source.path }

    /// Nil for a file of someone else.
    init?(_ source: SourceText) {
        guard source.bytes.starts(with: Self.firstLine.utf8) else { return nil }
        self.source = source
        guard case .success(let tree) = SwiftSyntaxTree.read(source) else { return }
        for item in tree.statements {
            guard let part = item.item.as(ExtensionDeclSyntax.self) else { continue }
            for member in part.memberBlock.members {
                guard let function = member.decl.as(FunctionDeclSyntax.self),
                    let key = Self.key(function.leadingTrivia.description)
                else { continue }
                screens[key] = Screen(
                    name: function.name.text.filter { $0 != "`" },
                    parameters: function.signature.parameterClause.parameters.map {
                        Parameter(
                            name: $0.firstName.text.filter { $0 != "`" },
                            type: $0.type.trimmedDescription.replacing("@escaping ", with: ""))
                    })
            }
        }
    }

    func screen(_ scene: NamedScene, _ namespace: SceneNamespace) -> Screen? {
        screens["\(namespace.document.pathWithoutLanguage).storyboard \(scene.controller.id ?? "")"]
    }

    /// The storyboard and object id of a comment: ``/// Scene "signUp" of `App/Main.storyboard`, object `abc`.``
    private static func key(_ comment: String) -> String? {
        guard let line = comment.split(separator: "\n").last(where: { $0.contains(", object `") }) else { return nil }
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count >= 5 else { return nil }
        return "\(parts[parts.count - 4]) \(parts[parts.count - 2])"
    }
}

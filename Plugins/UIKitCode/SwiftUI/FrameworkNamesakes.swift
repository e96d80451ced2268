import SwiftSyntax
import SwiftWriting
import TransformKit

/// The types of a project that SwiftUI calls one of its own: a file of the project would mean the project's.
///
/// A class, since the project is searched when the first screen asks.
final class FrameworkNamesakes {
    private let graph: ProjectGraph
    private let trees: RecentTrees
    /// By their names.
    private(set) lazy var places = found()

    init(_ graph: ProjectGraph, _ trees: RecentTrees) {
        self.graph = graph
        self.trees = trees
    }

    private func found() -> [String: [Place]] {
        var found: [String: [Place]] = [:]
        for source in graph.swiftFiles.map(\.source) {
            for name in Self.names {
                for offset in source.offsets(ofIdentifier: name) {
                    let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
                    let isDeclared = ["struct ", "enum ", "class ", "protocol ", "typealias "].contains {
                        before.hasSuffix($0)
                    }
                    guard isDeclared, trees.tree(of: source).declaresAtTopLevel(offset) else { continue }
                    found[name, default: []].append(Place(source, at: offset))
                }
            }
        }
        return found
    }

    static let names = [
        "View", "Text", "Image", "Button", "Color", "VStack", "HStack", "ZStack", "Spacer", "ScrollView", "TextField",
        "SecureField", "Toggle", "Slider", "Stepper", "Picker", "ProgressView", "Group", "Binding", "Published",
        "ObservableObject", "ObservedObject", "Rectangle", "Capsule", "UIKitView",
    ]
}

extension SourceFileSyntax {
    /// Whether the name at an offset is that of a type which is declared in no other.
    fileprivate func declaresAtTopLevel(_ offset: Int) -> Bool {
        statements.contains { statement in
            let name =
                statement.item.as(StructDeclSyntax.self)?.name ?? statement.item.as(ClassDeclSyntax.self)?.name
                ?? statement.item.as(EnumDeclSyntax.self)?.name ?? statement.item.as(ProtocolDeclSyntax.self)?.name
                ?? statement.item.as(TypeAliasDeclSyntax.self)?.name
            return name?.bytes.lowerBound == offset
        }
    }
}

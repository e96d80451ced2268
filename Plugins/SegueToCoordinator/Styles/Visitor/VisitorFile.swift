import SegueCode
import SwiftSyntax
import SwiftWriting
import TransformKit

/// The code of one visit as the visitor's file has it.
struct VisitorPiece: Sendable {
    let source: SwiftClass
    let destination: SwiftClass
    /// `detail`
    let name: String
    /// The statements of the visitor's own method: a call of the source's, or the code itself.
    let statements: [String]
    /// The extension of the source that holds the code; empty where the visitor, or the source's own file, has it.
    let sourceMethod: [String]
    /// The imports of the file that the code comes from.
    let imports: [String]
    let unwrapsNavigation: Bool
}

/// The file with the visitor: `SegueVisitor.swift`.
struct VisitorFile {
    private let pieces: [VisitorPiece]
    private let isStrict: Bool

    init(_ pieces: [VisitorPiece], isStrict: Bool) {
        self.pieces = pieces
        self.isStrict = isStrict
    }

    /// The file that an earlier run wrote; nil where there is none.
    static func path(in graph: ProjectGraph) -> String? {
        graph.swiftFiles.first { file in
            file.source.contains("struct SegueVisitor {" as StaticString)
                && file.source.contains("func visitDestination()" as StaticString)
        }?.path
    }

    /// The classes of destinations that the visitor of an earlier run prepares wherever the segue comes from.
    static func unconditional(in graph: ProjectGraph) -> Set<String> {
        guard let source = path(in: graph).flatMap({ graph.text(at: $0) }) else { return [] }
        let visitors = SwiftSyntaxTree.parse(source).statements.compactMap { $0.item.as(StructDeclSyntax.self) }
            .filter { $0.name.text == VisitorText.visitor }
        let functions = visitors.flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let plain = functions.filter { function in
            function.name.text == "visit"
                && function.body?.statements.contains { statement in
                    let text = statement.trimmedDescription
                    return !text.hasPrefix("(segue.source as? ") && !text.hasPrefix("if segue.source is ")
                } == true
        }
        return Set(plain.compactMap { $0.signature.parameterClause.parameters.first?.type.trimmedDescription })
    }

    // MARK: A new file

    var text: String {
        var blocks = [imports([])]
        var visitor = VisitorText.head.map { isStrict && $0.hasPrefix("struct ") ? "@MainActor " + $0 : $0 }
        for destination in destinations { visitor += [""] + method(for: destination).map { "    " + $0 } }
        blocks.append(visitor + ["}"])
        blocks.append(
            VisitorText.destinationProtocol.map { isStrict && $0.hasPrefix("protocol ") ? "@MainActor " + $0 : $0 })
        if unwrapsNavigation { blocks.append(VisitorText.navigation) }
        blocks += destinations.map(VisitorText.accepting)
        blocks += sourceExtensions
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    private var unwrapsNavigation: Bool { pieces.contains(where: \.unwrapsNavigation) }

    private var destinations: [SwiftClass] {
        pieces.reduce(into: []) { found, piece in
            if !found.contains(piece.destination) { found.append(piece.destination) }
        }
    }

    private func method(for destination: SwiftClass) -> [String] {
        let name = pieces.first { $0.destination == destination }?.name ?? "destination"
        return ["func visit(_ \(name): \(destination.name)) {"]
            + statements(for: destination, name).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    /// The statements for a destination, in a method that has its own name for it; those that are the same for all
    /// sources once.
    private func statements(for destination: SwiftClass, _ name: String) -> [String] {
        var found: [[String]] = []
        for piece in pieces where piece.destination == destination && !found.contains(piece.statements) {
            found.append(piece.statements)
        }
        return found.joined().map { $0.replacing(SegueCutter.parameter, with: name) }
    }

    private var sourceExtensions: [[String]] {
        var sources: [SwiftClass] = []
        for piece in pieces where !piece.sourceMethod.isEmpty && !sources.contains(piece.source) {
            sources.append(piece.source)
        }
        return sources.map { source in
            let methods = pieces.filter { $0.source == source && !$0.sourceMethod.isEmpty }.map(\.sourceMethod)
            return ["extension \(source.name) {"]
                + methods.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        }
    }

    private func imports(_ present: Set<String>) -> [String] {
        let wanted = Set(pieces.flatMap(\.imports)).union(["import UIKit"])
        return wanted.subtracting(present).sorted()
    }

    // MARK: A file that is there

    /// The file with the pieces added to the visitor that it has; nil where it has none.
    func added(to source: SourceText) -> String? {
        let tree = SwiftSyntaxTree.parse(source)
        let declared = tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
        guard let visitor = declared.first(where: { $0.name.text == VisitorText.visitor }) else { return nil }
        let text = StyleText(source)
        var edits: [TextEdit] = []
        var newMethods: [[String]] = []
        var newExtensions: [[String]] = []
        for destination in destinations {
            guard let method = Self.method(for: destination, in: visitor), let body = method.body,
                let name = method.signature.parameterClause.parameters.first?.secondName?.text
            else {
                newMethods.append(self.method(for: destination))
                newExtensions.append(VisitorText.accepting(destination))
                continue
            }
            let lines = statements(for: destination, name)
            edits.append(text.appending(lines, to: body.rightBrace))
        }
        if !newMethods.isEmpty {
            edits.append(
                text.appending(
                    newMethods.flatMap { [""] + $0 }, to: visitor.memberBlock.rightBrace))
        }
        let present = source.string(0..<source.bytes.count)
        if unwrapsNavigation, !present.contains("extension UINavigationController: SegueDestination") {
            newExtensions.insert(VisitorText.navigation, at: 0)
        }
        newExtensions += sourceExtensions
        if !newExtensions.isEmpty {
            let lines = newExtensions.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
            edits.append(TextEdit(insert: "\n" + lines, at: source.bytes.count))
        }
        let known = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let missing = imports(Set(known.map(\.trimmedDescription)))
        if let last = known.last, !missing.isEmpty {
            edits.append(
                TextEdit(insert: missing.map { "\n" + $0 }.joined(), at: last.trimmedByteRange.upperBound))
        }
        return EditList(edits).map { String(decoding: $0.apply(to: source.bytes), as: UTF8.self) }
    }

    private static func method(for destination: SwiftClass, in visitor: StructDeclSyntax) -> FunctionDeclSyntax? {
        visitor.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { function in
            let parameters = function.signature.parameterClause.parameters
            return function.name.text == "visit" && parameters.count == 1
                && parameters.first?.type.trimmedDescription == destination.name
        }
    }
}

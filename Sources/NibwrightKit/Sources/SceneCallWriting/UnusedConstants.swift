public import ProjectGraph
import SourceText
import SwiftCode
import SwiftSyntax
import SwiftWriting
import TransformKit

/// A constant that holds a storyboard, the name of one, or the identifier of a scene.
struct NamingConstant: Hashable {
    let name: String
    /// The whole declaration.
    let declaration: CodeRange
    /// The place of its name.
    let offset: Int
    /// Whether no other file sees it.
    let isPrivate: Bool
    /// Whether its type has nothing else.
    let isOnlyMember: Bool
}

/// Finds the constants that nothing says any more once calls are written anew.
public final class UnusedConstants {
    private let graph: ProjectGraph
    private let trees = RecentTrees()

    /// Looks at no file yet.
    public init(_ graph: ProjectGraph) { self.graph = graph }

    /// The constants of one file that only these calls say, and that no other file can say.
    ///
    /// - Parameter gone: the code that goes with the calls.
    func removable(in path: String, by calls: [RewrittenCall], gone: [TextEdit]) -> [Range<Int>] {
        return constants(of: calls).filter { constant in
            constant.isPrivate && !constant.isOnlyMember && constant.declaration.path == path
                && isUnsaid(constant, in: path, but: gone)
        }.map(\.declaration.range).sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Notes on the constants that other files could say, and none does any more.
    ///
    /// - Parameter calls: every call that is written anew, by its file.
    public func findings(_ calls: [String: [RewrittenCall]]) -> [Finding] {
        let gone = calls.mapValues { $0.flatMap(\.edits) }
        return constants(of: calls.keys.sorted().flatMap { calls[$0] ?? [] }).filter { constant in
            (!constant.isPrivate || constant.isOnlyMember)
                && graph.swiftFiles.allSatisfy { isUnsaid(constant, in: $0.path, but: gone[$0.path] ?? []) }
        }.compactMap { constant in
            graph.text(at: constant.declaration.path).map { source in
                Finding(
                    rule: "unused-constant", level: .note, place: Place(source, at: constant.offset),
                    message: "Nothing says `\(constant.name)` any more after the calls are written anew; it may go.")
            }
        }
    }

    private func isUnsaid(_ constant: NamingConstant, in path: String, but gone: [TextEdit]) -> Bool {
        guard let source = graph.text(at: path), source.contains(identifier: constant.name) else { return true }
        return source.offsets(ofIdentifier: constant.name).allSatisfy { offset in
            path == constant.declaration.path && offset == constant.offset
                || gone.contains { edit in
                    // An argument of an initializer stays in the new text.
                    edit.range.contains(offset)
                        && !String(decoding: edit.replacement, as: UTF8.self).contains(constant.name)
                }
        }
    }

    private func constants(of calls: [RewrittenCall]) -> [NamingConstant] {
        var found: [NamingConstant] = []
        for call in calls {
            let literals =
                [call.call.identifier].compactMap(\.self)
                + call.call.sources.filter { $0.form == .literal }.map(\.place)
            for literal in literals {
                if let constant = constant(of: literal), !found.contains(constant) { found.append(constant) }
            }
        }
        return found
    }

    /// The constant that a literal is the value of, or names the storyboard of.
    private func constant(of place: CodeRange) -> NamingConstant? {
        guard let source = graph.text(at: place.path),
            let token = trees.tree(of: source).token(at: AbsolutePosition(utf8Offset: place.range.lowerBound)),
            let literal = token.parent?.as(StringLiteralExprSyntax.self)
        else { return nil }
        let storyboard = Self.storyboard(named: literal)
        guard let binding = (storyboard ?? Syntax(literal)).parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let) || variable.modifiers.contains(where: \.isLazy),
            variable.attributes.isEmpty
        else { return nil }
        let members = variable.parent?.parent?.as(MemberBlockItemListSyntax.self)
        // `StoryboardLocals` takes a storyboard that a local holds.
        if storyboard != nil, members == nil { return nil }
        return NamingConstant(
            name: name.text, declaration: CodeRange(path: place.path, range: variable.bytes),
            offset: name.bytes.lowerBound, isPrivate: Self.isPrivate(variable), isOnlyMember: members?.count == 1)
    }

    /// The call that makes a storyboard of a literal: `UIStoryboard(name: "Main", bundle: nil)`.
    private static func storyboard(named literal: StringLiteralExprSyntax) -> Syntax? {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label?.text == "name",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            ["UIStoryboard", "NSStoryboard"].contains(call.calledExpression.trimmedDescription)
        else { return nil }
        return Syntax(call)
    }

    /// Whether the declaration or a type around it is private to the file, or it is a local.
    private static func isPrivate(_ variable: VariableDeclSyntax) -> Bool {
        let hiding: Set = ["private", "fileprivate"]
        var node: Syntax? = Syntax(variable)
        while let current = node {
            if let declaration = current.asProtocol((any WithModifiersSyntax).self),
                declaration.modifiers.contains(where: { hiding.contains($0.name.text) && $0.detail == nil })
            {
                return true
            }
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

extension DeclModifierSyntax {
    fileprivate var isLazy: Bool { name.tokenKind == .keyword(.lazy) }
}

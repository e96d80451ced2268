import Navigation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// What a coordinator of the project has already, as far as new methods of it have to know.
struct CoordinatorShape {
    /// The names of its storyboards' properties, by the expressions of their values without spaces.
    let storyboards: [String: String]
    /// The names of its members.
    let members: Set<String>
    /// Its methods, by their declarations without spaces: their whole text without spaces.
    let functions: [String: String]
    let isOnMainActor: Bool
    private let conformance: (offset: Int, isFirst: Bool)?
    /// Behind the declaration.
    private let end: Int
    private let imports: (modules: Set<String>, end: Int)
    private let source: SourceText?

    init(_ type: SwiftClass, _ graph: ProjectGraph) {
        let source = graph.text(at: type.declaration.path)
        self.source = source
        var storyboards: [String: String] = [:]
        var members: Set<String> = []
        var functions: [String: String] = [:]
        let reader = PropertyReader(graph)
        for part in type.parts {
            for member in reader.members(of: part) ?? [] {
                if let variable = member.decl.as(VariableDeclSyntax.self) {
                    for binding in variable.bindings {
                        let name = binding.pattern.trimmedDescription
                        members.insert(name)
                        guard let value = binding.initializer?.value.trimmedDescription else { continue }
                        storyboards[value.filter { !$0.isWhitespace }] = name
                    }
                } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                    members.insert(function.name.text)
                    let whole = function.trimmedDescription.filter { !$0.isWhitespace }
                    functions[String(whole.prefix { $0 != "{" })] = whole
                }
            }
        }
        self.storyboards = storyboards
        self.members = members
        self.functions = functions
        guard let source else {
            (isOnMainActor, conformance, end, imports) = (false, nil, 0, ([], 0))
            return
        }
        let tree = SwiftSyntaxTree.parse(source)
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(tree)
        isOnMainActor =
            finder.found?.attributes.contains { $0.trimmedDescription == "@MainActor" } ?? false
        if let last = finder.found?.inheritanceClause?.inheritedTypes.last?.type {
            conformance = (last.endPositionBeforeTrailingTrivia.utf8Offset, false)
        } else {
            conformance = finder.found.map { ($0.name.endPositionBeforeTrailingTrivia.utf8Offset, true) }
        }
        end = finder.found?.endPositionBeforeTrailingTrivia.utf8Offset ?? source.bytes.count
        let found = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        imports = (
            Set(found.map { $0.path.trimmedDescription }),
            found.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        )
    }

    /// The property of a storyboard, or a free name for a new one.
    func storyboard(_ expression: String, named name: String) -> (name: String, isNew: Bool) {
        if let known = storyboards[expression.filter { !$0.isWhitespace }] { return (known, false) }
        var free = name
        var number = 2
        while members.contains(free) {
            free = "\(name)\(number)"
            number += 1
        }
        return (free, true)
    }

    /// The coordinator's own method as it can be added: nil where it has the same already, else with a free name.
    func added(_ method: ConfiguringMethod) -> ConfiguringMethod? {
        guard let helper = method.helper else { return method }
        let whole = helper.joined().filter { !$0.isWhitespace }
        guard let known = functions[String(whole.prefix { $0 != "{" })] else { return method }
        if known == whole { return nil }
        let names = (2..<100).map { "\(method.name)\($0)" }
        return method.renamed(names.first { !members.contains($0) } ?? method.name + "Screen")
    }

    /// The edits by which it conforms to more protocols and imports more modules.
    ///
    /// - Parameter declarations: the lines of protocols that are declared behind it.
    func edits(protocols: [String], modules: [String], declarations: [[String]] = []) -> [TextEdit] {
        var edits: [TextEdit] = []
        if !protocols.isEmpty, let conformance {
            let list = protocols.joined(separator: ", ")
            edits.append(TextEdit(insert: (conformance.isFirst ? ": " : ", ") + list, at: conformance.offset))
        }
        let newline = source.map { SwiftLayout(of: $0).newline } ?? "\n"
        if !declarations.isEmpty {
            let text = declarations.map { newline + newline + $0.joined(separator: newline) }.joined()
            edits.append(TextEdit(insert: text, at: end))
        }
        let missing = modules.filter { !imports.modules.contains($0) }
        if !missing.isEmpty {
            let text = missing.map { "import " + $0 }.joined(separator: newline)
            edits.append(
                TextEdit(insert: imports.end == 0 ? text + newline + newline : newline + text, at: imports.end))
        }
        return edits
    }
}

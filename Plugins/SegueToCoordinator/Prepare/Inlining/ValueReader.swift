import Navigation
import SwiftSyntax
import TransformKit

/// Tells what code that configures a destination takes from the view controller it is in.
struct ValueReader {
    private let owner: SwiftClass
    private let destination: SwiftClass?
    /// The classes of the controllers that the routes make.
    private let made: [SwiftClass]
    private let context: SeguePreparations
    private var path: String { owner.declaration.path }

    init(owner: SwiftClass, destination: SwiftClass?, _ routes: [Route], _ context: SeguePreparations) {
        self.owner = owner
        made = routes.flatMap { $0.madeClasses(in: context.graph) }
        self.destination = destination
        self.context = context
    }

    /// The value that an assignment of the destination's property takes: `userID` of
    /// `destination.userID = member?.id`; nil where the value is not the view controller's alone.
    ///
    /// - Parameters:
    ///   - property: the name of the destination's property.
    ///   - value: the expressions behind `=`.
    ///   - isCertain: whether the statement always runs.
    func assigned(
        _ property: String, _ value: [ExprSyntax], locals: Set<String>, isCertain: Bool
    ) -> SourceValue? {
        guard let first = value.first, let last = value.last, let type = type(of: property) else { return nil }
        // What stands in the selected row is looked up once, where it was looked up once before.
        let isOfRow = value.contains { $0.description.contains(RowCode.indexPath) }
        let reader = SourceExpressionReader(locals: locals) { name in
            context.properties.keeping(name, of: owner).isKept || isOfRow && declares(name)
        }
        for part in value { reader.walk(part) }
        guard reader.isPlain, !reader.roots.isEmpty, isCertain || !reader.mayFail else { return nil }
        let start = first.bytes.lowerBound
        let text = value.reduce("") { $0 + $1.description }
        // Trivia before the first and behind the last expression is not part of it.
        let whole = String(text.drop { $0.isWhitespace }).trimmingSuffix { $0.isWhitespace }
        guard whole.utf8.count == last.bytes.upperBound - start, !whole.contains(where: \.isNewline) else { return nil }
        let expression = SourceExpression(
            whole, roots: reader.roots.map { ($0.range.lowerBound - start..<$0.range.upperBound - start, $0.name) })
        let names = reader.roots.map(\.name).filter { $0 != RowCode.indexPath }
        let paths = names.compactMap { name in
            let keeping = context.properties.keeping(name, of: owner)
            return keeping.isKept ? keeping.onlyPath : declaringPath(of: name)
        }
        let given = expression.onlyName.flatMap { context.properties.kept($0, of: owner)?.type }
        return SourceValue(
            name: property, type: narrowed(type, given), expression: expression, onlyPath: paths.first)
    }

    /// The value where the code reads a property of the view controller for something else.
    func read(_ name: String) -> SourceValue? {
        if name == "title", !declares(name) {
            return SourceValue(
                name: name, type: "String?", expression: SourceExpression(name, roots: [(0..<5, name)]), onlyPath: nil)
        }
        guard let kept = context.properties.kept(name, of: owner), !kept.type.isFunction, isVisible(kept.type) else {
            return nil
        }
        return SourceValue(
            name: name, type: kept.type.text,
            expression: SourceExpression(name, roots: [(0..<name.utf8.count, name)]),
            onlyPath: kept.isHidden ? kept.path : nil)
    }

    /// Whether an assignment of a destination's property runs code that may ask the view controller.
    func runsCode(_ property: String) -> Bool {
        let told = (destination.map { [$0] } ?? made).compactMap { context.properties.runsCode(property, of: $0) }
        return told.isEmpty || told.contains(true)
    }

    /// Whether the view controller's class, or one above it in the project, declares a member of the name.
    func declares(_ name: String) -> Bool { declaringPath(of: name) != nil }

    private func declaringPath(of name: String) -> String? {
        context.graph.classes.chain(of: owner).flatMap(\.parts).first { part in
            guard let source = context.graph.text(at: part.path) else { return false }
            return source.offsets(ofName: name, declaredBy: ["func", "var", "let"]).contains(where: part.range.contains)
        }?.path
    }

    /// Whether some code of the project declares a function of a name, in whatever place.
    func isDeclaredInProject(_ function: String) -> Bool {
        context.graph.swiftFiles.contains { !$0.source.offsets(ofName: function, declaredBy: ["func"]).isEmpty }
    }

    // MARK: Types

    private func type(of property: String) -> PropertyType? {
        guard let destination else { return nil }
        if let found = context.properties.property(property, of: destination)?.type {
            return !found.isFunction && isVisible(found) ? found : nil
        }
        guard property == "title", context.properties.runsCode(property, of: destination) == nil else { return nil }
        return PropertyType(wrapped: "String", qualified: "String", optionality: .optional, isFunction: false)
    }

    /// The type of a parameter for a property: no optional where what is handed over is none.
    private func narrowed(_ type: PropertyType, _ given: PropertyType?) -> String {
        if let given, given.qualified == type.qualified, given.optionality == .none { return type.qualified }
        return type.optionality == .none ? type.qualified : type.qualified + "?"
    }

    /// Whether the coordinator's file knows every type that a type says.
    private func isVisible(_ type: PropertyType) -> Bool {
        Self.names(in: type.qualified).allSatisfy { context.senderTypes.isVisible($0, from: path) }
    }

    /// The names that a type says, without those behind a dot: `Team` and `Kit` of `[Team: Kit.Color]?`.
    static func names(in type: String) -> [String] {
        var names: [String] = []
        var previous: Character = " "
        var word = ""
        for character in type + " " {
            if character.isLetter || character.isNumber || character == "_" {
                if word.isEmpty, previous == "." { word = "." }
                word.append(character)
            } else {
                if !word.isEmpty, !word.hasPrefix(".") { names.append(word) }
                word = ""
            }
            previous = character
        }
        return names.filter { !standard.contains($0) }
    }

    private static let standard: Set<String> = ["Any", "AnyObject", "any"]
}

extension Route {
    /// The project's own classes of the controllers that it makes.
    func madeClasses(in graph: ProjectGraph) -> [SwiftClass] {
        transitions.flatMap { $0.destination.controllers + $0.destination.contents }.flatMap { controller in
            guard let name = controller.customClass,
                case .swift(let types) = graph.classes.resolve(name, from: owner.declaration.path)
            else { return [SwiftClass]() }
            return types
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isGone: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isGone(last) { text.removeLast() }
        return text
    }
}

import SwiftSyntax
import SwiftWriting
import TransformKit

/// A class of the project whose views get their content from a xib, where each of them had it in its document.
struct OwnViewClass {
    let type: SwiftClass
    /// `UIView` in the class's declaration, in whose place the class that loads the xib stands then.
    let superclass: Range<Int>
    private let sources: [SourceText]
    private let graph: ProjectGraph

    /// - Parameter places: all views of the class that get the content.
    /// - Throws: the reason why the class cannot load its content.
    init(of places: [NibPlace], in graph: ProjectGraph) throws(Obstacle) {
        let view = places[0].view
        let words = view.customClass ?? ""
        guard case .swift(let types)? = graph.classes.resolve(view), let type = types.first, types.count == 1,
            let source = graph.text(at: type.declaration.path)
        else {
            throw Obstacle(
                code: .classUnsuitable, reason: "\(words) is no class of the project's Swift, or there are several",
                place: view.place)
        }
        let place = Place(source, at: type.declaration.offset)
        func obstacle(_ reason: String, _ place: Place) -> Obstacle {
            Obstacle(code: .classUnsuitable, reason: reason, place: place)
        }
        let finder = ClassFinder(offset: type.declaration.offset)
        finder.walk(SwiftSyntaxTree.parse(source))
        guard let superclass = finder.found?.inheritanceClause?.inheritedTypes.first?.type,
            superclass.trimmedDescription == "UIView", !type.declaration.isGeneric
        else { throw obstacle("\(words) is not right below UIView", place) }
        if type.declaration.isPublic {
            throw obstacle("\(words) is public, and the class above it would not be", place)
        }
        if let below = graph.classes.subclasses(of: type).first {
            throw obstacle(
                "\(below.name) is below it, and would look for a xib of its own name",
                graph.text(at: below.declaration.path).map { Place($0, at: below.declaration.offset) } ?? place)
        }
        if let other = Self.otherView(of: type, places, graph) {
            throw obstacle("\(ElementSubject(other).words) is of the class and has other content", other.place)
        }
        if let maker = Self.maker(of: type, graph) {
            throw obstacle("code makes views of the class, which would get the content as well", maker)
        }
        self.type = type
        self.superclass =
            superclass.positionAfterSkippingLeadingTrivia
            .utf8Offset..<superclass.endPositionBeforeTrailingTrivia.utf8Offset
        sources = type.parts.compactMap { graph.text(at: $0.path) }
        self.graph = graph
    }

    /// A view of the class that is none of the places.
    private static func otherView(of type: SwiftClass, _ places: [NibPlace], _ graph: ProjectGraph) -> Element? {
        let names = [type.name, type.declaration.objectiveCName].compactMap(\.self)
        return graph.documents.lazy.filter { graph.isNear($0.path, type.declaration.path) }.flatMap(\.elements)
            .first { element in
                guard let name = element.customClass, names.contains(name), element.id != nil else { return false }
                return !places.contains { $0.view == element }
            }
    }

    /// The first place where code makes a view of the class, or may.
    static func maker(of type: SwiftClass, _ graph: ProjectGraph) -> Place? {
        for source in graph.swiftFiles.map(\.source)
        where graph.isNear(source.path, type.declaration.path) && source.contains(identifier: type.name) {
            let finder = TypeValueFinder(type.name)
            finder.walk(SwiftSyntaxTree.parse(source))
            if let offset = finder.offset { return Place(source, at: offset) }
        }
        for file in graph.objectiveCFiles where graph.isNear(file.path, type.declaration.path) {
            let name = type.declaration.objectiveCName ?? type.name
            let made = file.source.offsets(ofIdentifier: name).first { offset in
                file.source.bytes[..<offset].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "[")
            }
            if let made { return Place(file.source, at: made) }
        }
        return nil
    }

    /// Whether the class's own code says a name.
    func mentions(_ name: String) -> Bool { sources.contains { $0.contains(identifier: name) } }

    /// The outlet of the class that leads to an object of its content already.
    func property(for object: Element, among connections: [Element]) -> NibViewDraft.Property? {
        for connection in connections {
            guard let connection = Connection(connection), connection.kind == .outlet, connection.destination == object,
                let name = connection.property, let (_, outlet) = graph.classes.outlet(name, of: type)
            else { continue }
            return NibViewDraft.Property(
                name: name, type: outlet.wrappedType, isWeak: outlet.ownership == .weak,
                isPrivate: ["private", "fileprivate"].contains(outlet.access), isDeclared: true)
        }
        return nil
    }
}

/// Finds the first place where code takes a type as a value: it makes an object of it, or hands the type on.
private final class TypeValueFinder: SyntaxVisitor {
    private let name: String
    private(set) var offset: Int?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if offset == nil, node.baseName.text == name {
            offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return .skipChildren
    }
}

import SwiftSyntax
import TransformKit

/// What the project's code does with the outlets whose styling may move, and with views at large.
struct StylingCode {
    let graph: ProjectGraph
    private let uses: [String: [MemberUse]]
    /// Outlets by the object that they lead to.
    private let connections: [Element: [OutletConnection]]
    /// Outlets by the object that has them.
    private let sources: [Element: [OutletConnection]]
    /// Code that goes from a view to those in it.
    private let ways: [MemberUse]
    /// The objects whose class is the project's, by class.
    private let objects: [SwiftClass: [ClassUse]]
    private let early: [String: EarlyCode]
    private let looks: [GeneralLook]

    init(_ methods: [StylingMethod], in graph: ProjectGraph) {
        self.graph = graph
        // What the system gives each object is used everywhere, and looked at in another way.
        let names = Set(
            methods.flatMap { method in
                method.statements.map(\.outlet).filter { graph.classes.outlet($0, of: method.type) != nil }
            })
        let all = names.isEmpty ? [] : graph.uses(of: names.union(Self.wayNames))
        let found = all.filter { names.contains($0.name) }
        ways = all.filter { Self.wayNames.contains($0.name) && !graph.isTest($0.path) }
        uses = Dictionary(grouping: found, by: \.name)
        let sources = Set(found.map(\.path)).sorted().compactMap(graph.text(at:))
        let early = concurrentMap(sources, threads: defaultThreadCount) { EarlyCode(in: $0) }
        self.early = Dictionary(uniqueKeysWithValues: zip(sources.map(\.path), early))
        looks = GeneralLook.all(in: graph)
        var connections: [Element: [OutletConnection]] = [:]
        for connection in graph.outletConnections {
            if let destination = connection.destination { connections[destination, default: []].append(connection) }
        }
        self.connections = connections
        self.sources = Dictionary(grouping: graph.outletConnections, by: \.source)
        var objects: [SwiftClass: [ClassUse]] = [:]
        for use in graph.classUses() { for type in use.types { objects[type, default: []].append(use) } }
        self.objects = objects
    }

    /// Objects of documents that are of a class or of one that descends from it.
    func objects(of type: SwiftClass) -> [ClassUse] {
        ([type] + graph.classes.subclasses(of: type)).flatMap { objects[$0] ?? [] }
    }

    /// Objects of documents that are of exactly a class.
    func ownObjects(of type: SwiftClass) -> [ClassUse] { objects[type] ?? [] }

    /// The outlets of a name that an object has.
    func outlets(_ name: String, of object: Element) -> [OutletConnection] {
        (sources[object] ?? []).filter { $0.property == name }
    }

    func outlets(to element: Element) -> [OutletConnection] { connections[element] ?? [] }

    /// Uses of an outlet that can mean the one of a class, the one at a place left out.
    func uses(of outlet: String, of owner: SwiftClass, except ranges: [Range<Int>], in path: String) -> [MemberUse] {
        let family = Set(graph.classes.chain(of: owner) + graph.classes.subclasses(of: owner))
        return (uses[outlet] ?? []).filter { use in
            if use.path == path, ranges.contains(where: { $0.contains(use.range.lowerBound) }) { return false }
            switch use.base {
            case .ownType:
                let around = use.enclosingTypes.first.map {
                    graph.swiftClasses(named: $0, around: use.enclosingTypes, from: use.path)
                }
                guard let around, !around.isEmpty else { return isInProtocol(use) && graph.isNear(use.path, path) }
                return around.contains(where: family.contains)
            case .expression(_, let type?):
                let meant = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
                // None of the system's classes has an outlet of the project.
                if meant.isEmpty, type.hasPrefix("UI") || OutletConnection.isSystemClass(type) { return false }
                return meant.isEmpty ? graph.isNear(use.path, path) : meant.contains(where: family.contains)
            case .expression(let text, nil):
                guard let type = typeOfOutlet(text, use) else { return graph.isNear(use.path, path) }
                let meant = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
                return meant.contains(where: family.contains)
            case .keyPath: return graph.isNear(use.path, path)
            }
        }
    }

    /// The type of an outlet of the class around on which something is used: `UIButton` of `closeButton.titleLabel`.
    private func typeOfOutlet(_ text: String, _ use: MemberUse) -> String? {
        let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
        guard let type = use.enclosingTypes.first else { return nil }
        let around = graph.swiftClasses(named: type, around: use.enclosingTypes, from: use.path)
        let plain = name.filter { $0 != "?" && $0 != "!" }
        return around.lazy.compactMap { graph.classes.outlet(plain, of: $0)?.outlet.wrappedType }.first
    }

    /// Whether a use is in the extension of a protocol, which the class may conform to: no other type but a class has
    /// the outlet.
    private func isInProtocol(_ use: MemberUse) -> Bool {
        guard let name = use.enclosingTypes.first else { return true }
        return graph.swiftFiles.contains { file in file.source.contains("protocol \(name)") }
    }

    func place(of use: MemberUse) -> Place {
        graph.text(at: use.path).map { Place($0, at: use.range.lowerBound) } ?? Place(path: use.path)
    }

    /// Whether the use is in code that runs while the document is loaded, before the method that sets the style.
    func isEarly(_ use: MemberUse, before method: String) -> Bool {
        guard let early = early[use.path] else { return true }
        let ranges = method == "viewDidLoad" ? early.always + early.beforeViews : early.always
        return ranges.contains { $0.contains(use.range.lowerBound) }
    }

    // MARK: Code at large

    private static let wayNames: Set = ["arrangedSubviews", "subviews", "viewWithTag"]

    /// Code of a class, or of anything that classes share, that goes from view to view and may set a property of each.
    func way(to property: StyleProperty, from type: SwiftClass) -> ReviewPoint? {
        let family = Set((graph.classes.chain(of: type) + graph.classes.subclasses(of: type)).map(\.name))
        let way = ways.first { use in
            guard graph.isNear(use.path, type.declaration.path), !use.lineText.contains("removeFromSuperview"),
                isShared(use, family), let source = graph.text(at: use.path)
            else { return false }
            let iterates = ["for ", "forEach", ".map"].contains { use.lineText.contains($0) }
            return iterates || property.words.contains { source.contains(identifier: $0) }
        }
        return way.map { use in
            ReviewPoint(
                reason: "code goes from view to view by “\(use.name)”, and may run before “\(property.path)” is set",
                place: place(of: use))
        }
    }

    /// Whether a use is in one of some classes, in an extension of the system's, or in code of no class.
    private func isShared(_ use: MemberUse, _ family: Set<String>) -> Bool {
        guard let name = use.enclosingTypes.first else { return true }
        if family.contains(name) || name.hasPrefix("UI") { return true }
        return graph.swiftClasses(named: name, around: use.enclosingTypes, from: use.path).isEmpty
    }

    /// Code that sets the look of all views of a kind.
    ///
    /// - Parameters:
    ///   - element: a view of a document.
    ///   - property: what is asked about.
    func generalStyling(of element: Element, _ property: StyleProperty) -> ReviewPoint? {
        var names = Self.systemClasses(of: element)
        if let resolution = graph.classes.resolve(element) {
            for ancestry in Ancestry.all(of: resolution, in: graph) { names.formUnion(ancestry.names) }
        }
        let near = looks.filter { graph.isNear($0.place.path, element.document.path) && names.contains($0.type) }
        return near.first { look in look.members.map { !property.words.isDisjoint(with: $0) } ?? true }?.point
    }

    /// The system's classes that a view is of, as far as code sets their look.
    private static func systemClasses(of element: Element) -> Set<String> {
        var names: Set = ["UIView", "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()]
        if ["button", "datePicker", "pageControl", "segmentedControl", "slider", "stepper", "switch", "textField"]
            .contains(element.name)
        {
            names.insert("UIControl")
        }
        if ["collectionView", "tableView", "textView"].contains(element.name) { names.insert("UIScrollView") }
        return names
    }
}

/// A place at which code sets the look of all views of a class.
struct GeneralLook {
    /// The class: `UILabel` of `UILabel.appearance()`.
    let type: String
    /// The words of the code; nil where they may stand elsewhere.
    let members: Set<String>?
    let point: ReviewPoint
    var place: Place { point.place }

    static func all(in graph: ProjectGraph) -> [GeneralLook] {
        let swift = graph.swiftFiles.flatMap { appearances(in: $0.source) + extensions(of: $0) }
        return swift + graph.objectiveCFiles.flatMap { appearances(in: $0.source) }
    }

    /// `UILabel.appearance()`, `[UILabel appearance]`
    private static func appearances(in source: SourceText) -> [GeneralLook] {
        ["appearance", "appearanceWhenContainedInInstancesOfClasses"].flatMap(source.offsets(ofIdentifier:))
            .compactMap { offset in
                let line = source.lineRange(containing: offset)
                let before = source.string(line.lowerBound..<offset)
                guard let last = before.last, last == "." || last == " " else { return nil }
                let name = String(
                    before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
                guard name.first?.isUppercase == true || name == "self" else { return nil }
                return GeneralLook(
                    type: name, members: member(behind: source.string(offset..<line.upperBound)).map { [$0] },
                    point: ReviewPoint(
                        reason:
                            "code sets the appearance of all views of \(name), which may treat a document's value and "
                            + "one from code differently", place: Place(source, at: offset)))
            }
    }

    /// `font` of `appearance().font = …` and of `appearance] setFont:…`; nil where the code goes on elsewhere.
    private static func member(behind text: String) -> String? {
        guard let end = text.firstIndex(where: { $0 == ")" || $0 == "]" }) else { return nil }
        let rest = text[text.index(after: end)...]
        if let setter = rest.firstRange(of: "set"), rest[..<setter.lowerBound].allSatisfy(\.isWhitespace) {
            let name = rest[setter.upperBound...].prefix { $0.isLetter || $0.isNumber }
            return name.prefix(1).lowercased() + name.dropFirst()
        }
        guard rest.first == "." else { return nil }
        return String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber })
    }

    /// `extension UILabel { open override func awakeFromNib() { … } }`
    private static func extensions(of file: SwiftFile) -> [GeneralLook] {
        file.types.filter { $0.kind == .extension && $0.name.hasPrefix("UI") }.compactMap { type in
            let text = file.source.string(type.range)
            guard text.contains("func awakeFromNib()") else { return nil }
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return GeneralLook(
                type: type.name, members: Set(words.map(String.init)),
                point: ReviewPoint(
                    reason: "all views of \(type.name) run code when they are loaded",
                    place: Place(file.source, at: type.offset)))
        }
    }
}

/// Code of a file that runs while a document is loaded: initializers, and observers of outlets and of inspectable
/// properties.
struct EarlyCode: Sendable {
    let always: [Range<Int>]
    /// Code that runs before `viewDidLoad` and not before `awakeFromNib`.
    let beforeViews: [Range<Int>]

    init(in source: SourceText) {
        let finder = EarlyCodeFinder(viewMode: .sourceAccurate)
        finder.walk(SwiftSyntaxTree.parse(source))
        always = finder.always
        beforeViews = finder.beforeViews
    }
}

private final class EarlyCodeFinder: SyntaxVisitor {
    private(set) var always: [Range<Int>] = []
    private(set) var beforeViews: [Range<Int>] = []

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        always.append(node.trimmedByteRange)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if ["awakeFromNib", "loadView"].contains(node.name.text) { beforeViews.append(node.trimmedByteRange) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = node.attributes.trimmedDescription
        if attributes.contains("IBOutlet") || attributes.contains("IBInspectable") {
            always.append(node.trimmedByteRange)
        }
        return .skipChildren
    }
}

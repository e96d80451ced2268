import Navigation
import ObjectiveCCode
import SwiftSyntax
import SwiftWriting
import TransformKit

/// Says of the classes of views whether code makes the same view of them as a document does.
final class ViewClasses {
    private let graph: ProjectGraph
    private var known: [String: Obstacle?] = [:]
    private var creation: [SwiftClass: CreationCode] = [:]
    /// Initializers that classes get, since only documents have made objects of them so far.
    private var added: [SwiftClass: AddedInitializer] = [:]
    /// What classes do as they awake, which code has them do when it has set a view up.
    private var awakening: [SwiftClass: AwakeningMethod] = [:]
    private let trees = RecentTrees()

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The class that code names for an element, and whether only a library knows how it is made.
    ///
    /// - Throws: the reason why a view of it would be another one when code makes it.
    func name(of element: Element, system: String) throws(Obstacle) -> (name: String, isOfLibrary: Bool) {
        guard let name = element.customClass else { return (system, false) }
        switch graph.classes.resolve(element) {
        case .swift(let types) where types.count == 1 && !types[0].declaration.isGeneric:
            try check(types[0], element, system)
            return (types[0].name, false)
        case .swift:
            throw Obstacle(
                code: .classOfView, reason: "\(name) may be one of several classes", place: element.place)
        case .objectiveC(let parts):
            try check(parts + Ancestry(of: parts, in: graph).objectiveC, name, element.place)
            return (name, false)
        case .notInProject, nil:
            if name == system { return (system, false) }
            guard !element.inheritsModuleFromTarget else {
                throw Obstacle(
                    code: .classOfView, reason: "\(name) should be in the project and is not", place: element.place)
            }
            // A class that nothing has is a plain view at run time, and would be an error in code.
            let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
            let word = element.customModule ?? name
            let isNamed = sources.contains { source in
                graph.isNear(source.path, element.document.path)
                    && source.offsets(ofIdentifier: word).contains { offset in
                        // In a text or a comment, the word is one of a language.
                        let start = source.lineRange(containing: offset).lowerBound
                        let before = source.string(start..<offset)
                        return !before.contains("//") && !before.trimmed.hasPrefix("*")
                            && before.count { $0 == "\"" }.isMultiple(of: 2)
                    }
            }
            guard isNamed else {
                throw Obstacle(
                    code: .classOfView, reason: "no code of the project names \(word), so nobody may have \(name)",
                    place: element.place)
            }
            return (name, true)
        }
    }

    // MARK: Creation

    private func check(_ type: SwiftClass, _ element: Element, _ system: String) throws(Obstacle) {
        let key = "\(type.declaration.path)#\(type.declaration.offset)"
        if let known = known[key] {
            if let known { throw Obstacle(code: known.code, reason: known.reason, place: element.place) }
            return
        }
        do throws(Obstacle) {
            try check(type, system)
            known[key] = .some(nil)
        } catch {
            known[key] = error
            throw Obstacle(code: error.code, reason: error.reason, place: element.place)
        }
    }

    private func check(_ type: SwiftClass, _ system: String) throws(Obstacle) {
        let place = Place(path: type.declaration.path)
        let ancestry = Ancestry(of: type, in: graph)
        try check(ancestry.objectiveC, type.name, place)
        let outer =
            ancestry.objectiveC.last { $0.superclass != nil }?.superclass
            ?? graph.classes.outerSuperclassName(of: type) ?? "no class"
        let isSystems = outer == "UIView" || outer == "UIControl" || outer == system || ViewRules.types.contains(outer)
        guard isSystems else {
            throw Obstacle(
                code: .classOfView, reason: "\(type.name) descends from \(outer), which is not in the project",
                place: place)
        }
        if type.declaration.isPrivate || type.name.contains(".") {
            throw Obstacle(code: .classOfView, reason: "\(type.name) cannot be named in another file", place: place)
        }
        for type in graph.classes.chain(of: type) {
            try checkCreation(
                of: type, labels: Self.labels[outer] ?? ["frame"], mayAdd: !Self.otherwiseMade.contains(outer),
                mayAwake: true)
        }
        if awaking(in: graph.classes.chain(of: type)).count > 1 { throw Self.awakes(type, place) }
    }

    /// Those of some classes that do something as they awake which code has them do.
    private func awaking(in chain: some Sequence<SwiftClass>) -> [(type: SwiftClass, method: AwakeningMethod)] {
        chain.compactMap { type in awakening[type].map { (type, $0) } }
    }

    private static func awakes(_ type: SwiftClass, _ place: Place) -> Obstacle {
        Obstacle(code: .classOfView, reason: "\(type.name) does something in `awakeFromNib`", place: place)
    }

    /// Classes whose objects code makes by an initializer that `init(frame:)` does not bring along.
    private static let otherwiseMade: Set = [
        "UITableView", "UICollectionView", "UITableViewCell", "UITextView", "UISegmentedControl", "UIVisualEffectView",
        "UIActivityIndicatorView", "WKWebView",
    ]

    /// The labels of the initializer that code calls, where it is not `init(frame:)` alone.
    private static let labels = [
        "UITableView": ["frame", "style"], "UICollectionView": ["frame", "collectionViewLayout"],
        "UITableViewCell": ["style", "reuseIdentifier"],
    ]

    /// - Throws: the reason why a class above that of a cell would do something else for a cell that code makes.
    func checkAbove(_ cell: Cell) throws(Obstacle) {
        guard let type = cell.type else { return }
        for type in graph.classes.chain(of: type).dropFirst() {
            try checkCreation(of: type, labels: Self.labels[cell.kind.systemClass] ?? ["frame"], mayAwake: true)
        }
        let above = awaking(in: graph.classes.chain(of: type).dropFirst())
        if above.count > 1 { throw Self.awakes(above[0].type, cell.element.place) }
        // The views that the document made are there, as the initializer calls it.
        guard let name = above.first?.method.early([]) else { return }
        throw Obstacle(
            code: .classOfView,
            reason: "a class above \(type.name) asks for `\(name)` in `awakeFromNib`, which code would make later",
            place: cell.element.place)
    }

    /// The method by which the initializer of a cell has a class above do what `awakeFromNib` does, with the edits for it.
    func awakening(above type: SwiftClass) -> AwakeningMethod? {
        awaking(in: graph.classes.chain(of: type).dropFirst()).first?.method
    }

    /// A class of Objective-C that does nothing of its own when a document makes a view of it.
    private func check(_ parts: [ObjectiveCClass], _ name: String, _ place: Place) throws(Obstacle) {
        for part in parts {
            guard let source = graph.text(at: part.path) else { continue }
            for word in ["awakeFromNib", "initWithCoder"] where source.contains(identifier: word) {
                throw Obstacle(
                    code: .classOfView, reason: "\(part.name), a class of Objective-C, may do something in `\(word)`",
                    place: place)
            }
        }
    }

    /// Whether the initializer that code calls does what `init(coder:)` and `awakeFromNib` do together.
    ///
    /// - Parameters:
    ///   - labels: those of the initializer that code calls.
    ///   - mayAdd: whether a class that has no such initializer may get one.
    ///   - mayAwake: whether code may have it do what `awakeFromNib` does.
    private func checkCreation(
        of type: SwiftClass, labels: [String], mayAdd: Bool = false, mayAwake: Bool = false
    ) throws(Obstacle) {
        guard let (node, source) = trees.declaration(of: type, in: graph) else { return }
        let place = Place(source, at: type.declaration.offset)
        let methods = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let awaking = methods.first(where: \.isAwakening)
        if let other = awakeningElsewhere(type, besides: awaking, in: source) { throw other }
        let woken = awaking.map { Self.statements(of: $0.body) } ?? []
        let designated = node.designatedInitializers
        let isAwoken = { [self] in
            mayAwake && (awaking.map { addAwakening(of: type, $0, in: node, source) } ?? false)
        }
        if designated.isEmpty {
            if woken.isEmpty || mayAdd && addInitializer(to: type, node, source, coder: nil, awaking) || isAwoken() {
                return
            }
            throw Self.awakes(type, place)
        }
        let words = "init(\(labels[0]):)"
        let coder = designated.first { $0.firstLabel == "coder" }
        let own = designated.first { initializer in
            initializer.signature.parameterClause.parameters.map(\.firstName.text) == labels
        }
        guard let own else {
            if mayAdd, designated.count == 1, addInitializer(to: type, node, source, coder: coder, awaking) { return }
            throw Obstacle(
                code: .classOfView, reason: "\(type.name) has no `\(words)` that code could call", place: place)
        }
        let isHidden = own.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        let made = Self.statements(of: own.body)
        let read = Self.statements(of: coder?.body)
        guard !isHidden, !own.attributes.trimmedDescription.contains("unavailable"), coder != nil,
            read == made || read + woken == made
        else {
            throw Obstacle(
                code: .classOfView, reason: "`\(words)` of \(type.name) does something else than `init(coder:)`",
                place: place)
        }
        if read + woken == made { return }
        // What awaking does again is done in the initializer, or in a method that it calls.
        let called = methods.filter { method in made.contains(method.name.text + "()") }
        let done = Set(made + called.flatMap { Self.statements(of: $0.body) })
        if !done.isSuperset(of: woken), !isAwoken() { throw Self.awakes(type, place) }
    }

    // MARK: Added initializers

    /// Whether a class can get an initializer for code, which is kept then.
    private func addInitializer(
        to type: SwiftClass, _ node: ClassDeclSyntax, _ source: SourceText, coder: InitializerDeclSyntax?,
        _ awaking: FunctionDeclSyntax?
    ) -> Bool {
        // A class with an initializer of its own has no longer those of the class above.
        if coder == nil, isMadeOtherwise(type) { return false }
        let methods = trees.members(of: graph.classes.chain(of: type), in: graph).methodsByName
        let initializer = AddedInitializer(to: node, in: source, coder: coder, awaking: awaking, methods: methods)
        guard let initializer else { return false }
        // Where documents say what it asks for, code has to say that first.
        if coder == nil, let awaking, initializer.early(documentNames[type.name] ?? []) != nil,
            addAwakening(of: type, awaking, in: node, source)
        {
            return true
        }
        added[type] = initializer
        return true
    }

    /// What documents say of the views of each class: attributes, colors and the like, and runtime attributes.
    private lazy var documentNames: [String: Set<String>] = {
        var names: [String: Set<String>] = [:]
        for element in graph.documents.flatMap(\.elements) {
            guard let type = element.customClass else { continue }
            names[type, default: []].formUnion(element.children.compactMap { $0["key"] })
            names[type, default: []].formUnion(element.userDefinedRuntimeAttributes.compactMap { $0["keyPath"] })
        }
        return names
    }()

    /// Whether code can have a class do what `awakeFromNib` does, which is kept then.
    private func addAwakening(
        of type: SwiftClass, _ awaking: FunctionDeclSyntax, in node: ClassDeclSyntax, _ source: SourceText
    ) -> Bool {
        let family = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        let methods = trees.members(of: graph.classes.chain(of: type), in: graph).methodsByName
        let method = AwakeningMethod(of: awaking, in: node, source, methods) { name in
            family.flatMap(\.parts).contains { graph.text(at: $0.path)?.contains(identifier: name) ?? false }
        }
        awakening[type] = method
        return method != nil
    }

    /// - Throws: the reason against a row whose class does something as it awakes, for which its views have to be there.
    func checkAsleep(_ row: Element) throws(Obstacle) {
        let chain = graph.classes.swiftClass(of: row).map { graph.classes.chain(of: $0) } ?? []
        if let type = awaking(in: chain).first?.type { throw Self.awakes(type, row.place) }
    }

    /// The call by which code has the class of a view do what `awakeFromNib` does; nil where that does nothing, and for a
    /// cell, which calls it itself.
    ///
    /// - Throws: what it asks for that code makes later.
    func awakening(of element: Element) throws(Obstacle) -> CodedView.Setting? {
        let chain = graph.classes.swiftClass(of: element).map { graph.classes.chain(of: $0) } ?? []
        guard Cell.Kind(element) == nil, let (type, method) = awaking(in: chain).first
        else { return nil }
        if let name = method.early(Self.laterNames(of: element)) {
            throw Obstacle(
                code: .classOfView,
                reason: "\(type.name) asks for `\(name)` in `awakeFromNib`, which code would make later",
                place: element.place)
        }
        return .call("\(method.name)()")
    }

    /// Whether code makes objects of a class by anything but `init(frame:)`, or a class below has initializers.
    private func isMadeOtherwise(_ type: SwiftClass) -> Bool {
        let below = graph.classes.subclasses(of: type)
        if below.contains(where: { trees.declaration(of: $0, in: graph)?.node.designatedInitializers.isEmpty != true })
        {
            return true
        }
        let above = graph.classes.chain(of: type).dropFirst()
        let labels = above.flatMap { trees.declaration(of: $0, in: graph)?.node.designatedInitializers ?? [] }
            .map { $0.firstLabel ?? "" }
        if !Set(labels).isSubset(of: ["frame", "coder"]) { return true }
        return ([type] + below).contains { type in
            graph.swiftFiles.map(\.source).contains { source in
                source.offsets(ofIdentifier: type.name).contains { offset in
                    let behind = source.bytes[(offset + type.name.utf8.count)...]
                    let call = behind.starts(with: "(".utf8) || behind.starts(with: ".init".utf8)
                    return call && !behind.starts(with: "(frame:".utf8)
                }
            }
        }
    }

    /// - Throws: what a class would do with a view that code makes before the document's values are there.
    func checkOrder(_ settings: [CodedView.Setting], of element: Element) throws(Obstacle) {
        let chain = graph.classes.swiftClass(of: element).map { graph.classes.chain(of: $0) } ?? []
        guard chain.contains(where: { added[$0] != nil }) else { return }
        let names = Self.laterNames(of: element).union(settings.flatMap(\.names))
        for type in chain {
            guard let name = added[type]?.early(names) else { continue }
            throw Obstacle(
                code: .classOfView,
                reason: "\(type.name) asks for `\(name)` as a document makes it, which code would set later",
                place: element.place)
        }
    }

    /// What a document has made of a view as its class awakes, and code makes behind it: outlets and the views in it, which
    /// those are in front of that the class adds.
    private static func laterNames(of element: Element) -> Set<String> {
        let connections = element.connections(of: .outlet) + element.connections(of: .outletCollection)
        let isEmpty = element.child(named: "subviews")?.children.isEmpty ?? true
        return Set(connections.compactMap(\.property)).union(isEmpty ? [] : addingNames)
    }

    private static let addingNames: Set = [
        "addArrangedSubview", "addSubview", "arrangedSubviews", "bringSubviewToFront", "insertArrangedSubview",
        "insertSubview", "sendSubviewToBack",
    ]

    /// The edits by which the classes of some views get initializers for code, and methods for what awaking does.
    func initializers(for views: [CodedView]) -> [FileEdit] {
        let types = views.compactMap { graph.classes.swiftClass(of: $0.element) }.flatMap {
            graph.classes.chain(of: $0)
        }
        return types.withoutRepeats.flatMap { type in
            [added[type]?.edit].compactMap(\.self) + (awakening[type]?.edits ?? [])
        }
    }

    /// Whether the class of a view, or one above it in the project, declares designated initializers.
    func declaresInitializers(_ element: Element) -> Bool {
        guard let type = graph.classes.swiftClass(of: element) else { return false }
        return graph.classes.chain(of: type).contains { type in
            added[type] != nil || trees.declaration(of: type, in: graph)?.node.designatedInitializers.isEmpty == false
        }
    }

    /// Whether the class of a view is below `UIImageView`, whatever kind of view the document calls it.
    func isImageView(_ element: Element) -> Bool {
        graph.classes.swiftClass(of: element).flatMap(graph.classes.outerSuperclassName) == "UIImageView"
    }

    /// The reason against a class that awakes in an extension.
    private func awakeningElsewhere(
        _ type: SwiftClass, besides method: FunctionDeclSyntax?, in source: SourceText
    ) -> Obstacle? {
        for part in type.parts {
            guard let other = graph.text(at: part.path) else { continue }
            let offset = other.offsets(ofIdentifier: "awakeFromNib").first { offset in
                part.range.contains(offset)
                    && !(other.path == source.path && method.map { $0.bytes.contains(offset) } ?? false)
            }
            if let offset {
                return Obstacle(
                    code: .classOfView, reason: "\(type.name) does something in `awakeFromNib`",
                    place: Place(other, at: offset))
            }
        }
        return nil
    }

    /// The statements without the one that calls the superclass, and without blanks.
    private static func statements(of body: CodeBlockSyntax?) -> [String] {
        (body?.statements ?? []).map { statement in
            statement.item.trimmedDescription.filter { !$0.isWhitespace }.replacing("self.", with: "")
        }.filter { !$0.hasPrefix("super.init(") && $0 != "super.awakeFromNib()" }
    }

    // MARK: Order

    /// Those of some settings that are still there once the view's classes have done what they do as it is made.
    ///
    /// A cell's own class is left out, since what it does stays behind what the document says.
    ///
    /// - Parameters:
    ///   - settings: what the document says.
    ///   - element: the view whose classes are asked.
    ///   - property: that of the view which the settings are about; nil for the view itself.
    ///   - areRuntimeAttributes: whether they come behind the initializers.
    /// - Throws: what the classes set as well under a condition, so that either may win.
    func outliving(
        _ settings: [CodedView.Setting], of element: Element, under property: String? = nil,
        areRuntimeAttributes: Bool = false
    ) throws(Obstacle) -> [CodedView.Setting] {
        guard !settings.isEmpty, let type = graph.classes.swiftClass(of: element) else { return settings }
        let chain = graph.classes.chain(of: type)
        let types = Cell.Kind(element) == nil ? chain : Array(chain.dropFirst())
        guard let first = types.first else { return settings }
        let code: CreationCode
        if let known = creation[first] {
            code = known
        } else {
            code = CreationCode(of: types, in: graph, trees)
            creation[first] = code
        }
        var kept: [CodedView.Setting] = []
        for setting in settings {
            let own = CreationCode.name(of: setting)
            guard let name = own.map({ (property.map { $0 + "." } ?? "") + $0 }) else {
                kept.append(setting)
                continue
            }
            // What code has the classes do when all is set comes behind all of it, as in a document.
            let woken = chain.contains { awakening[$0] != nil } ? [] : [code.woken]
            let later = areRuntimeAttributes ? woken : [code.made] + woken
            let isStated = name.hasSuffix(")")
            if later.contains(where: { $0.always.contains(name) }), isStated || own?.hasPrefix("set") == false {
                continue
            }
            let names = isStated ? [name, String(name.prefix { $0 != "(" })] : [name]
            if later.contains(where: { code in
                names.contains { code.always.contains($0) || code.sometimes.contains($0) }
            }) {
                throw Obstacle(
                    code: .classOfView,
                    reason:
                        "\(first.name) says `\(names[names.count - 1])` as it is made, and the document says it as well",
                    place: element.place)
            }
            kept.append(setting)
        }
        return kept
    }

    /// - Throws: a property that differs by size class, and that the view's class or a runtime attribute sets as well.
    func checkUntouched(_ varied: [VariedSetting], of element: Element) throws(Obstacle) {
        let standard = varied.map { CodedView.Setting.assignment($0.property, $0.standard) }
        let paths = Set(element.userDefinedRuntimeAttributes.compactMap { $0["keyPath"] })
        guard try outliving(standard, of: element) == standard, paths.isDisjoint(with: varied.map(\.property)) else {
            throw Obstacle.varies(element, "in a property that something else sets as well")
        }
    }

    // MARK: Runtime attributes

    /// The runtime attributes of an element as statements.
    ///
    /// - Throws: the reason why one of them names nothing that code could set.
    func attributes(of element: Element, _ values: ValueText) throws(Obstacle) -> [CodedView.Setting] {
        var settings: [CodedView.Setting] = []
        for attribute in element.userDefinedRuntimeAttributes {
            guard let path = attribute["keyPath"] else { continue }
            let type = try propertyType(of: path, element, attribute)
            guard let value = try value(of: attribute, type, values) else { continue }
            settings.append(.assignment(Self.layerFlags[path] ?? path, value))
        }
        return settings
    }

    /// Boolean properties of a layer by their key paths, which Swift calls otherwise.
    private static let layerFlags = ["layer.hidden": "layer.isHidden", "layer.opaque": "layer.isOpaque"]

    private static let layerTypes = [
        "layer.cornerRadius": "CGFloat", "layer.borderWidth": "CGFloat", "layer.masksToBounds": "Bool",
        "layer.shadowOpacity": "Float", "layer.shadowRadius": "CGFloat", "layer.shadowOffset": "CGSize",
        "clipsToBounds": "Bool",
    ]

    private func propertyType(of path: String, _ element: Element, _ attribute: Element) throws(Obstacle) -> String {
        if let type = Self.layerTypes[path] { return type }
        if !path.contains("."), let type = declaredType(of: path, element) { return type }
        throw Obstacle.notYet(attribute, "the runtime attribute “\(path)”")
    }

    /// The type of an inspectable property that the view's class or an extension of the system's classes declares.
    private func declaredType(of name: String, _ element: Element) -> String? {
        let own = graph.classes.swiftClass(of: element).map { graph.classes.chain(of: $0) } ?? []
        if let found = own.lazy.flatMap(\.parts).flatMap(\.inspectables).first(where: { $0.name == name }) {
            return found.type
        }
        let names: Set = [
            "UIView", "UIControl", element.systemClassName ?? "UIView", own.last?.declaration.inherited.first ?? "",
        ]
        let extensions = graph.swiftFiles.filter { graph.isNear($0.path, element.document.path) }.flatMap(\.types)
            .filter { $0.kind == .extension && names.contains($0.name) }
        let found = extensions.flatMap(\.inspectables).filter { $0.name == name }
        // An extension of buttons may override the property of one of all views.
        return Set(found.map(\.type)).count == 1 ? found[0].type : nil
    }

    private func value(
        of attribute: Element, _ type: String, _ values: ValueText
    ) throws(Obstacle) -> String? {
        let plain = type.filter { $0 != "?" && $0 != "!" }
        let path = attribute["keyPath"] ?? ""
        switch attribute["type"] {
        case "boolean" where plain == "Bool": return attribute["value"] == "YES" ? "true" : "false"
        case "number":
            let number = attribute.children.first { $0["key"] == "value" }
            guard let number, let text = number["value"].flatMap(SwiftNumber.text) else { break }
            let wholes: Set = ["Int", "UInt", "NSInteger"]
            if wholes.contains(plain) ? !text.contains(".") : ["CGFloat", "Double", "Float"].contains(plain) {
                return text
            }
        case "string" where plain == "String": return (attribute["value"] ?? "").swiftLiteral
        case "color" where plain == "UIColor":
            let color = attribute.children.first { $0["key"] == "value" }
            guard let color, color.isNamed("color") else { return nil }
            let text = try values.color(color)
            // A color of a catalog may be missing, which a property that must have one does not take.
            return type.hasSuffix("?") || type.hasSuffix("!") || !text.hasPrefix("UIColor(named:") ? text : text + "!"
        case "image" where plain == "UIImage":
            guard let name = attribute["value"] else { return nil }
            let text = try values.image(name, catalog: attribute["catalog"], of: attribute)
            return type.hasSuffix("?") || type.hasSuffix("!") ? text : text + "!"
        case "size" where plain == "CGSize":
            if let size = attribute.children.first(where: { $0["key"] == "value" }) { return try values.size(size) }
        case "point" where plain == "CGPoint":
            if let point = attribute.children.first(where: { $0["key"] == "value" }) { return try values.point(point) }
        default: break
        }
        throw Obstacle.notYet(attribute, "the value of the runtime attribute “\(path)”")
    }
}

extension CodedView.Setting {
    /// The properties that it sets, and those by which code may ask for what it sets.
    fileprivate var names: [String] {
        switch self {
        case .assignment(let path, _): path.split { $0 == "." || $0 == "?" }.map(String.init)
        case .call(let call) where call.hasPrefix("setTitle"): ["titleLabel", "currentTitle", "title", "setTitle"]
        case .call(let call) where call.hasPrefix("setImage"): ["imageView", "currentImage", "image", "setImage"]
        case .call(let call): [String(call.prefix { $0 != "(" })]
        case .lines(let lines): [String((lines.first ?? "").prefix { $0.isLetter })]
        case .modern(let setting, let before): setting.names + before.names
        }
    }
}

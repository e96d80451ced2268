import SwiftSyntax
import SwiftWriting
import TransformKit

/// Reads what the code of a place's owners declares: the outlets and the methods that lead into the view.
struct OwnerReader {
    /// An outlet that leads into a view, with its declaration.
    struct Outlet {
        let crossing: Crossings.Outlet
        let type: SwiftClass
        let outlet: SwiftOutlet
        /// What its `didSet` does; nil where it has none.
        let observer: OutletObserver?
    }

    /// A method that a control of a view calls.
    struct Method {
        let crossing: Crossings.Action
        let type: SwiftClass
        let name: String
        /// The label before the sender; nil for a method without parameters.
        let label: String??
        let place: Place
        /// `@IBAction` with the blank behind it; nil where something but controls may call the method.
        let attribute: (path: String, range: Range<Int>)?
    }

    private let graph: ProjectGraph
    private let uses: [String: [MemberUse]]
    private let trees = RecentTrees()

    /// - Parameter names: the names of all outlets that will be asked for.
    init(_ names: Set<String>, in graph: ProjectGraph) {
        self.graph = graph
        uses = Dictionary(grouping: names.isEmpty ? [] : graph.uses(of: names), by: \.name)
    }

    // MARK: Outlets

    /// - Throws: the reason why no other property can stand for the outlet.
    func outlet(_ crossing: Crossings.Outlet) throws(Obstacle) -> Outlet {
        let words = "“\(crossing.property)” of \(ElementSubject(crossing.source).words)"
        let type = try swiftClass(of: crossing.source, words, crossing.element.place)
        guard let (owner, outlet) = graph.classes.outlet(crossing.property, of: type) else {
            throw Obstacle(
                code: .ownerUnclear, reason: "\(words) is declared nowhere in the project's Swift",
                place: crossing.element.place)
        }
        let place = place(of: outlet)
        if outlet.isUnusual || outlet.isCollection || outlet.isOverride || outlet.isConditional
            || graph.classes.declaresTwice(outlet.name, owner)
            || graph.classes.subclass(of: owner, declaringOutlet: outlet.name) != nil
        {
            throw Obstacle(
                code: .outletUnusual, reason: "“\(outlet.name)” is declared in an unusual way", place: place)
        }
        try checkUses(of: outlet, owner)
        let observer = try outlet.hasObserver ? observer(of: outlet, place) : nil
        return Outlet(crossing: crossing, type: owner, outlet: outlet, observer: observer)
    }

    /// An outlet of the plain view that can become one of the new class: nothing but these views is ever in it.
    func narrowable(_ crossing: Crossings.Outlet, among own: [Crossings.Outlet]) -> Outlet? {
        guard let found = try? outlet(crossing), found.observer == nil else { return nil }
        if let type = crossing.element.ownClassOfDestination, found.outlet.wrappedType == type { return found }
        guard found.outlet.wrappedType == "UIView",
            graph.connections(of: found.outlet).allSatisfy({ connection in
                own.contains { $0.element == connection.connection.element }
            })
        else { return nil }
        // A variable that takes the view takes its class as well, and no other view afterwards.
        let isCopied = (uses[crossing.property] ?? []).contains { $0.lineText.contains("var ") }
        return isCopied || graph.requiredProperties.contains(crossing.property) ? nil : found
    }

    /// - Throws: the reason why what the observer does cannot be done when the view is set.
    private func observer(of outlet: SwiftOutlet, _ place: Place) throws(Obstacle) -> OutletObserver {
        guard let source = graph.text(at: outlet.path),
            let observer = OutletObserver(of: outlet, in: trees.tree(of: source), source)
        else {
            throw Obstacle(
                code: .outletUnusual, reason: "“\(outlet.name)” has an observer that asks for more than the outlet",
                place: place)
        }
        return observer
    }

    func place(of outlet: SwiftOutlet) -> Place {
        graph.text(at: outlet.path).map { Place($0, at: outlet.anchors.name.lowerBound) } ?? Place(path: outlet.path)
    }

    private func checkUses(of outlet: SwiftOutlet, _ owner: SwiftClass) throws(Obstacle) {
        let family = Set(([owner] + graph.classes.subclasses(of: owner)).map(\.name))
        for use in uses[outlet.name] ?? [] where use.role == .assigned || use.base == .keyPath {
            switch use.base {
            case .ownType where !family.isSuperset(of: use.enclosingTypes.prefix(1)): continue
            case .expression(_, let type?) where !family.contains(type.lastComponent): continue
            case .expression(let base, nil) where isOfOtherType(base, than: family, near: outlet.path): continue
            default: break
            }
            guard graph.isNear(use.path, outlet.path) else { continue }
            let place = graph.text(at: use.path).map { Place($0, at: use.range.lowerBound) } ?? Place(path: use.path)
            throw Obstacle(
                code: use.base == .keyPath ? .outletUnusual : .outletAssigned,
                reason: "code \(use.base == .keyPath ? "names" : "sets") “\(outlet.name)” itself: \(use.lineText)",
                place: place)
        }
        for file in graph.objectiveCFiles {
            guard let offset = file.source.offsets(ofIdentifier: outlet.name).first,
                file.source.contains(identifier: owner.declaration.objectiveCName ?? owner.name),
                graph.isNear(file.path, outlet.path)
            else { continue }
            throw Obstacle(
                code: .objectiveCOwner, reason: "Objective-C may use “\(outlet.name)” of \(owner.name)",
                place: Place(file.source, at: offset))
        }
    }

    /// Whether what an expression ends in, such as `displayState`, is no object of some classes: UIKit declares it, or every
    /// declaration of the name says another type.
    private func isOfOtherType(_ base: String, than family: Set<String>, near path: String) -> Bool {
        let name = base.lastComponent.filter { $0 != "?" && $0 != "!" && $0 != " " }
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        let sources = graph.swiftFiles.map(\.source).filter {
            graph.isNear($0.path, path) && $0.contains(identifier: name)
        }
        let types = sources.flatMap { $0.declaredTypes(ofVariable: name) }
        // A name alone may be a closure's parameter, of which no declaration says the type, unless UIKit has it.
        let isSystem = ["navigationItem", "tabBarItem"].contains(name)
        guard isSystem || base.contains("."), isSystem || !types.isEmpty else { return false }
        return types.allSatisfy { type in type.map { !family.contains($0) } ?? false }
    }

    /// A place in code that names an outlet, and how it can reach the outlet through the view.
    struct Use {
        let path: String
        let offset: Int
        /// Whether the code does something of its own where the outlet is nil.
        let isOptional: Bool
    }

    /// All places that name an outlet; nil where one cannot be told from another class's, or hands the outlet on as it is.
    func reachableUses(of outlet: SwiftOutlet, in type: SwiftClass) -> [Use]? {
        let family = Set(([type] + graph.classes.subclasses(of: type)).map(\.name))
        var found: [Use] = []
        for use in uses[outlet.name] ?? [] where graph.isNear(use.path, outlet.path) {
            switch use.base {
            case .ownType:
                guard let around = use.enclosingTypes.first else { return nil }
                if !family.contains(around) {
                    if graph.swiftClasses(named: around, around: [], from: use.path).isEmpty { return nil }
                    continue
                }
            case .expression(_, let type?):
                if !family.contains(type.lastComponent) { continue }
            case .expression(_, nil), .keyPath: return nil
            }
            let isOptional = use.role == .optionalAware
            guard isOptional || use.member != nil || use.role == .chainStatement || use.role == .forced else {
                return nil
            }
            found.append(Use(path: use.path, offset: use.range.lowerBound, isOptional: isOptional))
        }
        return found
    }

    /// The first place at which code asks an object for where it is: before the first layout, it is where it is in the xib.
    func frameUse(of outlet: SwiftOutlet, in type: SwiftClass) -> Place? {
        let family = Set(([type] + graph.classes.subclasses(of: type)).map(\.name))
        let use = (uses[outlet.name] ?? []).first { use in
            guard let member = use.member, ["frame", "bounds", "center"].contains(member) else { return false }
            if case .ownType = use.base { return use.enclosingTypes.first.map(family.contains) ?? false }
            return graph.isNear(use.path, outlet.path)
        }
        return use.flatMap { use in graph.text(at: use.path).map { Place($0, at: use.range.lowerBound) } }
    }

    // MARK: Methods

    /// - Throws: the reason why no closure can call the method.
    func method(_ crossing: Crossings.Action) throws(Obstacle) -> Method {
        let words = "“\(crossing.selector)” of \(ElementSubject(crossing.destination).words)"
        let place = crossing.element.place
        let type = try swiftClass(of: crossing.destination, words, place)
        guard let (owner, action) = graph.classes.action(crossing.selector, of: type),
            let source = graph.text(at: action.path),
            let function = FunctionFinder.function(at: action.offset, in: trees.tree(of: source))
        else {
            throw Obstacle(code: .actionUnclear, reason: "\(words) is not in the project's Swift", place: place)
        }
        let parameters = function.signature.parameterClause.parameters
        let declared = Place(source, at: action.offset)
        let isEffectful = function.signature.effectSpecifiers != nil
        let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let control = crossing.element.ownerOfConnection
        guard parameters.count < 2, !isEffectful, !isStatic,
            parameters.allSatisfy({ control?.canBe($0.type.trimmedDescription) ?? false })
        else {
            throw Obstacle(
                code: .actionUnclear,
                reason: "“\(action.name)” takes what a closure of the new view cannot give it", place: declared)
        }
        let isHidden = function.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        if isHidden, action.path != type.declaration.path || owner != type {
            throw Obstacle(
                code: .actionUnclear, reason: "“\(action.name)” is private, in another file than its class",
                place: declared)
        }
        let label = parameters.first.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
        return Method(
            crossing: crossing, type: type, name: action.name, label: label, place: declared,
            attribute: attribute(of: function, action, source))
    }

    /// The attribute that says a document calls a method, where nothing but documents and the method's own name says it.
    private func attribute(
        of function: FunctionDeclSyntax, _ action: SwiftAction, _ source: SourceText
    ) -> (path: String, range: Range<Int>)? {
        let found = function.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription == "IBAction"
        }
        guard let found, let next = found.nextToken(viewMode: .sourceAccurate) else { return nil }
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        let isMentioned = sources.contains { source in
            source.offsets(ofIdentifier: action.name).contains { offset in
                !source.bytes[..<offset].suffix(5).elementsEqual("func ".utf8)
            }
        }
        guard !isMentioned, function.modifiers.allSatisfy({ $0.name.text != "override" }) else { return nil }
        let start = found.positionAfterSkippingLeadingTrivia.utf8Offset
        return (source.path, start..<next.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The messages that documents send to a class's objects by a selector.
    func messages(_ selector: String, to type: SwiftClass) -> [Connection] {
        graph.actions(sending: selector).filter { connection in
            guard let destination = connection.destination else { return false }
            guard case .swift(let types)? = graph.classes.resolve(destination) else {
                return destination.isFirstResponder
            }
            return types.contains {
                graph.classes.chain(of: $0).contains(type) || graph.classes.chain(of: type).contains($0)
            }
        }
    }

    // MARK: Classes

    private func swiftClass(of object: Element, _ words: String, _ place: Place) throws(Obstacle) -> SwiftClass {
        switch graph.classes.resolve(object) {
        case .swift(let types) where types.count == 1 && !types[0].declaration.isGeneric: return types[0]
        case .objectiveC:
            throw Obstacle(code: .objectiveCOwner, reason: "\(words) is Objective-C's", place: place)
        case .swift:
            throw Obstacle(code: .ownerUnclear, reason: "several classes may have \(words)", place: place)
        case .notInProject, nil:
            throw Obstacle(
                code: .ownerUnclear, reason: "\(words) belongs to no class of the project", place: place)
        }
    }
}

extension Element {
    /// The object at which a connection begins.
    var ownerOfConnection: Element? { Connection(self)?.source }

    /// The class of the object to which a connection leads.
    fileprivate var ownClassOfDestination: String? { Connection(self)?.destination?.customClass }

    /// The class that the system or the project makes for the object, as Swift names it.
    var swiftClassName: String { customClass ?? systemClassName ?? "UIView" }

    /// Whether the object can be handed to a parameter of a type, which is written as it stands in the code.
    fileprivate func canBe(_ type: String) -> Bool {
        var type = type
        if type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
        return ["Any", "AnyObject", "NSObject", "UIResponder", "UIView", "UIControl", customClass, systemClassName]
            .contains(type)
    }
}

extension SourceText {
    /// The plain type that each declaration of a variable, a parameter or a property says; nil for one that says none, or
    /// one that is more than a name.
    fileprivate func declaredTypes(ofVariable name: String) -> [String?] {
        offsets(ofIdentifier: name).compactMap { offset -> String?? in
            let before = string(lineRange(containing: offset).lowerBound..<offset).split {
                $0.isWhitespace || $0 == "("
            }
            let end = min(bytes.count, offset + name.utf8.count + 120)
            let rest = string(offset + name.utf8.count..<end).drop { $0 == " " }
            let isDeclared = ["var", "let"].contains(before.last)
            guard rest.first == ":" else { return isDeclared ? .some(nil) : nil }
            let type = rest.dropFirst().drop { $0 == " " }.prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            let next = rest.dropFirst().drop { $0 == " " }.dropFirst(type.count).first
            let isPlain = !type.isEmpty && next != "<" && next != "&"
            // A label of an argument has a value behind it, which begins like a type at worst.
            return isPlain ? .some(String(type).lastComponent) : isDeclared ? .some(nil) : nil
        }
    }
}

extension String {
    /// `B` of `A.B`.
    fileprivate var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}

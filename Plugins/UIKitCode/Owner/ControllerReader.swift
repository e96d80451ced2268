import SwiftSyntax
import SwiftWriting
import TransformKit

/// An outlet of the controller's class and what becomes of it.
struct OutletFate {
    let connection: ScreenConnections.Outlet
    let outlet: SwiftOutlet
    /// The places that ask the view instead; nil where the property stays and `loadView` fills it.
    let uses: [Use]?
    /// `@IBOutlet` with what stands behind it, where no document fills the property any more.
    let attribute: Range<Int>?

    /// A place in code that names the outlet.
    struct Use: Hashable {
        let path: String
        let offset: Int
    }
}

/// A method that a control of the screen calls.
struct ActionFate {
    let connection: ScreenConnections.Action
    /// `#selector(save(_:))`
    let selector: String
    /// `@IBAction`, where no document calls the method any more.
    let attribute: (path: String, range: Range<Int>)?
}

/// Reads what the class of a controller declares for the connections of its document.
struct ControllerReader {
    private let graph: ProjectGraph
    private let uses: [String: [MemberUse]]
    private let trees = RecentTrees()

    /// - Parameter names: the names of all outlets that will be asked for.
    init(_ names: Set<String>, in graph: ProjectGraph) {
        self.graph = graph
        uses = Dictionary(grouping: names.isEmpty ? [] : graph.uses(of: names), by: \.name)
    }

    // MARK: Outlets

    /// - Throws: the reason why code cannot fill the outlet.
    func fate(of connection: ScreenConnections.Outlet, _ type: SwiftClass) throws(Obstacle) -> OutletFate {
        let place = connection.elements[0].place
        guard let (owner, outlet) = graph.classes.outlet(connection.property, of: type) else {
            throw Obstacle(
                code: .connectionUnclear,
                reason: "“\(connection.property)” is no outlet of \(type.name)", place: place)
        }
        let declared = graph.text(at: outlet.path).map { Place($0, at: outlet.anchors.name.lowerBound) } ?? place
        if outlet.isUnusual || outlet.isConditional || graph.classes.declaresTwice(outlet.name, owner) {
            throw Obstacle(
                code: .outletHidden, reason: "“\(outlet.name)” is declared in an unusual way", place: declared)
        }
        let others = graph.connections(of: outlet).filter { !connection.elements.contains($0.connection.element) }
        let isMentioned = graph.objectiveCFiles.contains {
            $0.source.contains(identifier: outlet.name) && graph.isNear($0.path, outlet.path)
        }
        if owner == type, others.isEmpty, !isMentioned,
            let uses = reachableUses(of: outlet, connection, type)
        {
            return OutletFate(connection: connection, outlet: outlet, uses: uses, attribute: nil)
        }
        let isHidden = { (access: String?) in access == "private" || access == "fileprivate" }
        if isHidden(outlet.access) || isHidden(outlet.setterAccess), outlet.path != type.declaration.path {
            throw Obstacle(
                code: .outletHidden, reason: "“\(outlet.name)” cannot be set outside of its file", place: declared)
        }
        return OutletFate(
            connection: connection, outlet: outlet, uses: nil,
            attribute: others.isEmpty && !isMentioned ? attribute(of: outlet) : nil)
    }

    private func attribute(of outlet: SwiftOutlet) -> Range<Int>? {
        // The attribute of several properties in one declaration is all of theirs.
        guard outlet.declaredWith.count < 2, let source = graph.text(at: outlet.path) else { return nil }
        let declaration = outlet.anchors.declaration
        let text = source.string(declaration)
        guard text.hasPrefix("@IBOutlet") else { return nil }
        let blanks = text.dropFirst("@IBOutlet".count).prefix { $0.isWhitespace }.utf8.count
        return declaration.lowerBound..<declaration.lowerBound + "@IBOutlet".utf8.count + blanks
    }

    /// Whether a class declares an outlet itself, and not one above it.
    func declares(_ fate: OutletFate, _ type: SwiftClass) -> Bool {
        graph.classes.outlet(fate.outlet.name, of: type).map { $0.0 == type } ?? false
    }

    /// All places that name an outlet, whatever they do with it; nil where the property has to stay.
    func allUses(of fate: OutletFate, _ type: SwiftClass) -> [OutletFate.Use]? {
        if let uses = fate.uses { return uses }
        guard fate.attribute != nil, declares(fate, type) else { return nil }
        return reachableUses(of: fate.outlet, fate.connection, type, areAny: true)
    }

    /// All places that name an outlet; nil where the property has to stay for one of them.
    ///
    /// - Parameter areAny: whether places count that would not compile without the optional.
    private func reachableUses(
        of outlet: SwiftOutlet, _ connection: ScreenConnections.Outlet, _ type: SwiftClass, areAny: Bool = false
    ) -> [OutletFate.Use]? {
        guard !outlet.hasObserver, !outlet.isCollection, !outlet.isOverride, !connection.isCollection,
            connection.objects.count == 1, !connection.objects[0].isGestureRecognizer, outlet.declaredWith.count < 2,
            outlet.path == type.declaration.path,
            graph.classes.subclass(of: type, declaringOutlet: outlet.name) == nil
        else { return nil }
        if graph.requiredProperties.contains(outlet.name) { return nil }
        let family = Set(([type] + graph.classes.subclasses(of: type)).map(\.name))
        // A test may look for the property by its name, in a mirror or by key-value coding.
        let isNamed = graph.swiftFiles.contains { file in
            family.contains { file.source.contains(identifier: $0) } && graph.isNear(file.path, outlet.path)
                && file.source.contains("\"\(outlet.name)\"")
        }
        if isNamed { return nil }
        var found: [OutletFate.Use] = []
        let isPrivate = outlet.access == "private" || outlet.access == "fileprivate"
        for use in uses[outlet.name] ?? []
        where isPrivate ? use.path == outlet.path : graph.isNear(use.path, outlet.path) {
            switch use.base {
            case .ownType:
                guard let around = use.enclosingTypes.first else { return nil }
                if !family.contains(around) {
                    if graph.swiftClasses(named: around, around: [], from: use.path).isEmpty { return nil }
                    continue
                }
            case .expression(_, let type?):
                if !family.contains(type.split(separator: ".").last.map(String.init) ?? type) { continue }
            // `Localization.title` is a member of a type.
            case .expression(let text, nil) where text.isPathOfTypes: continue
            case .expression(_, nil), .keyPath: return nil
            }
            let isPlain =
                use.role != .assigned && use.role != .optionalAware && use.role != .forced && isPlain(use)
            guard areAny || isPlain else { return nil }
            found.append(OutletFate.Use(path: use.path, offset: use.range.lowerBound))
        }
        return found
    }

    /// Whether the code around a use means the same where the property is no optional.
    private func isPlain(_ use: MemberUse) -> Bool {
        guard let source = graph.text(at: use.path) else { return false }
        let behind = source.bytes[use.range.upperBound...].prefix(8)
        // A chain goes on from the object; `label?.text` and `label!.text` would not compile.
        if use.member != nil {
            return behind.first == UInt8(ascii: ".") || behind.first { $0 > 32 } == UInt8(ascii: ".")
        }
        if use.role == .chainStatement { return behind.first == UInt8(ascii: ".") }
        // An argument of a call, which is none of a collection: the elements of `[label, button]` were optional.
        guard use.argumentOf != nil, !use.lineText.contains("[") else { return isCompared(use, source) }
        return true
    }

    /// `textField == nameField`
    private func isCompared(_ use: MemberUse, _ source: SourceText) -> Bool {
        let line = source.lineRange(containing: use.range.lowerBound)
        let before = source.string(line.lowerBound..<use.range.lowerBound).filter { !$0.isWhitespace }
        let behind = source.string(use.range.upperBound..<line.upperBound).filter { !$0.isWhitespace }
        let head = before.hasSuffix("self.") ? String(before.dropLast(5)) : before
        return ["==", "!="].contains { head.hasSuffix($0) }
            && ["{", ")", "&", "|", ",", "?", ""].contains(behind.prefix(1))
            || ["==", "!="].contains { behind.hasPrefix($0) } && !behind.contains("nil")
    }

    // MARK: Actions

    /// - Throws: the reason why code cannot name the method.
    func fate(
        of action: ScreenConnections.Action, _ type: SwiftClass, inside: Set<Element>
    ) throws(Obstacle) -> ActionFate {
        let place = action.element.place
        guard action.isToOwner else {
            let words = action.selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            throw Obstacle(
                code: .actionUnclear, reason: "“\(words[0])” goes up the responder chain to whoever has it",
                place: place)
        }
        let own = graph.classes.action(action.selector, of: type)?.action
        guard let method = own ?? graph.systemAction(action.selector, of: type),
            let source = graph.text(at: method.path),
            let function = FunctionFinder.function(at: method.offset, in: trees.tree(of: source))
        else {
            throw Obstacle(
                code: .actionUnclear,
                reason: "“\(action.selector)” of \(type.name) is not in the project's Swift",
                place: place)
        }
        let declared = Place(source, at: method.offset)
        let part = sequence(first: Syntax(function), next: \.parent).lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
            .first
        let modifiers = function.modifiers.map(\.name.text) + (part?.modifiers.map(\.name.text) ?? [])
        let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0) }
        if isHidden, method.path != type.declaration.path {
            throw Obstacle(
                code: .actionUnclear, reason: "“\(method.name)” is private, in another file than its class",
                place: declared)
        }
        let parameters = function.signature.parameterClause.parameters
        if parameters.isEmpty, isOverloaded(method.name, type) {
            throw Obstacle(
                code: .actionUnclear, reason: "\(type.name) has several methods “\(method.name)”",
                place: declared)
        }
        let labels = parameters.map { $0.firstName.text + ":" }.joined()
        let selector = "#selector(\(method.name)\(labels.isEmpty ? "" : "(\(labels))"))"
        return ActionFate(
            connection: action, selector: selector,
            attribute: own == nil ? nil : attribute(of: function, method, type, inside))
    }

    private func isOverloaded(_ name: String, _ type: SwiftClass) -> Bool {
        let sources = graph.classes.chain(of: type).flatMap(\.parts).compactMap { part in
            graph.text(at: part.path).map { ($0, part.range) }
        }
        let declared = sources.reduce(into: 0) { count, source in
            count += source.0.offsets(ofIdentifier: name).count { offset in
                source.1.contains(offset) && source.0.bytes[..<offset].suffix(5).elementsEqual("func ".utf8)
            }
        }
        return declared > 1
    }

    /// The attribute, where no document calls the method by this class or another afterwards.
    private func attribute(
        of function: FunctionDeclSyntax, _ method: SwiftAction, _ type: SwiftClass, _ inside: Set<Element>
    ) -> (path: String, range: Range<Int>)? {
        let found = function.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription == "IBAction"
        }
        guard let found else { return nil }
        let isCalled = graph.actions(sending: method.selector).contains { connection in
            guard !inside.contains(connection.element), let destination = connection.destination else {
                return false
            }
            guard case .swift(let types)? = graph.classes.resolve(destination) else { return true }
            return types.contains {
                graph.classes.chain(of: $0).contains(type)
                    || graph.classes.chain(of: type).contains($0)
            }
        }
        let start = found.positionAfterSkippingLeadingTrivia.utf8Offset
        return isCalled ? nil : (method.path, start..<found.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    // MARK: Links

    /// - Throws: the reason why code cannot fill the property.
    func check(_ link: ScreenConnections.Link, of type: SwiftClass) throws(Obstacle) {
        if link.view.isGestureRecognizer, link.object == nil, link.property == "delegate",
            graph.classes.chain(of: type).flatMap(\.parts).flatMap(\.inherited).contains(
                "UIGestureRecognizerDelegate")
        {
            return
        }
        let words = "“\(link.property)” of \(ElementSubject(link.view).words)"
        if link.object == nil, let needed = Self.protocols[link.view.name]?[link.property] {
            let inherited = graph.classes.chain(of: type).flatMap(\.parts).flatMap(\.inherited)
            let system = graph.classes.outerSuperclassName(of: type).flatMap { Self.systemProtocols[$0] } ?? []
            let conforms = (inherited + system).contains { name in
                needed.contains(name) || graph.inheritsProtocol(name, needed)
            }
            if conforms { return }
            throw Obstacle(
                code: .connectionUnclear,
                reason: "\(type.name) does not say that it is a \(needed[0]), as \(words)",
                place: link.element.place)
        }
        if let owner = graph.classes.swiftClass(of: link.view),
            let (_, outlet) = graph.classes.outlet(link.property, of: owner), !outlet.isUnusual,
            !outlet.isConditional,
            outlet.access != "private", outlet.access != "fileprivate", outlet.setterAccess == nil
        {
            let object = link.object.map { $0.customClass ?? $0.systemClassName ?? "" } ?? type.name
            let isSame =
                outlet.wrappedType == object
                || ["AnyObject", "UIView", "UIViewController"].contains(outlet.wrappedType)
            if isSame { return }
        }
        throw Obstacle(
            code: .connectionUnclear, reason: "\(words) cannot be set in code for certain", place: link.element.place)
    }

    /// The protocols that view controllers of UIKit's conform to themselves.
    private static let systemProtocols = [
        "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"]
    ]

    /// The protocols of which one makes an object fit for a property of the system's views.
    private static let protocols: [String: [String: [String]]] = [
        "tableView": [
            "delegate": ["UITableViewDelegate"], "dataSource": ["UITableViewDataSource"],
            "prefetchDataSource": ["UITableViewDataSourcePrefetching"],
        ],
        "collectionView": [
            "delegate": ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"],
            "dataSource": ["UICollectionViewDataSource"],
            "prefetchDataSource": ["UICollectionViewDataSourcePrefetching"],
        ],
        "scrollView": ["delegate": ["UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate"]],
        "textField": ["delegate": ["UITextFieldDelegate"]], "textView": ["delegate": ["UITextViewDelegate"]],
        "searchBar": ["delegate": ["UISearchBarDelegate"]], "mapView": ["delegate": ["MKMapViewDelegate"]],
        "pickerView": ["delegate": ["UIPickerViewDelegate"], "dataSource": ["UIPickerViewDataSource"]],
    ]
}

extension ProjectGraph {
    /// The method that the project gives all objects of a class of the system above another one, in an extension; nil for none,
    /// and for several.
    fileprivate func systemAction(_ selector: String, of type: SwiftClass) -> SwiftAction? {
        var above: Set = ["UIViewController", "UIResponder", "NSObject"]
        if let system = classes.outerSuperclassName(of: type) { above.insert(system) }
        let found = swiftFiles.filter { isNear($0.path, type.declaration.path) }.flatMap(\.types).filter {
            above.contains($0.name)
        }.flatMap(\.actions).filter { $0.selector == selector }
        return found.count == 1 ? found[0] : nil
    }
}

extension String {
    /// Whether it is `Localization` or `Strings.Titles`, by how types are called.
    var isPathOfTypes: Bool {
        !isEmpty && self != "Self"
            && split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }
}

extension ProjectGraph {
    /// Whether a protocol of the project is written to inherit from one of some others.
    fileprivate func inheritsProtocol(_ name: String, _ needed: [String]) -> Bool {
        guard isProtocol(name) else { return false }
        return swiftFiles.contains { file in
            file.source.offsets(ofIdentifier: name).contains { offset in
                guard file.source.bytes[..<offset].suffix(9).elementsEqual("protocol ".utf8) else { return false }
                let head = file.source.bytes[offset...].prefix { $0 != UInt8(ascii: "{") }
                let words = String(decoding: head, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map(
                    String.init)
                return words.contains(where: needed.contains)
            }
        }
    }
}

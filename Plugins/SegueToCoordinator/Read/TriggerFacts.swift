import Navigation
import TransformKit

/// The facts of a project that decide how triggers are replaced: the code of the source classes, and the scenes of
/// each.
struct TriggerFacts: Sendable {
    let graph: ProjectGraph
    private let codes: [SwiftClass: ClassCode]
    /// Controllers of storyboards, in document order, by the classes that their names can mean.
    private let controllers: [SwiftClass: [Element]]
    /// Classes with cells that start transitions.
    private let hosts: [SelectionMethod: Set<SwiftClass>]
    private let delegateProtocols: [String: Set<String>]
    /// Names of members that the project's extensions add to every view controller.
    let commonNames: Set<String>
    let oldSwift: OldSwift
    private let transitions: [Segue: Transition]

    init(graph: ProjectGraph, transitions: [Transition]) {
        self.graph = graph
        var hosts: [SelectionMethod: Set<SwiftClass>] = [:]
        var classes: Set<SwiftClass> = []
        for transition in transitions where transition.trigger != .code || transition.popover != nil {
            classes.formUnion(graph.classes.chain(of: transition.sourceClass))
            classes.formUnion(graph.classes.subclasses(of: transition.sourceClass))
            if let method = SelectionMethod(transition.trigger) {
                hosts[method, default: []].insert(transition.sourceClass)
            }
        }
        self.hosts = hosts
        self.transitions = Dictionary(transitions.map { ($0.segue, $0) }, uniquingKeysWith: { first, _ in first })
        codes = Self.codes(of: classes, graph)
        commonNames = Self.commonNames(in: graph)
        oldSwift = OldSwift(graph)
        controllers = Self.controllers(in: graph)
        delegateProtocols = Self.delegateProtocols(in: graph)
    }

    // MARK: Classes

    func chain(of type: SwiftClass) -> [SwiftClass] { graph.classes.chain(of: type) }

    func code(of type: SwiftClass) -> ClassCode { codes[type] ?? ClassCode() }

    /// The code of a class, of its superclasses and of its subclasses.
    func codeOfFamily(of type: SwiftClass) -> [ClassCode] {
        (chain(of: type) + graph.classes.subclasses(of: type)).map(code)
    }

    /// The delegate method that a class has or inherits from a class of the project.
    func method(_ baseName: String, _ label: String, of type: SwiftClass) -> (owner: SwiftClass, member: CodeMember)? {
        for owner in chain(of: type) {
            if let member = code(of: owner).method(baseName, label) { return (owner, member) }
        }
        return nil
    }

    /// Whether a class may have a method of this selector; true where its superclasses are not all known.
    func mayAnswer(_ selector: String, _ type: SwiftClass) -> Bool {
        if graph.classes.action(selector, of: type) != nil { return true }
        if graph.classes.extendsOtherClass(with: selector) { return true }
        return !ControllerClasses.isDeclaredByUIKit(graph.classes.outerSuperclassName(of: type) ?? "")
    }

    /// Whether UIKit may call `shouldPerformSegue` of the class before it performs a segue that code does not perform.
    /// A superclass from a library may have the method.
    func callsShouldPerform(_ type: SwiftClass) -> Bool {
        if graph.librarySuperclass(of: type) != nil { return true }
        let ancestry = Ancestry(of: type, in: graph)
        if ancestry.objectiveCMethod("shouldPerformSegueWithIdentifier:sender:", in: graph) != nil { return true }
        return chain(of: type).flatMap(\.parts).flatMap(\.segueMethods).contains { $0.kind == .shouldPerform }
    }

    /// Whether a superclass or subclass has cells that start transitions.
    func hasRelatedHost(_ type: SwiftClass, _ method: SelectionMethod) -> Bool {
        let above = chain(of: type).dropFirst()
        return (above + graph.classes.subclasses(of: type)).contains { hosts[method]?.contains($0) == true }
    }

    /// Whether the class or a superclass declares that it conforms to the list's delegate protocol, or is a list
    /// controller.
    func conforms(_ type: SwiftClass, to method: SelectionMethod) -> Bool {
        if graph.classes.outerSuperclassName(of: type) == method.controllerClass { return true }
        let names = delegateProtocols[method.protocolName] ?? []
        return chain(of: type).flatMap(\.parts).flatMap(\.inherited).contains { names.contains($0) }
    }

    /// A method of a list's delegate that would be called once the class is one; nil where it has none.
    func dormantMethod(of type: SwiftClass) -> CodeMember? {
        codeOfFamily(of: type).flatMap(\.members).first { member in
            guard let labels = member.labels else { return false }
            return ["tableView", "collectionView"].contains(member.name)
                ? !SelectionWriter.dataSourceLabels.contains(labels.last ?? "")
                : member.name.hasPrefix("scrollView") || member.name.hasPrefix("indexPathForPreferredFocusedView")
        }
    }

    /// Whether the class or a superclass is written in a Swift before 3, in which these methods had other names.
    func isOldSwift(_ type: SwiftClass) -> Bool {
        chain(of: type).contains { code(of: $0).isOldSwift || oldSwift.reason(for: $0) != nil }
    }

    // MARK: Scenes

    /// The transition of a segue; nil for a segue that cannot become code.
    func transition(of segue: Segue) -> Transition? { transitions[segue] }

    /// The transitions of an identifier in all documents, including those that the recipe does not select, sorted by
    /// place.
    func transitions(of identifier: String) -> [Transition] {
        transitions.values.filter { $0.identifier == identifier }.sorted { $0.place < $1.place }
    }

    /// The controllers of a class and of its subclasses in all storyboards.
    func controllersOfFamily(of type: SwiftClass) -> [Element] {
        ([type] + graph.classes.subclasses(of: type)).flatMap { controllers[$0] ?? [] }
    }

    /// The property of a controller that leads to an object, where code of the class can use it.
    ///
    /// - Parameter isForOthers: whether code outside the class has to use it.
    func outlet(
        to object: Element, of controller: Element, _ type: SwiftClass, isForOthers: Bool = false
    ) -> String? {
        outlets(to: object, of: controller, type, isForOthers: isForOthers).first
    }

    /// All properties of the controller that lead to an object, in the document's order.
    func outlets(
        to object: Element, of controller: Element, _ type: SwiftClass, isForOthers: Bool = false
    ) -> [String] {
        let usable = controller.outlets(to: object).filter { outlet in
            guard let (owner, found) = graph.classes.outlet(outlet, of: type), !found.isCollection else { return false }
            let isHidden = found.access == "private" || found.access == "fileprivate"
            return !(isHidden && (isForOthers || owner != type)) && !found.isConditional
        }
        let isOwnView = isForOthers && object.parent == controller && object["key"] == "view"
        return usable + (isOwnView ? ["view"] : [])
    }

    // MARK: Reading

    private static func codes(of classes: Set<SwiftClass>, _ graph: ProjectGraph) -> [SwiftClass: ClassCode] {
        let codes = codes(of: classes.flatMap(\.parts), graph)
        return Dictionary(
            uniqueKeysWithValues: classes.map { type in
                (type, type.parts.compactMap { codes[$0] }.reduce(into: ClassCode()) { $0.append($1) })
            })
    }

    /// The code of declarations and extensions; each file is parsed once.
    private static func codes(
        of parts: [SwiftTypeDeclaration], _ graph: ProjectGraph
    ) -> [SwiftTypeDeclaration: ClassCode] {
        let partsByPath = Dictionary(grouping: parts, by: \.path)
        let files = partsByPath.keys.sorted().compactMap { graph.swiftFile(at: $0)?.source }
        let read = concurrentMap(files, threads: defaultThreadCount) { source in
            let offsets = Set((partsByPath[source.path] ?? []).map(\.range.lowerBound))
            return (source.path, ClassCodeReader.read(source, startingAt: offsets))
        }
        let byPath = Dictionary(read) { first, _ in first }
        return Dictionary(
            parts.compactMap { part in byPath[part.path]?[part.range.lowerBound].map { (part, $0) } },
            uniquingKeysWith: { first, _ in first })
    }

    private static func commonNames(in graph: ProjectGraph) -> Set<String> {
        let parts = graph.swiftFiles.flatMap(\.types).filter { type in
            type.kind == .extension
                && [
                    "UIViewController", "UITableViewController", "UICollectionViewController", "UIResponder",
                    "NSObject",
                ].contains(type.name)
        }
        return Set(codes(of: parts, graph).values.flatMap(\.members).map(\.name))
    }

    private static func controllers(in graph: ProjectGraph) -> [SwiftClass: [Element]] {
        var found: [SwiftClass: [Element]] = [:]
        let storyboards = graph.documents.filter { $0.kind.form == .storyboard }
        let isBuilt = { (document: IBDocument) in !graph.targets.targets(of: document.path).isEmpty }
        // Where a project builds storyboards, one that no target builds is an obsolete copy.
        let building = Set(storyboards.filter(isBuilt).map { graph.projectFolder(of: $0.path) })
        for document in storyboards
        where isBuilt(document) || !building.contains(graph.projectFolder(of: document.path)) {
            for controller in document.scenes.compactMap(\.controller) {
                guard case .swift(let types) = graph.classes.resolve(controller) else { continue }
                for type in types where mayBe(type, controller, graph) { found[type, default: []].append(controller) }
            }
        }
        return found
    }

    /// Whether the class can be the controller's. Where the document means its own target's class, a class that none of
    /// the document's targets builds is another one of the same name.
    private static func mayBe(_ type: SwiftClass, _ controller: Element, _ graph: ProjectGraph) -> Bool {
        guard controller["customModuleProvider"] == "target" else { return true }
        let own = Set(graph.targets.targets(of: controller.document.path))
        let builders = graph.targets.targets(of: type.declaration.path)
        return own.isEmpty || builders.isEmpty || !own.isDisjoint(with: builders)
    }

    /// The two delegates' protocols, each with the project's protocols that inherit from it.
    private static func delegateProtocols(in graph: ProjectGraph) -> [String: Set<String>] {
        let protocols = graph.swiftFiles.flatMap(\.types).filter { $0.kind == .protocol }
        var result: [String: Set<String>] = [:]
        for root in ["UITableViewDelegate", "UICollectionViewDelegate"] {
            var names: Set = [root]
            if root == "UICollectionViewDelegate" { names.insert("UICollectionViewDelegateFlowLayout") }
            var count = 0
            while count != names.count {
                count = names.count
                names.formUnion(protocols.filter { $0.inherited.contains(where: names.contains) }.map(\.name))
            }
            result[root] = names
        }
        return result
    }
}

import Navigation
import ProjectFiles
import TransformKit

/// What the tests of a product load.
struct ResourceInventory {
    /// A scene that code can open.
    struct Scene: Hashable {
        let storyboard: String
        /// Nil for the initial scene.
        let identifier: String?
        /// The class as the runtime names it: `Shop.OrderController`; nil where that cannot be told.
        let type: String?
    }

    /// A xib.
    struct Nib: Hashable {
        let name: String
        /// The class of its first view; nil where the nib is not loaded.
        let type: String?
        let reuseIdentifier: String?
    }

    private(set) var storyboards: [String] = []
    private(set) var scenes: [Scene] = []
    private(set) var nibs: [Nib] = []
    private(set) var colors: [String] = []
    private(set) var images: [String] = []
    /// The classes whose segues have methods, as the runtime names them, with the selectors.
    private(set) var segueMethods: [(type: String, selectors: [String])] = []
    private(set) var findings: [Finding] = []

    private let product: TestedProduct
    private let graph: ProjectGraph

    init(of product: TestedProduct, in graph: ProjectGraph) {
        self.product = product
        self.graph = graph
        for document in product.documents {
            switch document.kind.form {
            case .storyboard: add(storyboard: document)
            case .xib: add(xib: document)
            }
        }
        storyboards = Array(Set(storyboards)).sorted()
        scenes.sort { ($0.storyboard, $0.identifier ?? "") < ($1.storyboard, $1.identifier ?? "") }
        nibs.sort { $0.name < $1.name }
        addAssets()
        addSegueMethods()
    }

    var isEmpty: Bool { storyboards.isEmpty && nibs.isEmpty && colors.isEmpty && images.isEmpty }

    /// The number of each kind that there is.
    var counts: [(kind: String, count: Int)] {
        [
            ("storyboard", storyboards.count), ("scene", scenes.count), ("nib", nibs.count), ("color", colors.count),
            ("image", images.count), ("segue method", segueMethods.flatMap(\.selectors).count),
        ].filter { $0.1 > 0 }
    }

    // MARK: Documents

    private mutating func add(storyboard document: IBDocument) {
        let name = LocalizedFile(path: document.path).baseName
        storyboards.append(name)
        if document.isLaunchScreen { return }
        func add(_ controller: Element, _ identifier: String?) {
            guard controller.isController, isMadeByCoder(controller) else { return }
            scenes.append(Scene(storyboard: name, identifier: identifier, type: className(of: controller)))
        }
        if let initial = document.initialViewController { add(initial, nil) }
        let controllers = document.scenes.compactMap(\.controller).filter { $0.storyboardIdentifier != nil }
        for (identifier, found) in Dictionary(grouping: controllers, by: \.storyboardIdentifier)
        where found.count == 1 { add(found[0], identifier) }
    }

    private mutating func add(xib document: IBDocument) {
        let name = LocalizedFile(path: document.path).baseName
        let owner = document.topLevelObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let ownerNeeds = owner?.child(named: "connections")?.children.isEmpty == false
        let views = document.topLevelObjects.filter { !$0.isNamed("placeholder") && !$0.isNamed("customObject") }
        guard !ownerNeeds, product.platform != .macOS, views.count == 1, let view = views.first, isMadeByCoder(view)
        else {
            nibs.append(Nib(name: name, type: nil, reuseIdentifier: nil))
            return
        }
        nibs.append(Nib(name: name, type: className(of: view), reuseIdentifier: view["reuseIdentifier"]))
    }

    // MARK: Classes

    /// The class that an object has at run time; nil where it cannot be told.
    private func className(of object: Element) -> String? {
        switch graph.classes.resolve(object) {
        case nil:
            let controller = product.platform == .macOS ? "NSViewController" : "UIViewController"
            return object.isController ? ControllerClasses.name(of: object) ?? controller : "UIView"
        case .notInProject?: return nil
        case .objectiveC(let parts)?: return parts.first?.name
        case .swift(let types)?:
            guard let type = types.first, types.allSatisfy({ $0.name == type.name }), !type.declaration.isGeneric else {
                return nil
            }
            if let name = type.declaration.objectiveCName { return name }
            if type.name.contains(".") { return nil }
            // A class of plain Swift without a module is not found by Interface Builder either.
            guard object.inheritsModuleFromTarget || object.customModule != nil else { return nil }
            let module = module(of: type)
            return module.isEmpty ? nil : "\(module).\(type.name)"
        }
    }

    private mutating func addSegueMethods() {
        let methods = SegueMethods(of: product.documents, in: graph)
        findings += methods.findings
        segueMethods = methods.classes.compactMap { preparing in
            let type = preparing.type
            if let name = type.declaration.objectiveCName { return (name, preparing.selectors) }
            let module = module(of: type)
            return module.isEmpty || type.name.contains(".") ? nil : ("\(module).\(type.name)", preparing.selectors)
        }
    }

    /// The module that compiles a class for the product.
    private func module(of type: SwiftClass) -> String {
        let builders = graph.targets.targets(of: type.declaration.path)
        if builders.contains(product.target) { return product.target.moduleName }
        return builders.count == 1 ? builders[0].moduleName : ""
    }

    /// Whether a test can make an object as Interface Builder does: no class of the project above it refuses a coder.
    private func isMadeByCoder(_ object: Element) -> Bool {
        guard case .swift(let types)? = graph.classes.resolve(object) else { return true }
        return types.flatMap { graph.classes.chain(of: $0) }.flatMap(\.parts).allSatisfy { part in
            guard let text = graph.text(at: part.path)?.string(part.range) else { return false }
            return !text.refusesCoder
        }
    }

    // MARK: Assets

    private mutating func addAssets() {
        var colorNames: Set<String> = []
        var imageNames: Set<String> = []
        var inDocuments: Set<String> = []
        for document in product.documents {
            for resource in document.resources where resource["catalog"] == nil {
                guard let name = resource["name"], !name.isEmpty,
                    resource.children.first?.isNamed("mutableData") != true
                else { continue }
                inDocuments.insert(name)
                if resource.isNamed("namedColor") { colorNames.insert(name) }
                if resource.isNamed("image") { imageNames.insert(name) }
            }
        }
        colorNames.formUnion(namesInCode(.color))
        imageNames.formUnion(namesInCode(.image))
        let assets = graph.assets
        let path = product.documents[0].path
        colors = present(colorNames, "color", inDocuments) {
            assets.colorSets(named: $0, from: path)?.sets.map(\.path) ?? []
        }
        images = present(imageNames, "image", inDocuments) { assets.images(named: $0, from: path)?.paths ?? [] }
    }

    /// The names of assets that the product's code gives for certain and looks up in its own bundle.
    private func namesInCode(_ kind: CodeReference.Kind) -> [String] {
        graph.codeReferences(of: kind).filter { reference in
            reference.isExact && reference.names.count == 1 && !reference.namesBundle
                && graph.targets.targets(of: reference.path).contains(product.target)
        }.map { $0.names[0] }
    }

    /// Those of the names that the product's bundle has. Of the others those in documents are told: code may look
    /// elsewhere, and so does AppKit for its own.
    private mutating func present(
        _ names: Set<String>, _ kind: String, _ inDocuments: Set<String>, _ paths: (String) -> [String]
    ) -> [String] {
        var found: [String] = []
        var missing: [String] = []
        for name in names.sorted() where !name.isEmpty {
            let isThere = paths(name).contains { path in
                let file = path.contains(".xcassets/") && !path.hasSuffix(".json") ? path + "/Contents.json" : path
                return graph.resourceBundles(of: file).contains { $0.builder == .xcodeTarget(product.target) }
            }
            let isSystems = product.platform == .macOS && name.hasPrefix("NS")
            if isThere {
                found.append(name)
            } else if inDocuments.contains(name), !isSystems {
                missing.append(name)
            }
        }
        if !missing.isEmpty {
            let verb = missing.count == 1 ? "is" : "are"
            findings.append(
                Finding(
                    rule: "untested-assets", level: .note, place: Place(path: product.target.projectPath),
                    message: """
                        \(Count.of(missing.count, kind)) that documents of \(product.target.name) name \(verb) in no \
                        catalog of it, and not tested: \(missing.joined(separator: ", ")).
                        """))
        }
        return found
    }
}

extension String {
    /// Whether a class's code has an `init(coder:)` that ends the program or cannot be called.
    fileprivate var refusesCoder: Bool {
        var rest = self[...]
        while let found = rest.firstRange(of: "init") {
            let behind = rest[found.upperBound...]
            let signature = behind.prefix { $0 != "{" }
            let body = behind[signature.endIndex...].prefix { $0 != "}" }
            let before = rest[..<found.lowerBound].suffix(80)
            if signature.drop(while: { "?!".contains($0) }).hasPrefix("(coder"),
                body.contains("fatalError") || body.contains("preconditionFailure")
                    || before.contains("unavailable") && !before.contains("}")
            {
                return true
            }
            rest = behind
        }
        return false
    }
}

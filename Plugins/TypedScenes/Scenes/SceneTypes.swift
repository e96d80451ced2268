import Navigation
import TransformKit

/// Finds the class by which code of a module can name a scene's controller.
struct SceneTypes {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The class of the controller, or the nearest superclass that the owner's code sees.
    func type(of controller: Element, for owner: SceneOwner) -> SceneType {
        type(of: controller, for: owner, system: systemType(of: controller))
    }

    /// The class of an object, or the nearest superclass that the owner's code sees.
    ///
    /// - Parameter system: the class that it has without a custom one.
    func type(of controller: Element, for owner: SceneOwner, system: SceneType) -> SceneType {
        switch graph.classes.resolve(controller) {
        case nil: return system
        case .notInProject?:
            guard let name = controller.customClass, ControllerClasses.isDeclaredByUIKit(name) else {
                return SceneType(name: system.name, module: system.module, isExact: false)
            }
            return SceneType(name: name, module: nil, isExact: true)
        case .swift(let types)?:
            // A class of plain Swift is found by its module only: without one the scene gets the system's class.
            let isNamed =
                controller.customModule != nil || controller.inheritsModuleFromTarget
                || types.contains { $0.declaration.objectiveCName != nil }
            guard isNamed, let type = types.first else {
                return SceneType(name: system.name, module: system.module, isExact: false)
            }
            return swiftType(types, type, owner) ?? inherited(type, owner, system)
        case .objectiveC(let parts)?:
            if let name = parts.first?.name, isNamedInSwift(name, owner) {
                return SceneType(name: name, module: nil, isExact: true)
            }
            let ancestry = Ancestry(of: parts, in: graph)
            let visible = ancestry.objectiveCNames.first { isNamedInSwift($0, owner) }
            return SceneType(name: visible ?? system.name, module: visible == nil ? system.module : nil, isExact: false)
        }
    }

    /// The class of a navigation controller's first screen.
    func root(of controller: Element, for owner: SceneOwner) -> SceneType? {
        Self.rootController(of: controller).map { type(of: $0, for: owner) }
    }

    /// The first screen of a navigation controller.
    static func rootController(of controller: Element) -> Element? {
        guard controller.isNamed("navigationController") else { return nil }
        let segue = controller.child(named: "connections")?.children.first {
            $0.isNamed("segue") && $0["relationship"] == "rootViewController"
        }
        guard let id = segue?["destination"], let root = controller.document.object(id: id), root.isController else {
            return nil
        }
        return root
    }

    // MARK: Swift

    /// The class itself, where every one of the owner's targets compiles or imports it.
    private func swiftType(_ types: [SwiftClass], _ type: SwiftClass, _ owner: SceneOwner) -> SceneType? {
        guard types.allSatisfy({ !$0.declaration.isPrivate && !$0.declaration.isGeneric && $0.name == type.name })
        else { return nil }
        if owner.compilesOne(of: types.map(\.declaration.path), in: graph) {
            return SceneType(name: type.name, module: nil, isExact: true)
        }
        guard types.count == 1, type.declaration.isPublic, let module = module(of: type, for: owner) else { return nil }
        return SceneType(name: type.name, module: module, isExact: true)
    }

    /// The module of a class in another target that the owner's targets link.
    private func module(of type: SwiftClass, for owner: SceneOwner) -> String? {
        let builders = graph.targets.targets(of: type.declaration.path)
        guard builders.count == 1, let builder = builders.first, !owner.targets.isEmpty else { return nil }
        let isLinked = owner.targets.allSatisfy { graph.targets.dependencies(of: $0).contains(builder) }
        return isLinked ? builder.moduleName : nil
    }

    private func inherited(_ type: SwiftClass, _ owner: SceneOwner, _ system: SceneType) -> SceneType {
        for above in graph.classes.chain(of: type).dropFirst() {
            if let found = swiftType([above], above, owner) {
                return SceneType(name: found.name, module: found.module, isExact: false)
            }
        }
        return SceneType(name: system.name, module: system.module, isExact: false)
    }

    // MARK: Objective-C and the system

    /// Whether Swift of each of the owner's targets names a class, so that its header is imported there.
    private func isNamedInSwift(_ name: String, _ owner: SceneOwner) -> Bool {
        let naming = graph.swiftFiles.filter { $0.source.contains(identifier: name) }.map(\.path)
        return owner.compilesOne(of: naming, in: graph)
    }

    private func systemType(of controller: Element) -> SceneType {
        let isMac = controller.document.kind.platform == .macOS
        let name = ControllerClasses.name(of: controller) ?? (isMac ? "NSViewController" : "UIViewController")
        let module: String? =
            switch name.prefix(2) {
            case "AV": "AVKit"
            case "GL": "GLKit"
            default: nil
            }
        return SceneType(name: name, module: module, isExact: ControllerClasses.name(of: controller) != nil)
    }
}

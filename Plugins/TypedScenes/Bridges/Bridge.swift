import TransformKit

/// What is decided for one class: the properties that move, and where everything stands.
struct Bridge {
    let type: SwiftClass
    /// The class of the object in the scenes.
    let name: String
    /// The bridge of an earlier run, whose class gets the new properties; nil for a new one.
    let existing: SwiftClass?
    let outlet: String
    /// The name for Objective-C where scenes name no module.
    let objectiveCName: String?
    let properties: [BridgedProperty]
    /// The controllers of the class and its subclasses.
    let controllers: [Element]
    /// Empty where the bridge stands for itself.
    let protocols: [BridgeProtocol]

    /// What code says behind the controller to reach a property.
    func holder(of property: DependencyProperty) -> String {
        protocols.first { $0.isOutput == property.isOutput }?.member ?? outlet
    }
}

/// A property that moves into the bridge.
struct BridgedProperty {
    let property: DependencyProperty
    /// The assignments on objects of the class, which name the bridge from now on.
    let assignments: [MemberUse]
    /// Whether something still sets it by the controller, so that the property there keeps a setter.
    let keepsSetter: Bool
}

/// A protocol that hides a bridge.
struct BridgeProtocol {
    /// `SignUpInput`
    let name: String
    /// The controller's property of the type: `input`.
    let member: String
    /// Whether it has the delegates and closures; else what the screen takes.
    let isOutput: Bool
}

extension SwiftClass {
    /// Where the class is declared, at its name.
    func place(in graph: ProjectGraph) -> Place {
        graph.text(at: declaration.path).map { Place($0, at: declaration.offset) } ?? Place(path: declaration.path)
    }
}

import TransformKit

/// Classifies connections that point back to the outlet's owner, or may: a strong outlet would close a retain cycle.
enum BackReference: Hashable {
    /// The outlet leads to File's Owner of its own document.
    case filesOwner
    /// The outlet leads to a view or window controller, or to a placeholder that is not File's Owner.
    case controller
    /// The outlet leads to an object controller of macOS, whose bindings may hold File's Owner.
    case objectController
    /// The destination holds the outlet's owner in the document's tree.
    case holder
    /// The outlet's name or type is that of a delegate or data source, or its type is one that anything can be.
    case delegate

    /// Returns nil where nothing about the connection points back.
    init?(of connection: OutletConnection, outlet: SwiftOutlet) {
        guard let destination = connection.destination else { return nil }
        let name = outlet.name.lowercased()
        let type = outlet.wrappedType.lowercased()
        if destination.isFilesOwner {
            self = .filesOwner
        } else if name.hasSuffix("delegate") || name.hasSuffix("datasource") || type.hasSuffix("delegate")
            || type.hasSuffix("datasource") || type.contains("anyobject") || type.hasPrefix("any ")
            || type.hasPrefix("(any ")
        {
            self = .delegate
        } else if destination.contains(connection.source) {
            self = .holder
        } else if destination.isPlaceholder || destination.isController {
            let bindsObjects = [
                "arrayController", "objectController", "treeController", "dictionaryController",
                "userDefaultsController",
            ].contains(destination.name)
            self = bindsObjects ? .objectController : .controller
        } else {
            return nil
        }
    }
}

extension BackReference {
    func text(_ object: Element) -> String {
        switch self {
        case .filesOwner:
            "it leads to File's Owner, which holds the outlet's owner: a strong outlet would close a cycle"
        case .controller:
            "it leads to the controller \(object.described), which may hold the outlet's owner: a strong outlet could close "
                + "a cycle"
        case .objectController:
            "it leads to \(object.described), whose bindings may hold File's Owner: a strong outlet could close a cycle"
        case .holder: "\(object.described) holds the outlet's owner: a strong outlet would close a cycle"
        case .delegate: "it is a delegate or of a type that anything can be, and delegates are not held by convention"
        }
    }
}

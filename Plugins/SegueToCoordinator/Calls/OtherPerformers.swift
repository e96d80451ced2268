import ObjectiveCCode
import Navigation
import TransformKit

/// Types with a way of their own to perform segues, which a call may ask that does not say the class of what it asks.
///
/// `view.performSegue(withIdentifier: "detail", sender: nil)` with a `view` of a protocol asks whatever conforms to it: a mock
/// records the call. Were it `(view as? Menu)?.openDetail(sender: nil)`, the mock would hear nothing.
struct OtherPerformers {
    private let graph: ProjectGraph
    private let overridingClasses: [SwiftClass: Place]
    private let protocols: [String: Place]
    /// Files with classes of Objective-C that have their own method.
    private let objectiveCPaths: [String]

    init(_ graph: ProjectGraph, overridingClasses: [SwiftClass: Place], protocols: [String: Place]) {
        self.graph = graph
        self.overridingClasses = overridingClasses
        self.protocols = protocols
        objectiveCPaths = graph.objectiveCFiles.filter { file in
            file.classes.contains { $0.methods.contains { $0.selector == "performSegueWithIdentifier:sender:" } }
        }.map(\.source.path)
    }

    /// Whether a call may ask such a type.
    func mayBeAsked(by call: SegueCall) -> Bool {
        let known = knownClass(call)
        let isOverridden = overridingClasses.keys.contains { type in
            known.map { graph.classes.chain(of: type).contains($0) } ?? graph.isNear(type.declaration.path, call.path)
        }
        if isOverridden || known != nil { return isOverridden }
        return objectiveCPaths.contains { graph.isNear($0, call.path) }
            || mayBeProtocol(call) && protocols.values.contains { graph.isNear($0.path, call.path) }
    }

    /// The class of what is asked, where the code nearby says it.
    private func knownClass(_ call: SegueCall) -> SwiftClass? {
        if case .classes(let types) = call.performer, types.count == 1 { types[0] } else { nil }
    }

    /// Whether what is asked may be of a protocol that asks for the method: not where its type is a class of UIKit's.
    private func mayBeProtocol(_ call: SegueCall) -> Bool {
        guard case .other(let type?) = call.syntax?.receiver else { return true }
        return !ControllerClasses.isInEverySystem(type)
    }
}

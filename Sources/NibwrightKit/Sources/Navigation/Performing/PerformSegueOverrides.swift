import ObjectiveCCode
import ProjectGraph
import SourceText
import SwiftCode

/// Types with their own `performSegue(withIdentifier:sender:)`, which a call may reach whose receiver's class is not
/// known.
///
/// `view.performSegue(withIdentifier: "detail", sender: nil)` with a `view` of a protocol may call any type that
/// conforms to it, such as a mock that records the call. As `(view as? Menu)?.openDetail(sender: nil)` it would not
/// reach the mock.
struct PerformSegueOverrides {
    private let graph: ProjectGraph
    private let overridingClasses: [SwiftClass: Place]
    private let protocols: [String: Place]
    /// Files with Objective-C classes that have their own `performSegueWithIdentifier:sender:`.
    private let objectiveCPaths: [String]

    init(_ graph: ProjectGraph, overridingClasses: [SwiftClass: Place], protocols: [String: Place]) {
        self.graph = graph
        self.overridingClasses = overridingClasses
        self.protocols = protocols
        objectiveCPaths = graph.objectiveCFiles.filter { file in
            file.classes.contains { $0.methods.contains { $0.selector == "performSegueWithIdentifier:sender:" } }
        }.map(\.source.path)
    }

    /// Whether a call may reach such a type.
    func mayBeReached(by call: SegueCall) -> Bool {
        let known = knownClass(call)
        let isOverridden = overridingClasses.keys.contains { type in
            known.map { graph.classes.chain(of: type).contains($0) } ?? graph.isNear(type.declaration.path, call.path)
        }
        if isOverridden || known != nil { return isOverridden }
        return objectiveCPaths.contains { graph.isNear($0, call.path) }
            || mayBeProtocol(call) && protocols.values.contains { graph.isNear($0.path, call.path) }
    }

    /// The class of the call's receiver, where the code around it determines one.
    private func knownClass(_ call: SegueCall) -> SwiftClass? {
        if case .classes(let types) = call.performer, types.count == 1 { types[0] } else { nil }
    }

    /// Whether the receiver may be of a protocol that requires the method: not where its type is a class of UIKit's.
    private func mayBeProtocol(_ call: SegueCall) -> Bool {
        guard case .other(let type?) = call.syntax?.receiver else { return true }
        return !ControllerClasses.isInEverySystem(type)
    }
}

import ObjectiveCCode
import TransformKit

/// Types with a way of their own to perform segues, which a call may ask that does not say the class of what it asks.
///
/// `view.performSegue(withIdentifier: "detail", sender: nil)` with a `view` of a protocol asks whatever conforms to it: a mock
/// records the call. Were it `(view as? Menu)?.openDetail(sender: nil)`, the mock would hear nothing.
struct OtherPerformers {
    private let graph: ProjectGraph
    private let overridingClasses: [SwiftClass: Place]
    private let protocols: [String: Place]
    private let objectiveC: [(name: String, place: Place)]

    init(_ graph: ProjectGraph, overridingClasses: [SwiftClass: Place], protocols: [String: Place]) {
        self.graph = graph
        self.overridingClasses = overridingClasses
        self.protocols = protocols
        objectiveC = graph.objectiveCFiles.flatMap { file in
            file.classes.flatMap { type in
                type.methods.filter { $0.selector == "performSegueWithIdentifier:sender:" }.map {
                    (type.name, Place(file.source, at: $0.offset))
                }
            }
        }
    }

    /// A type besides a class and its relatives that a call may ask; the first by name.
    func performer(of call: SegueCall, than owner: SwiftClass) -> (name: String, place: Place)? {
        let known = knownClass(call)
        var found = overridingClasses.filter { type, _ in
            known.map { graph.classes.chain(of: type).contains($0) } ?? graph.isNear(type.declaration.path, call.path)
        }.map { ($0.key.name, $0.value) }
        if known == nil {
            found += objectiveC.filter { graph.isNear($0.place.path, call.path) }
            if mayBeProtocol(call) {
                found += protocols.filter { graph.isNear($0.value.path, call.path) }.map { ($0, $1) }
            }
        }
        return found.min { ($0.0, $0.1) < ($1.0, $1.1) }
    }

    /// The class of what is asked, where the code nearby says it.
    private func knownClass(_ call: SegueCall) -> SwiftClass? {
        if case .classes(let types) = call.performer, types.count == 1 { types[0] } else { nil }
    }

    /// Whether what is asked may be of a protocol that asks for the method: not where its type is a class of UIKit's.
    private func mayBeProtocol(_ call: SegueCall) -> Bool {
        guard case .other(let type?) = call.syntax?.receiver else { return true }
        return !ControllerKinship.isKnownToUIKit(type)
    }
}

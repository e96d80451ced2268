import ProjectGraph
import SourceText
import SwiftCode

/// A function of a scene's own class that opens the scene, such as `MenuViewController.make()`: whoever calls it leads
/// there, not the scene itself.
struct FlowFactory: Hashable, Comparable {
    let type: String
    let member: String

    /// The function around a piece of code; nil where there is none, or in Objective-C.
    init?(_ reference: CodeReference) {
        guard reference.language == .swift, let type = reference.enclosingType, let member = reference.enclosingMember
        else { return nil }
        self.type = type
        self.member = member
    }

    static func < (left: FlowFactory, right: FlowFactory) -> Bool {
        (left.type, left.member) < (right.type, right.member)
    }
}

extension FlowBuilder {
    /// The places that call factories, as the code around them would open the scene by itself.
    func calls(of factories: Set<FlowFactory>) -> [FlowFactory: [CodeReference]] {
        let types = IdentifierSet(factories.map(\.type.lastNamePart))
        let members = Dictionary(grouping: factories, by: \.member)
        if members.isEmpty { return [:] }
        let found = concurrentMap(graph.swiftFiles, threads: defaultThreadCount) { file -> [FlowFactoryCall] in
            let named = types.names(in: file.source)
            if named.isEmpty { return [] }
            return members.flatMap { member, factories in
                Self.calls(of: factories.filter { named.contains($0.type.lastNamePart) }, member, in: file)
            }
        }
        return Dictionary(grouping: found.flatMap { $0 }, by: \.factory).mapValues { calls in
            calls.map(\.reference).sorted { $0.place < $1.place }
        }
    }

    private static func calls(of factories: [FlowFactory], _ member: String, in file: SwiftFile) -> [FlowFactoryCall] {
        if factories.isEmpty { return [] }
        return SwiftNameUse.all(of: member, in: file.source).flatMap { use -> [FlowFactoryCall] in
            guard case .member(let base) = use.role else { return [] }
            let enclosing = file.types.filter { $0.range.contains(use.range.lowerBound) }
                .max { $0.range.lowerBound < $1.range.lowerBound }?.name
            return factories.filter { $0.type.lastNamePart == base.lastNamePart && $0.type != enclosing }.map {
                factory in
                FlowFactoryCall(factory: factory, reference: reference(use.range, in: file, enclosing))
            }
        }
    }

    private static func reference(_ range: Range<Int>, in file: SwiftFile, _ type: String?) -> CodeReference {
        CodeReference(
            kind: .scene, language: .swift, path: file.path, range: range,
            position: file.source.position(at: range.lowerBound), text: file.source.string(range), names: [],
            isExact: false, enclosingType: type)
    }
}

private struct FlowFactoryCall: Sendable {
    let factory: FlowFactory
    let reference: CodeReference
}

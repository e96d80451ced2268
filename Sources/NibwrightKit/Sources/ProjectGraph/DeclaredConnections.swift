public import InterfaceBuilder
import SourceText
public import SwiftCode

/// The connections of all documents, by what they mean in code.
private struct DeclaredConnections: Sendable {
    /// The place of a declaration, which tells outlets of one name apart.
    struct Declaration: Hashable {
        let path: String
        let offset: Int

        init(_ outlet: SwiftOutlet) {
            path = outlet.path
            offset = outlet.anchors.name.lowerBound
        }
    }

    var outlets: [Declaration: [OutletConnection]] = [:]
    var actions: [String: [Connection]] = [:]

    init(_ graph: ProjectGraph) {
        for connection in graph.outletConnections {
            for member in connection.members { outlets[Declaration(member.outlet), default: []].append(connection) }
        }
        for connection in graph.documents.flatMap(\.connections) where connection.kind == .action {
            if let selector = connection.selector { actions[selector, default: []].append(connection) }
        }
    }
}

/// The properties that protocols of the project require.
private struct RequiredProperties: Sendable {
    let names: Set<String>
}

extension ProjectGraph {
    private var declaredConnections: DeclaredConnections { derived.value { DeclaredConnections(self) } }

    /// The connections that fill an outlet by its declaration, in all documents.
    public func connections(of outlet: SwiftOutlet) -> [OutletConnection] {
        declaredConnections.outlets[DeclaredConnections.Declaration(outlet)] ?? []
    }

    /// The connections by which the objects of all documents send a selector, in document order.
    public func actions(sending selector: String) -> [Connection] { declaredConnections.actions[selector] ?? [] }

    /// The names of all properties that protocols of the project require, as far as `ProtocolRequirements` reads them.
    public var requiredProperties: Set<String> {
        derived.value {
            let asking = swiftFiles.map(\.source).filter { $0.contains(identifier: "protocol") }
            return RequiredProperties(names: Set(asking.flatMap(ProtocolRequirements.properties)))
        }.names
    }
}

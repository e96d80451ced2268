import TransformKit

/// Makes one change of each bridge, or of several that share a scene.
struct BridgeChanges {
    let changes: [Change]

    init(_ bridges: [Bridge], _ graph: ProjectGraph) {
        var groups: [[Bridge]] = []
        for bridge in bridges {
            let scenes = Set(bridge.controllers)
            let shared = groups.indices.filter { index in
                groups[index].contains { !scenes.isDisjoint(with: $0.controllers) }
            }
            let merged = shared.flatMap { groups[$0] } + [bridge]
            for index in shared.reversed() { groups.remove(at: index) }
            groups.append(merged)
        }
        changes = groups.map { Self.change($0, graph) }
    }

    private static func change(_ bridges: [Bridge], _ graph: ProjectGraph) -> Change {
        var edits: [FileEdit] = []
        var documents = BridgeDocuments()
        for bridge in bridges {
            edits += BridgeCode(bridge, graph)?.edits(in: graph) ?? []
            for entry in bridge.properties {
                let holder = bridge.holder(of: entry.property)
                for use in entry.assignments {
                    edits.append(
                        .replace(
                            path: use.path,
                            TextEdit(
                                insert: holder + ".", at: use.range.lowerBound)))
                }
            }
            documents.add(bridge)
        }
        edits += documents.edits
        let names = bridges.map(\.type.name).joined(separator: ", ")
        let properties = bridges.flatMap { bridge in bridge.properties.map { (bridge, $0) } }
        let count = properties.count == 1 ? "1 property" : "\(properties.count) properties"
        let isNew = bridges.contains { $0.existing == nil }
        return Change(
            subject: names,
            title: isNew
                ? "give \(names) a bridge with \(count)" : "move \(count) of \(names) into the bridge",
            reason: "other code sets them: "
                + properties.map(\.1.property.name).joined(separator: ", "),
            safety: .review, place: bridges[0].type.place(in: graph), edits: edits,
            details: [
                "properties": .list(
                    properties.map { bridge, entry in
                        [
                            "property": .text("\(bridge.name).\(entry.property.name)"),
                            "setBy": .text(entry.assignments.map { described($0, graph) }.joined(separator: ", ")),
                            "setter": .text(entry.keepsSetter ? "yes" : "no"),
                        ]
                    }),
                "scenes": .list(controllers(bridges).map { .text($0.place.description) }),
            ],
            handTests: controllers(bridges).prefix(1).map { controller in
                HandTest(
                    action: "open \(controller.interfaceBuilderName ?? bridges[0].type.name)",
                    reason: "its bridge is connected by the scene, before anything sets a property of it",
                    place: controller.place)
            })
    }

    private static func controllers(_ bridges: [Bridge]) -> [Element] {
        var seen: Set<Element> = []
        return bridges.flatMap(\.controllers).filter { seen.insert($0).inserted }
    }

    private static func described(_ use: MemberUse, _ graph: ProjectGraph) -> String {
        graph.text(at: use.path).map { Place($0, at: use.range.lowerBound).description } ?? use.path
    }
}

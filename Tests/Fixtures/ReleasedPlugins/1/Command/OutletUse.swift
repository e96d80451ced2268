import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([OutletUse.self], in: registry)
}

/// Written against NibwrightKit 1: a command that reads outlets, their uses and how scenes lead to each other.
struct OutletUse: ProjectCommand {
    static let description = ProjectCommandDescription(
        id: "outlet-use", summary: "Count the uses of every outlet.",
        options: [
            OptionDescription("at-most", .integer, default: .integer(0), "Leave outlets out that are used more often.")
        ])

    private let most: Int

    init(options: OptionValues) { most = options.integer("at-most") ?? 0 }

    func run(on graph: ProjectGraph) -> ProjectCommandAnswer {
        var lines: [String] = []
        for connection in graph.outletConnections {
            guard case .swift(let members) = connection.target, let member = members.first else { continue }
            let search = MemberUseSearch([connection.property])
            let uses = graph.swiftFiles.flatMap { search.uses(in: $0.source) }
            guard uses.count <= most else { continue }
            let kind = connection.destination?.name ?? "nothing"
            lines.append(
                "\(uses.count) \(member.owner.name).\(member.outlet.name): \(member.outlet.wrappedType), a \(kind)\n")
        }
        let ways = graph.documents.flatMap(\.segues).filter(\.isNavigation)
        return ProjectCommandAnswer(lines.sorted().joined() + "\(ways.count) segues\n", isPending: !lines.isEmpty)
    }
}

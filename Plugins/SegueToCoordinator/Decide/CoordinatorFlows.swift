import Navigation
import ProjectFiles
import TransformKit

/// Assigns each class with routes to a coordinator.
struct CoordinatorFlows {
    /// The classes of one coordinator: those of one flow that the same targets build.
    struct Flow: Hashable, Sendable {
        /// `Main`
        let name: String
        /// The screens that the coordinator opens, in words: `Main.storyboard`.
        let title: String
        let owners: [SwiftClass]
    }

    let flows: [Flow]

    init(_ routes: CoordinatorRoutes, by grouping: FlowGrouping, in graph: ProjectGraph) {
        let owners = routes.foundByOwner.map { owner, found in
            (owner, flow: grouping.flow(of: owner, found.map(\.route)), path: owner.declaration.path)
        }
        flows = FlowGrouping.groups(owners, in: graph).map { flow, owners in
            Flow(name: flow.name, title: flow.title, owners: owners)
        }
    }
}

/// The rule that groups classes into flows, as the options `flow` and `map` choose it.
struct FlowGrouping: Sendable {
    /// A flow's name for types, `Main`, and its title for comments, `Main.storyboard`.
    struct FlowName: Hashable, Sendable {
        let name: String
        let title: String
    }

    /// The three rules of the option `flow`.
    enum Way: Sendable {
        case storyboard
        /// The flow of each tab's scenes, by controller; the others are grouped by their storyboard.
        case tab([Element: String])
        /// The flows of the recipe's map, by class name; the others are grouped by their storyboard.
        case map([(pattern: NamePattern, flow: String)])
    }

    let way: Way

    private struct Key: Hashable {
        let flow: FlowName
        let targets: [String]
        let region: String
    }

    /// Items of one flow that the same targets of one project build, in their order.
    static func groups<Item>(
        _ items: [(Item, flow: FlowName, path: String)], in graph: ProjectGraph
    ) -> [(flow: FlowName, items: [Item])] {
        var order: [Key] = []
        var found: [Key: [Item]] = [:]
        for (item, flow, path) in items {
            let key = Key(
                flow: flow, targets: graph.targets.targets(of: path).map(\.id).sorted(),
                region: graph.projectFolder(of: path))
            if found[key] == nil { order.append(key) }
            found[key, default: []].append(item)
        }
        return order.map { ($0.flow, found[$0] ?? []) }
    }

    func flow(of owner: SwiftClass, _ routes: [Route]) -> FlowName {
        flow(ofClass: owner.name, routes.map(\.transitions))
    }

    /// - Parameter routes: the transitions of each way on.
    func flow(ofClass className: String, _ routes: [[some SceneTransition]]) -> FlowName {
        let transitions = routes.flatMap { $0 }
        switch way {
        case .storyboard: break
        case .tab(let tabs):
            let names = Set(transitions.map { tabs[$0.controller] })
            if names.count == 1, let name = names.first ?? nil {
                return FlowName(name: name, title: "the \(name) tab")
            }
        case .map(let entries):
            if let entry = entries.first(where: { $0.pattern.matches(className) }) {
                return FlowName(name: entry.flow.flowWords, title: "the \(entry.flow) flow")
            }
        }
        // A route through several storyboards belongs to none of them.
        if routes.contains(where: { Set($0.map(\.storyboardName.flowWords)).count > 1 }) {
            return FlowName(name: className.withoutControllerSuffix.flowWords, title: "\(className)'s storyboards")
        }
        let name = transitions[0].storyboardName
        return FlowName(name: name.flowWords, title: name + ".storyboard")
    }
}

extension SceneTransition {
    fileprivate var storyboardName: String { LocalizedFile(path: document.path).baseName }
}

extension String {
    /// A storyboard's name as part of a type's, without the word `storyboard`: `MainIPad` of `Main-iPad`.
    var flowWords: String {
        let words = nameWords.filter {
            $0.allSatisfy(\.isASCII) && !["storyboard", "ipad", "iphone"].contains($0.lowercased())
        }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isLetter == true ? joined : "App" + joined
    }
}

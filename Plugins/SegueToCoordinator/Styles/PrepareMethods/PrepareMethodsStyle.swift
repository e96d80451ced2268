import SegueCode
import TransformKit

/// Style `prepare-methods`: one method for each segue, `prepareForShowDetail(_:sender:)`, which the base class finds by
/// the segue's identifier.
struct PrepareMethodsStyle {
    let context: StyleContext
    private var outcome = StyleOutcome()
    private var graph: ProjectGraph { context.graph }

    static func outcome(in graph: ProjectGraph) -> StyleOutcome {
        var style = PrepareMethodsStyle(context: StyleContext(graph))
        style.run()
        return style.outcome
    }

    private init(context: StyleContext) { self.context = context }

    private mutating func run() {
        var changes: [FamilyChange] = []
        for family in context.families { changes.append(change(family)) }
        var assembly = StyleAssembly(context, Self.wording)
        for change in changes where !change.members.isEmpty {
            assembly.use(change.family, change.members.map(\.method))
        }
        assembly.decide()
        for change in changes where !change.members.isEmpty {
            if let obstacle = assembly.obstacle(for: change.family) {
                for member in change.members { outcome.keep(member.method, obstacle, context) }
            } else {
                outcome.groups.append(group(change, assembly))
            }
        }
        outcome.sort()
    }

    static let wording = BaseClassFile.Wording(
        prefixes: ["SeguePreparing", "SegueMethodPreparing"],
        summary:
            "Prepares each segue in a method of its own: `prepareForShowDetail(_:sender:)` for the segue `showDetail`.",
        conformances: [], statement: "prepareByName(for: segue, sender: sender)",
        shared: [
            "extension UIViewController {",
            "    /// Calls the method that is named after the segue, if there is one: after its identifier, or after the class that",
            "    /// it leads to where it has none.",
            "    func prepareByName(for segue: UIStoryboardSegue, sender: Any?) {",
            "        let identifier = segue.identifier ?? String(describing: type(of: segue.destination))",
            "        let words = identifier.split { !$0.isLetter && !$0.isNumber }",
            "        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()",
            "        let selector = NSSelectorFromString(\"prepareFor\\(name):sender:\")",
            "        // UIKit has a method of this kind itself: prepareForSegue:sender:.",
            "        guard responds(to: selector), !UIViewController.instancesRespond(to: selector) else { return }",
            "        perform(selector, with: segue, with: sender)",
            "    }",
            "}",
        ])

    // MARK: Families

    /// A family of view controllers with its methods that change.
    private struct FamilyChange {
        let family: StyleFamily
        var members: [Member] = []
    }

    /// A `prepare(for:sender:)` with the methods that replace it.
    private struct Member {
        let method: PrepareMethod
        let methods: [SegueMethodText]
        let segues: [RoutedSegue]
    }

    private mutating func change(_ family: StyleFamily) -> FamilyChange {
        var change = FamilyChange(family: family)
        var namesByClass: [SwiftClass: Set<String>] = [:]
        for method in family.members where !isDone(method) {
            let above = graph.classes.chain(of: method.owner).dropFirst()
            let changed = Set(change.members.map(\.method.owner))
            if let obstacle = StyleChecks(family: family, graph: graph).obstacle(method, changed: changed) {
                outcome.keep(method, obstacle, context)
                continue
            }
            switch SegueMethodReader(context, method).read() {
            case .failure(let obstacle): outcome.keep(method, obstacle, context)
            case .success(let methods) where methods.isEmpty: break
            case .success(let methods):
                let names = Set(methods.map(\.name))
                let taken = above.reduce(into: Set<String>()) { $0.formUnion(namesByClass[$1] ?? []) }
                if let name = names.intersection(taken).sorted().first {
                    let obstacle = Obstacle(
                        code: .handledTwice,
                        reason: "a superclass prepares the segue of \(name)(_:sender:) as well", place: method.place)
                    outcome.keep(method, obstacle, context)
                    continue
                }
                namesByClass[method.owner] = names
                change.members.append(Member(method: method, methods: methods, segues: methods.flatMap(\.segues)))
            }
        }
        return change
    }

    /// Whether an earlier run of this style wrote the method.
    private func isDone(_ method: PrepareMethod) -> Bool {
        method.statements.contains { $0.trimmedDescription.contains("prepareByName(for:") }
    }

    private func group(_ change: FamilyChange, _ assembly: StyleAssembly) -> StyleGroup {
        var group = assembly.group(for: change.family, change.members.map(\.method))
        for member in change.members {
            let text = StyleText(member.method.source)
            var members = member.methods.map(\.lines)
            if assembly.needsOverride(member.method.owner) {
                members.insert(BaseClassFile.override(Self.wording, access: member.method.access), at: 0)
            }
            let edit = text.replacing(member.method, with: members)
            group.additions[member.method.owner, default: ClassAdditions()].edits[member.method.path, default: []]
                .append(
                    edit)
            group.segues += member.segues
        }
        return group
    }
}

import SegueCode
import TransformKit

/// Style `prepare-methods`: one method for each segue, `prepareForShowDetail(_:sender:)`, which the base class finds by
/// the segue's identifier.
struct PrepareMethodsStyle: SegueStyle {
    let context: StyleContext
    var outcome = StyleOutcome()
    /// The names of the methods of each class that is divided.
    private var namesByClass: [SwiftClass: Set<String>] = [:]

    init(_ graph: ProjectGraph) { context = StyleContext(graph) }

    var wording: BaseClassFile.Wording { Self.wording }
    static let trace = "prepareByName(for:"

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

    struct Member: StyleMember {
        let method: PrepareMethod
        let methods: [SegueMethodText]
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        let methods = try SegueMethodReader(context, method).read()
        if methods.isEmpty { return nil }
        let names = Set(methods.map(\.name))
        let above = context.graph.classes.chain(of: method.owner).dropFirst()
        let taken = above.reduce(into: Set<String>()) { $0.formUnion(namesByClass[$1] ?? []) }
        if let name = names.intersection(taken).sorted().first {
            throw Obstacle(
                code: .handledTwice, reason: "a superclass prepares the segue of \(name)(_:sender:) as well",
                place: method.place)
        }
        namesByClass[method.owner] = names
        return Member(method: method, methods: methods)
    }

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        var members = member.methods.map(\.lines)
        if assembly.needsOverride(member.method.owner) {
            members.insert(BaseClassFile.override(wording, access: member.method.access), at: 0)
        }
        let edit = StyleText(member.method.source).replacing(member.method, with: members)
        group.add([edit], of: member.method)
        group.segues += member.methods.flatMap(\.segues)
    }
}

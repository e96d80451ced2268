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

    var wording: BaseClassFile.Wording? { Self.wording }
    static let trace: String? = "prepareByName(for:"

    static let wording = BaseClassFile.Wording(
        prefixes: ["SeguePreparing", "SegueMethodPreparing"],
        summary:
            "Prepares what each segue shows in a method of its own: `prepareForShowDetail(_:sender:)` for `showDetail`.",
        conformances: [], call: { "prepareByName(for: \($0), sender: \($1))" },
        shared: [
            "extension UIViewController {",
            "    /// Calls the method that is named after the segue, if there is one, with the view controller that is shown: with what",
            "    /// a navigation controller holds where the segue leads to one.",
            "    ///",
            "    /// The name is the segue's identifier without `Segue` at its end, or the class that it leads to where it has none.",
            "    func prepareByName(for segue: UIStoryboardSegue, sender: Any?) {",
            "        let identifier = segue.identifier ?? String(describing: type(of: segue.destination))",
            "        let words = identifier.split { !$0.isLetter && !$0.isNumber }",
            "        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()",
            "        if name.hasSuffix(\"Segue\") { name.removeLast(5) }",
            "        let selector = NSSelectorFromString(\"prepareFor\\(name):sender:\")",
            "        // Methods of UIKit itself are not meant.",
            "        guard responds(to: selector), !UIViewController.instancesRespond(to: selector) else { return }",
            "        let shown = (segue.destination as? UINavigationController)?.topViewController ?? segue.destination",
            "        perform(selector, with: shown, with: sender)",
            "    }",
            "}",
        ])

    struct Member: StyleMember {
        let method: PrepareMethod
        let methods: [SegueMethodText]
        let rest: StayingCode
    }

    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    {
        var reader = SegueMethodReader(context, method)
        if let obstacle = reader.taken(in: family) { throw obstacle }
        try reader.read()
        let names = Set(reader.methods.map(\.name))
        let above = context.graph.classes.chain(of: method.owner).dropFirst()
        let taken = above.reduce(into: Set<String>()) { $0.formUnion(namesByClass[$1] ?? []) }
        if let name = names.intersection(taken).sorted().first {
            throw Obstacle(
                code: .handledTwice, reason: "a superclass prepares the segue of \(name)(_:sender:) as well",
                place: method.place)
        }
        for (kind, obstacle) in reader.staying { outcome.keep(kind, in: method, obstacle) }
        if names.isEmpty { return nil }
        namesByClass[method.owner] = names
        return Member(method: method, methods: reader.methods, rest: reader.rest)
    }

    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly) {
        var members = member.methods.map(\.lines)
        let needsOverride = assembly.needsOverride(member.method.owner)
        if needsOverride || !member.rest.isEmpty {
            members.insert(
                member.rest.declaration(in: member.method, with: needsOverride ? wording : nil, context), at: 0)
        }
        let edit = StyleText(member.method.source).replacing(member.method, with: members)
        group.add([edit], of: member.method)
        group.segues += member.methods.flatMap(\.segues)
    }
}

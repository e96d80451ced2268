import SegueCode
import TransformKit

/// A style in which segues stay and `prepare(for:sender:)` is divided: `prepare-methods`, `visitor` or `segue-class`.
///
/// A style says what it makes of one method; the families, the base classes and the order are the same for all.
protocol SegueStyle {
    associatedtype Member: StyleMember
    init(_ graph: ProjectGraph)
    var context: StyleContext { get }
    var outcome: StyleOutcome { get set }
    /// The texts of the file with the base classes; nil where there are none.
    var wording: BaseClassFile.Wording? { get }
    /// Code that a method holds which an earlier run of this style wrote.
    static var trace: String? { get }

    /// Divides a method; nil where nothing in it is divided.
    ///
    /// - Parameter earlier: the methods of the family's other classes that are divided, superclasses first.
    mutating func member(_ method: PrepareMethod, of family: StyleFamily, after earlier: [Member]) throws(Obstacle)
        -> Member?
    /// Takes members out that do not go together. Called once, with the changes of all families.
    mutating func settle(_ changes: inout [FamilyChange<Member>])
    /// Files that have to see the base classes' file, besides those of the methods.
    func files(seenBy member: Member) -> [String]
    /// Whether the file with the base classes, or one beside it, names the files' classes, so that each target that
    /// builds the one has to build the others.
    static var sharesCode: Bool { get }
    /// What adds to the groups that are chosen what they have in common.
    func completion() -> @Sendable ([StyleGroup]) -> [StyleGroup]
    /// Adds the edits of a method.
    func add(_ member: Member, to group: inout StyleGroup, _ assembly: StyleAssembly)
}

/// A method that a style divides.
protocol StyleMember {
    var method: PrepareMethod { get }
}

/// The methods of a family that a style divides.
struct FamilyChange<Member: StyleMember> {
    let family: StyleFamily
    var members: [Member] = []

    var methods: [PrepareMethod] { members.map(\.method) }
}

extension SegueStyle {
    mutating func settle(_ changes: inout [FamilyChange<Member>]) {}
    func files(seenBy member: Member) -> [String] { [] }
    static var sharesCode: Bool { false }
    func completion() -> @Sendable ([StyleGroup]) -> [StyleGroup] { { $0 } }

    /// Divides the methods of all families of a project.
    static func outcome(in graph: ProjectGraph) -> StyleOutcome {
        var style = Self(graph)
        var changes: [FamilyChange<Member>] = []
        for family in style.context.families { changes.append(style.change(family)) }
        style.settle(&changes)
        changes.removeAll(where: \.members.isEmpty)
        var assembly = StyleAssembly(style.context, style.wording, sharesCode: sharesCode)
        for change in changes where style.wording != nil {
            assembly.use(change.family, change.methods, others: Set(change.members.flatMap(style.files)))
        }
        assembly.decide()
        for change in changes {
            if let obstacle = assembly.obstacle(for: change.family) {
                for method in change.methods { style.outcome.keep(method, obstacle, style.context) }
            } else {
                var group = assembly.group(for: change.family, change.methods)
                for member in change.members { style.add(member, to: &group, assembly) }
                style.outcome.groups.append(group)
            }
        }
        style.outcome.complete = style.completion()
        style.outcome.sort()
        return style.outcome
    }

    private mutating func change(_ family: StyleFamily) -> FamilyChange<Member> {
        var change = FamilyChange<Member>(family: family)
        for method in family.members where !method.statements.contains(where: Self.isTraced) {
            do throws(Obstacle) {
                let changed = Set(change.methods.map(\.owner))
                let checks = StyleChecks(family: family, graph: context.graph)
                if let obstacle = checks.obstacle(method, changed: changed) { throw obstacle }
                guard let member = try member(method, of: family, after: change.members) else { continue }
                change.members.append(member)
            } catch {
                outcome.keep(method, error, context)
            }
        }
        return change
    }

    private static func isTraced(_ statement: CodeBlockItemSyntax) -> Bool {
        trace.map(statement.trimmedDescription.contains) ?? false
    }
}

import SegueCode
import TransformKit

/// Gives families their base classes: decides in which file each base class goes, and edits the declarations that
/// inherit from it.
struct StyleAssembly {
    private let context: StyleContext
    private let wording: BaseClassFile.Wording?
    private var uses: [Use] = []
    private var files: [String: BaseClassFile] = [:]
    private var origins: [String: String] = [:]
    private var obstacles: [SwiftClass: Obstacle] = [:]
    private var edits: [SwiftClass: TextEdit] = [:]
    private var overriding: Set<SwiftClass> = []
    private var graph: ProjectGraph { context.graph }
    /// The prefix of base classes that an earlier run made.
    private let present: String?

    /// A family that needs a base class, with the files that have to see it.
    private struct Use {
        let family: StyleFamily
        /// The files that name the base class, or what its file declares where the family keeps another superclass.
        let paths: [String]
        /// The classes of changed methods that have none of the others above them.
        let topmost: [SwiftClass]
        /// Further files that have to see what the base classes' file declares.
        let others: Set<String>
    }

    private let sharesCode: Bool

    /// - Parameter sharesCode: whether a file beside the base classes names the classes of all files.
    init(_ context: StyleContext, _ wording: BaseClassFile.Wording?, sharesCode: Bool) {
        self.sharesCode = sharesCode
        self.context = context
        self.wording = wording
        present = wording.flatMap { BaseClassFile.presentPrefix($0, in: context.graph) }
    }

    /// Adds a family whose methods change.
    ///
    /// - Parameter others: further files that have to see what the base classes' file declares.
    mutating func use(_ family: StyleFamily, _ methods: [PrepareMethod], others: Set<String> = []) {
        let owners = Set(methods.map(\.owner))
        let topmost = methods.filter { method in
            !graph.classes.chain(of: method.owner).dropFirst().contains(where: owners.contains)
        }
        let paths = family.isDirectlyBelowUIKit ? [family.root.declaration.path] : topmost.map(\.path)
        uses.append(Use(family: family, paths: paths, topmost: topmost.map(\.owner), others: others))
    }

    /// Chooses the files of the base classes. Call it once, after all families were added.
    mutating func decide() {
        guard let wording else { return }
        let modules = ModuleGroups(
            uses.reduce(into: []) { $0.formUnion($1.others.union($1.paths)) }, in: graph)
        for group in modules.groups {
            let own = uses.filter { use in use.paths.contains { group.paths.contains($0) } }
            guard let first = own.first?.family.root else { continue }
            guard let origin = group.origin, let prefix = present ?? BaseClassFile.freePrefix(wording, in: graph)
            else {
                let reason =
                    group.origin == nil
                    ? "no file is built by all targets that build \(group.paths.joined(separator: ", "))"
                    : "the project has classes of the names that the base class could have"
                for use in own {
                    obstacles[use.family.root] = Obstacle(
                        code: group.origin == nil ? .targets : .nameTaken, reason: reason,
                        place: Place(path: first.declaration.path))
                }
                continue
            }
            decide(own, group, origin, prefix, wording)
        }
        for use in uses where obstacles[use.family.root] == nil {
            let paths = use.others.union(use.paths).sorted()
            if sharesCode, let missing = paths.first(where: { !modules.isBuiltByAll($0) }) {
                obstacles[use.family.root] = Obstacle(
                    code: .targets, reason: "not every target that would build the visitor builds \(missing)",
                    place: Place(path: use.family.root.declaration.path))
                continue
            }
            guard let first = paths.first,
                let other = paths.first(where: { modules.group(of: $0) != modules.group(of: first) })
            else { continue }
            obstacles[use.family.root] = Obstacle(
                code: .otherModule, reason: "\(other) is built into another module than \(first)",
                place: Place(path: use.family.root.declaration.path))
        }
    }

    private mutating func decide(
        _ own: [Use], _ group: ModuleGroups.Group, _ origin: String, _ prefix: String,
        _ wording: BaseClassFile.Wording
    ) {
        var superclasses: Set<UIKitController> = []
        var isOpen = false
        for use in own {
            let root = use.family.root
            guard use.family.isDirectlyBelowUIKit else {
                overriding.formUnion(use.topmost)
                continue
            }
            if let present, BaseClassFile.baseNames(present).contains(root.name) { continue }
            guard let controller = UIKitController(rawValue: use.family.outerSuperclass.lastNamePart),
                let syntax = StyleClassSyntax(root, in: graph),
                let edit = syntax.replacingSuperclass(
                    controller.rawValue, with: BaseClassFile.baseName(prefix, controller))
            else {
                obstacles[root] = Obstacle(
                    code: .baseClassMissing, reason: "nobody can say what \(root.name) descends from",
                    place: Place(path: root.declaration.path))
                continue
            }
            if present != nil, !graph.declares(type: BaseClassFile.baseName(prefix, controller)) {
                obstacles[root] = Obstacle(
                    code: .baseClassMissing,
                    reason: "the project has base classes for this, and none for a \(controller.rawValue)",
                    place: Place(path: root.declaration.path))
                continue
            }
            superclasses.insert(controller)
            isOpen = isOpen || root.declaration.isPublic
            edits[root] = edit
        }
        // Base classes of an earlier run are used as they are.
        if present != nil { return }
        let controllers = UIKitController.allCases.filter(superclasses.contains)
        let file = BaseClassFile(wording: wording, prefix: prefix, superclasses: controllers, isOpen: isOpen)
        for path in group.paths {
            files[path] = file
            origins[path] = origin
        }
    }

    // MARK: Results

    func obstacle(for family: StyleFamily) -> Obstacle? { obstacles[family.root] }

    /// Whether a class keeps a `prepare(for:sender:)`, since its family descends from a class that is not UIKit's and
    /// gets no base class.
    func needsOverride(_ type: SwiftClass) -> Bool { overriding.contains(type) }

    /// The group of a family, with the edit of its root's superclass and the file of its base class.
    func group(for family: StyleFamily, _ methods: [PrepareMethod]) -> StyleGroup {
        let names = methods.map(\.owner.name)
        var group = StyleGroup(subject: names.joined(separator: ", "), classes: methods.map(\.owner))
        if let edit = edits[family.root] {
            group.additions[family.root, default: ClassAdditions()].edits[family.root.declaration.path] = [edit]
        }
        guard let use = uses.first(where: { $0.family.root == family.root }) else { return group }
        for path in use.paths {
            guard let file = files[path], let origin = origins[path] else { continue }
            let folder = origin.split(separator: "/").dropLast().joined(separator: "/")
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let text = LanguageModes(graph: graph).isolated(lines, at: origin).joined(separator: "\n")
            let made = StyleFile(
                path: (folder.isEmpty ? "" : folder + "/") + file.name + ".swift", origin: origin, text: text)
            if !group.files.contains(made) { group.files.append(made) }
            group.origin = origin
        }
        return group
    }
}

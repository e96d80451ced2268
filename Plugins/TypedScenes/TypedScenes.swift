import SceneCallWriting
import TransformKit

/// Writes a member in Swift for each scene that code can open, and uses it where code opens the scene by strings.
public struct TypedScenes: Transform {
    public static let description = TransformDescription(
        id: "typed-scenes",
        summary: "Give each scene a name in Swift with its class, and open scenes by it instead of by strings.",
        details: """
            Writes a Swift file with a type for each storyboard and a member for each scene that has a storyboard
            identifier or is the initial one: `Onboarding.signUp.instantiate()` is a `SignUpViewController`. The file
            goes into the targets that build the storyboard with the code of its scenes. Where targets differ, each
            set of targets has its own file, with a type `TypedScene` of its own unless another file's serves all its targets.

            A member is named after the identifier: `SignUp`, `sign-up` and `signUp` become `signUp`. What Swift
            reserves gets `Scene` behind it, and names that would be the same are numbered in the order of the
            identifiers. A storyboard's type has the storyboard's name, with `Storyboard` behind it where code says
            that name already. A class that the file's module does not see (private, generic, of Objective-C that no
            Swift names, of another module that is not linked or not public) gives way to its nearest superclass that
            it sees, and the member says so.

            In the style `enum` a class with an initializer that takes more than a coder can be given what it takes, from
            iOS 13: `Onboarding.signUp.instantiate(user: user)`. A closure that does nothing but call it goes.

            Then calls of `instantiateViewController(withIdentifier:)`, `instantiateInitialViewController()` and
            AppKit's like are written anew: where storyboard, identifier, scene and bundle are certain, whether they are
            literals, constants, locals, arguments or `self.storyboard`. So are calls of the project's functions that do nothing
            but make a controller, itself or through others. A cast to the scene's class goes; one to a
            superclass stays as an upcast; one that says another class is refused, since it fails. `as?` that always
            succeeds is taken out of `guard` and `if`, and of locals whose uses are `?` and `!`; what cannot be taken out
            stays with the reason. A value without a cast keeps its type by an annotation, unless every use is one
            that any view controller can have. Locals for a storyboard that nothing uses any more go,
            and so do private constants that only these calls said; a note names each other constant that nothing says any more.

            A project that uses SwiftGen or R.swift moves away from their scenes with `from`: the symbols of the generator,
            `StoryboardScene.Onboarding.signUp.instantiate()` or `R.storyboard.onboarding.signUp()`, are written anew, with the
            `!`, `if` and `guard` that R.swift's optionals need. The generator's own file and its run script are yours to take away.

            All calls of a file are one change, `safe`; calls through `storyboard?`, which did nothing in a controller
            that no storyboard made, are another, for a review.

            The next run finds nothing to do, or writes the file anew: scenes are followed by their object ids, so that a
            new identifier renames the member and its uses. Under `nibwright check` a file that is out of date fails, and
            where a scene has another class than the file says, the change points to the scene.
            """,
        options: [
            OptionDescription(
                "file", .string, default: .string("StoryboardScenes.swift"),
                "The name of the written file, or its path; without a folder it goes beside the app delegate."),
            OptionDescription(
                "access", .choice(["internal", "public"]), default: .string("internal"), "Who can use the scenes."),
            OptionDescription(
                "style", .choice(TypedScenesOptions.Style.allCases.map(\.rawValue)), default: .string("enum"),
                "How code asks: `Onboarding.signUp.instantiate()`, `Onboarding.signUp()`, `Onboarding.signUp`, or `R.storyboard.onboarding.signUp()`."
            ),
            OptionDescription(
                "namespace", .string, "A type around all storyboards, such as `Scenes`; `r-swift-like` has `R`."),
            OptionDescription(
                "calls", .boolean, default: .boolean(true), "Also write calls anew that open scenes by strings."),
            OptionDescription(
                "helpers", .boolean, default: .boolean(true),
                "Also write calls anew of the project's functions that do nothing but make a controller: `LoginController.make()`."
            ),
            OptionDescription(
                "from", .choice(["none"] + SceneGenerator.allCases.map(\.rawValue)),
                default: .string("none"), "The generator whose symbols for scenes are written anew."),
        ],
        tables: [
            TableDescription(
                "calls", title: "Calls", "Each call that opens a scene by its name now.",
                columns: [ColumnDescription("call", "Call"), ColumnDescription("scene", "Scene")], isInText: false),
            TableDescription(
                "scenes", title: "Scenes", "The scenes of the file and the code that names them.",
                columns: [
                    ColumnDescription("scene", "Scene"), ColumnDescription("name", "Name"),
                    ColumnDescription("class", "Class"),
                ], isInText: false),
        ],
        refusals: RefusalCode.ofScenes + RefusalCode.ofCalls + RefusalCode.targetAdditions,
        highestSafety: .review)

    private let options: TypedScenesOptions

    public init(options: OptionValues, selection: OptionValues) {
        self.options = TypedScenesOptions(options)
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        var problems: [OptionProblem] = []
        let file = options.string("file") ?? ""
        if !file.isEmpty, !file.hasSuffix(".swift") || file.hasPrefix("/") || file.split(separator: "/").contains("..")
        {
            problems.append(
                OptionProblem(
                    "file", "Give the name of a Swift file, or a path below the project's root that ends in .swift."))
        }
        let read = TypedScenesOptions(options)
        if read.origin == .rSwift, read.namespace == "R" {
            problems.append(OptionProblem("namespace", "`R` is what R.swift generates; give another name."))
        }
        if let namespace = options.string("namespace"), !namespace.isEmpty, !MemberName.isTypeName(namespace) {
            problems.append(OptionProblem("namespace", "“\(namespace)” is no name of a type in Swift."))
        }
        return problems
    }

    public func propose(in context: TransformContext) -> Proposals {
        var builder = SceneInventoryBuilder(context.graph, options)
        let inventory = builder.build()
        var proposals = Proposals(refusals: inventory.refusals)
        let usesCreators = context.graph.swiftFiles.contains { $0.source.usesCreators }
        let writer = SceneFileEdits(context: context, options: options)
        var written: [String: [FileEdit]] = [:]
        for file in inventory.files {
            do throws(Obstacle) {
                let outcome = try writer.edits(of: file, usesCreators: usesCreators)
                written[file.path] = outcome.edits
                proposals.findings += outcome.findings
                if !outcome.edits.isEmpty {
                    // The file does not compile without the one that has its type of a scene.
                    let needed = file.declaresSceneType ? [] : written[file.sceneTypePath] ?? []
                    proposals.changes.append(FileChange(file: file).change(outcome.edits + needed, context))
                }
            } catch {
                proposals.refusals.append(
                    Refusal(
                        subject: file.path, title: "write \(file.path)", code: error.code, reason: error.reason,
                        place: error.place))
            }
        }
        if options.rewritesCalls {
            let calls = CallChanges(context: context, options: options, inventory: inventory, written: written)
            proposals.append(calls.proposals())
        }
        return proposals
    }
}

extension SourceText {
    /// Whether code makes controllers by initializers of their own, as systems from iOS 13 let it.
    fileprivate var usesCreators: Bool {
        contains(identifier: "creator") || contains("instantiateViewController(identifier:" as StaticString)
            || contains("instantiateController(identifier:" as StaticString)
            || contains("instantiateInitialViewController {" as StaticString)
    }
}

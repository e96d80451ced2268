import TransformKit

/// Writes typed accessors for the color sets of asset catalogs, and uses them for colors that Swift code spells out.
struct ColorAccessors: Transform {
    static let description = TransformDescription(
        id: "color-accessors",
        summary: "Write typed accessors for the named colors of asset catalogs, and use them in Swift.",
        details: """
            Writes one Swift file with a static property for each color set: `UIColor.brandOrange` for `Brand
            Orange`, and an enum for each namespace. The file holds what the catalogs of its targets hold and
            nothing else, so that the next run renews it. A file that this transform did not write is never touched.

            A new file is added to the targets whose asset catalogs have the colors; with `swift-literals` to those
            of them that use one. Projects that a tool writes, packages and synchronized folders need no edit. A
            color set is left out where one of the file's targets does not have it.

            With `swift-literals: true` a literal color becomes the accessor of a color set that has the same value
            to 8 bits in the same color space in all its appearances: `UIColor(red:green:blue:alpha:)` and its
            like, `#colorLiteral`, `.init` where the code around says the type, and the initializers that the
            project declares itself where they can be evaluated. All uses of one color are one change, for review.
            Held back are default arguments, attributes, `@IBInspectable` properties, optionals that are not
            unwrapped, comparisons and literals with comments inside.

            Named colors need iOS 11, macOS 10.13, tvOS 11 or watchOS 4.
            """,
        options: [
            OptionDescription(
                "file", .string,
                "Where the accessors are written, from the project's root; without it nothing is done."),
            OptionDescription(
                "swift-literals", .boolean, default: .boolean(false),
                "Also use the accessors for the literal colors of Swift code."),
            OptionDescription(
                "type", .choice(["auto", "UIColor", "NSColor", "Color"]), default: .string("auto"),
                "The type that gets the accessors; auto goes by the platforms of the targets."),
            OptionDescription(
                "swiftui", .boolean, default: .boolean(false), "Also write accessors for SwiftUI's Color."),
            OptionDescription(
                "access", .choice(["internal", "public"]), default: .string("internal"), "Who can use the accessors."),
        ],
        selectors: [
            OptionDescription("color", .string, "Only Swift uses of color sets whose name matches, with * and ?.")
        ],
        tables: [
            TableDescription(
                "uses", title: "Uses", "Each literal in Swift code that has the color.",
                columns: [ColumnDescription("use", "Use")]),
            TableDescription(
                "accessors", title: "Accessors", "The color sets of the file and what code calls them.",
                columns: [ColumnDescription("color", "Color set"), ColumnDescription("name", "Accessor")],
                isInText: false),
        ],
        refusals: RefusalCode.ofAccessors + RefusalCode.ofLiterals + [.noTarget] + RefusalCode.deployment
            + RefusalCode.projectEdits,
        highestSafety: .review)

    private let path: String
    private let usesLiterals: Bool
    private let style: AccessorStyle
    private let colorPattern: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        path = options.string("file") ?? ""
        usesLiterals = options.boolean("swift-literals") ?? false
        style = AccessorStyle(
            type: options.string("type").flatMap { SwiftColorType(rawValue: $0) },
            addsSwiftUI: options.boolean("swiftui") ?? false, isPublic: options.string("access") == "public")
        colorPattern = selection.string("color").map { NamePattern($0) }
    }

    func propose(in context: TransformContext) -> Proposals {
        if path.isEmpty { return Proposals() }
        guard path.hasSuffix(".swift"), !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
            return refusal(.noSwiftFile, "\"\(path)\" is no path of a Swift file below the project's root")
        }
        do throws(Obstacle) {
            return try proposals(in: context)
        } catch {
            return refusal(error.code, error.reason)
        }
    }

    private func proposals(in context: TransformContext) throws(Obstacle) -> Proposals {
        let sets = SingleColors(context.graph)
        guard let owner = try AccessorOwner.find(for: path, in: context.graph, sets: sets, prefersUses: usesLiterals)
        else { return Proposals() }
        let names = AccessorNames(
            owner.colorSets.map(\.name), members: owner.takenNames(in: context.graph, except: path), path: path)
        let file = AccessorFile(path: path, owner: owner, names: names, style: style)
        let edits = try file.edits(in: context)
        var proposals = Proposals(changes: change(edits, owner, names, context), refusals: refusals(names))
        if usesLiterals {
            let uses = LiteralUses(owner: owner, file: file, sets: sets, names: names)
            proposals.append(uses.proposals(in: context, sharing: edits) { colorPattern?.matches($0) ?? true })
        }
        return proposals
    }

    private func change(
        _ edits: [FileEdit], _ owner: AccessorOwner, _ names: AccessorNames, _ context: TransformContext
    ) -> [Change] {
        if edits.isEmpty { return [] }
        let verb = context.graph.lists(path) ? "renew" : "write"
        return [
            Change(
                subject: path, title: "\(verb) the accessors in \(path)",
                reason: "\(Count.of(names.accessors.count, "color set")) of \(owner.described)", safety: .review,
                place: Place(path: path), edits: edits,
                details: [
                    "targets": .list(owner.targetNames.map { .text($0) }),
                    "accessors": .list(
                        names.accessors.map { .record(["color": .text($0.colorName), "name": .text($0.fullName)]) }),
                ])
        ]
    }

    private func refusals(_ names: AccessorNames) -> [Refusal] {
        names.obstacles.map { colorName, obstacle in
            Refusal(
                subject: "\(path) \(colorName)", title: "write an accessor for \(colorName)", code: obstacle.code,
                reason: obstacle.reason, place: obstacle.place)
        }
    }

    private func refusal(_ code: RefusalCode, _ reason: String) -> Proposals {
        Proposals(refusals: [
            Refusal(
                subject: path, title: "write color accessors", code: code, reason: reason, place: Place(path: path))
        ])
    }
}

/// The recipe's options for the form of the accessors.
struct AccessorStyle: Hashable {
    /// The type that gets the accessors; nil to choose by platform.
    let type: SwiftColorType?
    let addsSwiftUI: Bool
    let isPublic: Bool

    /// Returns the types that get accessors in a file for some platforms.
    func types(isMac: Bool, isOther: Bool) -> [SwiftColorType] {
        let plain = type.map { [$0] } ?? (isOther ? [.uiColor] : []) + (isMac ? [.nsColor] : [])
        return plain + (addsSwiftUI && !plain.contains(.color) ? [.color] : [])
    }
}

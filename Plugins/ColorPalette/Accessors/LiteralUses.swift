import Colorimetry
import TransformKit

/// Replaces literal colors in Swift code by accessors, color set by color set.
struct LiteralUses {
    let owner: AccessorOwner
    let file: AccessorFile
    let sets: SingleColors
    let names: AccessorNames

    /// A literal of a color set's value, with the reason for which it has to stay, if there is one.
    private struct Use {
        let literal: SwiftColorLiteral
        let obstacle: Obstacle?
    }

    /// Returns one change for each color set with all its uses, and a refusal for each reason that keeps others.
    func proposals(
        in context: TransformContext, sharing edits: [FileEdit], takes: (String) -> Bool
    ) -> Proposals {
        let paths = Set(owner.colorSets.filter { names[$0.name] != nil }.map(\.path))
        var uses: [String: [Use]] = [:]
        var sees: [String: Bool] = [:]
        for literal in context.graph.swiftColors.literals where literal.path != file.path {
            guard let set = sets.colorSet(literal.value, among: paths), takes(set.name), context.mayEdit(literal.path)
            else { continue }
            let isSeen = sees[literal.path] ?? owner.sees(literal.path, in: context.graph)
            sees[literal.path] = isSeen
            if isSeen {
                uses[set.name, default: []].append(Use(literal: literal, obstacle: obstacle(literal, context)))
            }
        }
        var proposals = Proposals()
        for accessor in names.accessors {
            guard let found = uses[accessor.colorName] else { continue }
            proposals.changes += change(accessor, found.filter { $0.obstacle == nil }.map(\.literal), context, edits)
            for code in RefusalCode.ofLiterals {
                proposals.refusals += refusal(accessor, found.filter { $0.obstacle?.code == code }, context)
            }
        }
        return proposals
    }

    private func obstacle(_ literal: SwiftColorLiteral, _ context: TransformContext) -> Obstacle? {
        obstacle(literal).map { Obstacle(code: $0, reason: $1, place: place(literal, context)) }
    }

    private func obstacle(_ literal: SwiftColorLiteral) -> (RefusalCode, reason: String)? {
        guard let type = literal.type, file.types.contains(type) else {
            return (.noAccessor, "the color's type has no accessors; see the options type and swiftui")
        }
        if literal.isOptional || literal.isThrowing {
            return (.optional, "it is an optional or stands behind try, and the accessor is neither")
        }
        if literal.hasComments { return (.commentInside, "a comment inside would be lost") }
        return switch literal.surroundings {
        case .plain: nil
        case .defaultArgument:
            (.defaultArgument, "a default argument may be seen from where the accessor is not")
        case .attribute: (.attribute, "an attribute's arguments may have to be constant")
        case .inspectable:
            (.inspectable, "Interface Builder shows the initial value of an inspectable property")
        case .inlinable: (.inlinable, "the body is copied into other modules, which do not see the accessor")
        case .compared: (.compared, "a catalog's color is not equal to one that code makes of numbers")
        }
    }

    private func change(
        _ accessor: AccessorNames.Accessor, _ literals: [SwiftColorLiteral], _ context: TransformContext,
        _ edits: [FileEdit]
    ) -> [Change] {
        guard let first = literals.first else { return [] }
        let count = Count.of(literals.count, "literal")
        let files = Set(literals.map(\.path)).count
        let replacements = literals.map { literal -> FileEdit in
            let type = literal.type?.rawValue ?? ""
            return .replace(path: literal.path, TextEdit(literal.range, "\(type).\(accessor.fullName)"))
        }
        return [
            Change(
                subject: "Swift \(accessor.colorName)", title: "use the color \(accessor.colorName) for \(count)",
                reason: "\(first.value.ownHex) in \(first.value.space.title) is the one value of that color set; "
                    + "\(count) in \(Count.of(files, "file"))",
                safety: .review, place: place(first, context), edits: edits + replacements,
                details: [
                    "color": .text(accessor.colorName), "accessor": .text(accessor.fullName),
                    "uses": .list(literals.map { .text("\(place($0, context)): \($0.spelling)") }),
                ])
        ]
    }

    private func refusal(
        _ accessor: AccessorNames.Accessor, _ uses: [Use], _ context: TransformContext
    ) -> [Refusal] {
        guard let obstacle = uses.first?.obstacle else { return [] }
        return [
            Refusal(
                subject: "Swift \(accessor.colorName) \(obstacle.code.id)",
                title: "use the color \(accessor.colorName) in Swift", code: obstacle.code, reason: obstacle.reason,
                place: obstacle.place,
                details: [
                    "count": .number(uses.count),
                    "uses": .list(uses.map { .text("\(place($0.literal, context)): \($0.literal.spelling)") }),
                ])
        ]
    }

    private func place(_ literal: SwiftColorLiteral, _ context: TransformContext) -> Place {
        context.graph.text(at: literal.path).map { Place($0, at: literal.range.lowerBound) }
            ?? Place(path: literal.path)
    }
}

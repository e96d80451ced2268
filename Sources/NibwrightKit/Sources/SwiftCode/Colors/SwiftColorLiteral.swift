public import Colorimetry
public import SourceText
public import SwiftSyntax

/// A color that Swift code gives in numbers: `UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)`.
public struct SwiftColorLiteral: Hashable, Sendable {
    /// The spelling of the color.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// An initializer of UIKit, AppKit or SwiftUI.
        case system
        /// An initializer or function that the project declares.
        case declared
        /// `#colorLiteral(…)`
        case colorLiteral = "color-literal"
    }

    /// The code around the literal, which decides whether another expression can take its place.
    public enum Surroundings: String, Hashable, Sendable, CaseIterable {
        /// Any other code, where it can.
        case plain
        /// A default value of a parameter or of a case's associated value.
        case defaultArgument = "default-argument"
        /// An argument of an attribute, which must be a literal.
        case attribute
        /// The initial value of an `@IBInspectable`.
        case inspectable
        /// A body that other modules copy: `@inlinable`.
        case inlinable
        /// An operand of `==` or `isEqual`: a color of a catalog equals no literal one.
        case compared
    }

    /// The project-relative path of the file.
    public let path: String
    /// From the type's name to the last parenthesis, with `.withAlphaComponent(…)` and a `!` where they follow.
    public let range: Range<Int>
    /// The color that the numbers give.
    public let value: ColorValue
    /// The type of the color; nil for a `#colorLiteral` where the code around does not say.
    public let type: SwiftColorType?
    /// The spelling.
    public let form: Form
    /// The name of the call: `UIColor(red:green:blue:alpha:)`, `UIColor.hex(_:)`, `.init(white:alpha:)`,
    /// `#colorLiteral`.
    public let spelling: String
    /// Whether the expression is an optional.
    public let isOptional: Bool
    /// Whether the call stands behind a `try`.
    public let isThrowing: Bool
    /// True if comments stand inside the expression, which a replacement would lose.
    public let hasComments: Bool
    /// The code around it.
    public let surroundings: Surroundings
    /// The name that the project gives the color by a declaration which holds it and nothing else; nil for none.
    public let declaredName: SwiftColorName?
}

/// Finds the colors of a file.
public enum SwiftColorLiterals {
    /// Whether a file may give a color in numbers: a cheap look at its bytes.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - functions: the names of the project's functions that make colors.
    public static func mayMatter(_ source: SourceText, functions: IdentifierSet? = nil) -> Bool {
        source.contains("Color(" as StaticString) || source.contains("Color.init(" as StaticString)
            || source.contains("#colorLiteral" as StaticString) || mayHoldShortForm(source)
            || functions?.mayOccur(in: source) == true
    }

    /// Whether a file may declare something that decides the meaning of colors: the name of a color type stands behind
    /// a declaring keyword.
    public static func mayDeclare(_ source: SourceText) -> Bool {
        typeNames.possibleOffsets(in: source).contains { offset in
            let before = source.string(max(0, offset - 20)..<offset)
            return declaring.contains { before.hasSuffix($0) }
        }
    }

    private static let words = SwiftColorType.allCases.map(\.rawValue)
    private static let typeNames = IdentifierSet(words)
    private static let declaring = [
        "extension ", "extension UIKit.", "extension AppKit.", "extension SwiftUI.", "typealias ", "class ", "struct ",
        "enum ", "protocol ", "-> ", "->",
    ]

    private static func mayHoldShortForm(_ source: SourceText) -> Bool {
        source.contains(".init(" as StaticString) && source.contains("olor" as StaticString)
    }

    /// The literal colors of a file, by place.
    public static func find(
        in source: SourceText, tree: SourceFileSyntax? = nil, initializers scope: SwiftColorScope = .empty
    ) -> [SwiftColorLiteral] {
        var names = Set(words + ["colorLiteral"]).union(scope.functionNames)
        if mayHoldShortForm(source) { names.insert("init") }
        let scan = WordScan(IdentifierSet(names), in: source)
        if scan.isEmpty { return [] }
        let finder = SwiftColorFinder(scan, source: source, scope: scope)
        finder.walkFile(tree ?? SwiftSyntaxTree.parse(source))
        return finder.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

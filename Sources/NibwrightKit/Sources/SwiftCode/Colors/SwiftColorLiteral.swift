public import Colorimetry
public import SourceText
public import SwiftSyntax

/// A color that Swift code gives in numbers: `UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)`.
public struct SwiftColorLiteral: Hashable, Sendable {
    /// How the color is spelled.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// An initializer of UIKit, AppKit or SwiftUI.
        case system
        /// An initializer or function that the project declares.
        case declared
        /// `#colorLiteral(…)`
        case colorLiteral = "color-literal"
    }

    /// What stands around it that decides whether other code can take its place.
    public enum Surroundings: String, Hashable, Sendable, CaseIterable {
        case plain
        case defaultArgument = "default-argument"
        case attribute
        /// The initial value of an `@IBInspectable`.
        case inspectable
        /// A body that other modules copy: `@inlinable`.
        case inlinable
        /// Compared with `==` or `isEqual`, which a color of a catalog is not equal by.
        case compared
    }

    public let path: String
    /// From the type's name to the last parenthesis, with `.withAlphaComponent(…)` and a `!` where they follow.
    public let range: Range<Int>
    public let value: ColorValue
    /// The type of the color; nil for a `#colorLiteral` where the code around does not say.
    public let type: SwiftColorType?
    public let form: Form
    /// What is called: `UIColor(red:green:blue:alpha:)`, `UIColor.hex(_:)`, `.init(white:alpha:)`, `#colorLiteral`.
    public let spelling: String
    /// Whether the expression is an optional.
    public let isOptional: Bool
    /// Whether the call stands behind a `try`.
    public let isThrowing: Bool
    public let hasComments: Bool
    public let surroundings: Surroundings
    /// What the project calls the color, where a declaration holds it and nothing else.
    public let declaredName: SwiftColorName?
}

/// Finds the colors of a file.
public enum SwiftColorLiterals {
    /// Whether a file may give a color in numbers: a cheap look at its bytes.
    ///
    /// - Parameter functions: the names of the project's functions that make colors.
    public static func mayMatter(_ source: SourceText, functions: IdentifierSet? = nil) -> Bool {
        source.contains("Color(" as StaticString) || source.contains("Color.init(" as StaticString)
            || source.contains("#colorLiteral" as StaticString) || mayHoldShortForm(source)
            || functions?.mayOccur(in: source) == true
    }

    /// Whether a file may declare what decides about colors: one of their types stands behind a word that declares.
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

import Colorimetry
import TransformKit

/// Assigns each color set its name in Swift: `Brand/Accent Color` becomes `Brand.accentColor`.
struct AccessorNames {
    /// A color set's accessor.
    struct Accessor: Hashable {
        /// The color set's name with its namespaces, such as `Brand/Accent Color`.
        let colorName: String
        /// The enums around the accessor: `Brand`.
        let namespaces: [String]
        /// The accessor's own name without backticks: `accentColor`.
        let name: String

        /// The name as code spells it behind the type's name: `Brand.accentColor`.
        var fullName: String { (namespaces + [name]).joined(separator: ".") }

        /// The name as a declaration spells it, a keyword in backticks.
        var declaredName: String { SwiftWords.keywords.contains(name) ? "`\(name)`" : name }
    }

    /// The accessors in the order of their color sets' names.
    private(set) var accessors: [Accessor] = []
    /// The color sets that get no accessor, each with the reason.
    private(set) var obstacles: [(colorName: String, obstacle: Obstacle)] = []
    private var byColorName: [String: Accessor] = [:]
    private let place: Place

    /// - Parameter members: names of static members that color types have in the project's code: `brand`.
    /// - Parameter path: the file that declares the accessors.
    init(_ colorNames: [String], members: Set<String>, path: String) {
        place = Place(path: path)
        var users: [String: String] = [:]
        for colorName in colorNames.sorted() {
            guard let accessor = Self.accessor(colorName, members) else {
                keep(
                    colorName, .noSwiftName,
                    "no name in Swift can be made of \"\(colorName)\" that is not in use already")
                continue
            }
            if let other = users[accessor.fullName] {
                keep(colorName, .sameAccessorName, "\"\(other)\" has the name \(accessor.fullName) already")
                continue
            }
            users[accessor.fullName] = colorName
            accessors.append(accessor)
            byColorName[colorName] = accessor
        }
        dropNamespacesThatAreColors()
    }

    /// Returns the accessor of a color set; nil for one that is held back.
    subscript(colorName: String) -> Accessor? { byColorName[colorName] }

    /// Holds back accessors in a namespace that has the name of a plain accessor: in scripts without capitals a color
    /// set and a namespace of one name get the same name in Swift.
    private mutating func dropNamespacesThatAreColors() {
        let plain = Set(accessors.filter(\.namespaces.isEmpty).map(\.name))
        for accessor in accessors where accessor.namespaces.first.map(plain.contains) == true {
            keep(
                accessor.colorName, .noSwiftName, "a color set is called like its namespace \(accessor.namespaces[0])")
            byColorName[accessor.colorName] = nil
        }
        accessors.removeAll { byColorName[$0.colorName] == nil }
    }

    private mutating func keep(_ colorName: String, _ code: RefusalCode, _ reason: String) {
        obstacles.append((colorName, Obstacle(code: code, reason: reason, place: place)))
    }

    private static func accessor(_ colorName: String, _ members: Set<String>) -> Accessor? {
        let parts = colorName.split(separator: "/").map(String.init)
        guard let last = parts.last, let name = SwiftWords.lowerCamel(last) else { return nil }
        let namespaces = parts.dropLast().compactMap(SwiftWords.upperCamel)
        guard namespaces.count == parts.count - 1 else { return nil }
        if let outer = namespaces.first, members.contains(outer) || SwiftWords.reservedTypes.contains(outer) {
            return nil
        }
        func isFree(_ name: String) -> Bool {
            if SwiftWords.neverNames.contains(name) { return false }
            return !namespaces.isEmpty || !members.contains(name) && !SystemColorSymbols.members.contains(name)
        }
        let prefixed = "named" + name.prefix(1).uppercased() + name.dropFirst()
        guard let free = [name, prefixed].first(where: isFree) else { return nil }
        return Accessor(colorName: colorName, namespaces: namespaces, name: free)
    }
}

/// Turns words of a color set's name into names that Swift accepts.
enum SwiftWords {
    /// Makes `accentColor` of `Accent Color`, `urlTint` of `URLTint` and `color50Gray` of `50 Gray`; nil where no word
    /// is found.
    static func lowerCamel(_ text: String) -> String? {
        guard let camel = camel(text) else { return nil }
        let capitals = camel.prefix { $0.isUppercase }
        let rest = camel.dropFirst(capitals.count)
        // The last capital of a run begins the next word, unless nothing or a digit follows.
        let isRun = capitals.count > 1 && rest.first?.isLetter == true
        let head = isRun ? capitals.dropLast().lowercased() + String(capitals.suffix(1)) : capitals.lowercased()
        let name = head + rest
        return name.first?.isNumber == true ? "color" + name : name
    }

    static func upperCamel(_ text: String) -> String? {
        guard let camel = camel(text) else { return nil }
        let name = camel.prefix(1).uppercased() + camel.dropFirst()
        return name.first?.isNumber == true ? "Color" + name : name
    }

    /// Joins the words without the signs between them, each but the first with a capital.
    private static func camel(_ text: String) -> String? {
        let words = text.split { !$0.isLetter && !($0.isASCII && $0.isNumber) && $0 != "_" }
            .flatMap { $0.split(separator: "_") }
        guard let first = words.first else { return nil }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Keywords, which a declaration needs in backticks.
    static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
        "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
        "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
        "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as",
        "false",
        "is", "nil", "super", "throws", "true", "try",
    ]

    /// Words that are no names behind a dot, even in backticks, and members that every class of Objective-C has.
    static let neverNames: Set<String> = [
        "self", "Self", "Type", "Protocol", "init", "alloc", "new", "version", "superclass", "description",
        "debugDescription", "hash", "initialize", "load", "className", "copy", "mutableCopy", "zone",
    ]

    /// Types that the color classes have or that Swift reserves: an enum for a namespace cannot have such a name.
    static let reservedTypes: Set<String> = [
        "Type", "Protocol", "Self", "Name", "RGBColorSpace", "Resolved", "ColorType",
    ]
}

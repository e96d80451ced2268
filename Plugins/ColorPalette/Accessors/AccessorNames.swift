import Colorimetry
import TransformKit

/// What each color set is called in Swift.
struct AccessorNames {
    /// A color set's accessor.
    struct Accessor: Hashable {
        /// `Brand/Accent Color`
        let colorName: String
        /// The enums around it: `Brand`.
        let namespaces: [String]
        /// `accentColor`, without backticks.
        let name: String

        /// `Brand.accentColor`, as code behind the type's name has it.
        var fullName: String { (namespaces + [name]).joined(separator: ".") }

        /// As a declaration has it.
        var declaredName: String { SwiftWords.keywords.contains(name) ? "`\(name)`" : name }
    }

    /// A color set without an accessor.
    struct HeldBack: Hashable {
        let colorName: String
        let code: RefusalCode
        let reason: String
    }

    /// By name of the color set.
    private(set) var accessors: [Accessor] = []
    private(set) var heldBack: [HeldBack] = []
    private var byColorName: [String: Accessor] = [:]

    /// - Parameter members: names of static members that color types have in the project's code: `brand`.
    init(_ colorNames: [String], members: Set<String>) {
        var users: [String: String] = [:]
        for colorName in colorNames.sorted() {
            guard let accessor = Self.accessor(colorName, members) else {
                heldBack.append(
                    HeldBack(
                        colorName: colorName, code: .noSwiftName,
                        reason: "no name in Swift can be made of \"\(colorName)\" that is not in use already"))
                continue
            }
            if let other = users[accessor.fullName] {
                heldBack.append(
                    HeldBack(
                        colorName: colorName, code: .sameAccessorName,
                        reason: "\"\(other)\" has the name \(accessor.fullName) already"))
                continue
            }
            users[accessor.fullName] = colorName
            accessors.append(accessor)
            byColorName[colorName] = accessor
        }
        dropNamespacesThatAreColors()
    }

    /// The accessor of a color set.
    subscript(colorName: String) -> Accessor? { byColorName[colorName] }

    /// In scripts without capitals a color set and a namespace of one name are called the same.
    private mutating func dropNamespacesThatAreColors() {
        let plain = Set(accessors.filter(\.namespaces.isEmpty).map(\.name))
        for accessor in accessors where accessor.namespaces.first.map(plain.contains) == true {
            heldBack.append(
                HeldBack(
                    colorName: accessor.colorName, code: .noSwiftName,
                    reason: "a color set is called like its namespace \(accessor.namespaces[0])"))
            byColorName[accessor.colorName] = nil
        }
        accessors.removeAll { byColorName[$0.colorName] == nil }
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

/// Words of a color's name as Swift has them.
enum SwiftWords {
    /// `Accent Color` is `accentColor`, `URLTint` is `urlTint`, `50 Gray` is `color50Gray`; nil where none is left.
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

    /// The words without what stands between them, each but the first with a capital.
    private static func camel(_ text: String) -> String? {
        let words = text.split { !$0.isLetter && !($0.isASCII && $0.isNumber) && $0 != "_" }
            .flatMap { $0.split(separator: "_") }
        guard let first = words.first else { return nil }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Words that a declaration has in backticks.
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

    static let reservedTypes: Set<String> = [
        "Type", "Protocol", "Self", "Name", "RGBColorSpace", "Resolved", "ColorType",
    ]
}

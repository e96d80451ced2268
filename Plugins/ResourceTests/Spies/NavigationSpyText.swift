import TransformKit

/// Writes the text of a file with spies.
struct NavigationSpyText {
    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "navigation-spies: what screens ask coordinators for."

    let product: TestedProduct
    let protocols: [NavigationProtocol]
    let graph: ProjectGraph

    /// The modules that have the types of a protocol's values: those of the project by name, and those of libraries only
    /// where a type is nobody else's.
    private func modules(of navigation: NavigationProtocol) -> Set<String> {
        var modules: Set<String> = []
        for type in navigation.types where !Self.isSystems(type) {
            let targets = graph.swiftFiles.filter { Self.declares(type, $0.source) }
                .map { graph.targets.targets(of: $0.path) }
            if targets.contains(where: { $0.contains(product.target) }) { continue }
            let builders = Set(targets.joined().flatMap(\.moduleNames))
            let shared = builders.intersection(navigation.imports)
            modules.formUnion(builders.isEmpty ? Set(navigation.imports) : shared)
        }
        return modules
    }

    private static func isSystems(_ type: String) -> Bool {
        ["UI", "NS"].contains(where: type.hasPrefix) || standard.contains(type)
    }

    private static let standard: Set<String> = [
        "Any", "AnyObject", "String", "Int", "Double", "Float", "Bool", "IndexPath", "URL", "Date", "Data", "UUID",
        "Error", "Int64", "UInt", "TimeInterval", "Decimal", "Locale", "CGFloat", "CGPoint", "CGSize", "CGRect",
        "Array",
        "Set", "Dictionary", "Character", "Calendar", "Notification",
    ]

    private static func declares(_ type: String, _ source: SourceText) -> Bool {
        source.offsets(ofIdentifier: type).contains { offset in
            let before = source.string(source.lineRange(containing: offset).lowerBound..<offset)
            return ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "].contains(where: before.hasSuffix)
        }
    }

    var text: String {
        let module = product.target.moduleNames.sorted().first ?? product.target.name
        let imports = Set(protocols.flatMap(modules)).union(["UIKit"]).subtracting([module])
        var lines = [
            Self.firstLine,
            "// Run its recipe again when coordinators grow: it renews this file.",
            "",
        ]
        lines += imports.sorted().map { "import \($0)" } + ["", "@testable import \(module)"]
        for navigation in protocols { lines += [""] + spy(navigation) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func spy(_ navigation: NavigationProtocol) -> [String] {
        let cases = Self.cases(navigation.methods)
        // Objective-C only knows protocols that say so, and makes spies that are objects of its own.
        let isForObjectiveC = navigation.attributes.contains("@objc")
        let superclass = isForObjectiveC ? "NSObject, " : ""
        var lines = ["/// Records what is asked of \(navigation.name), in place of showing it."]
        lines += navigation.attributes.filter { $0 != "@objc" }
        lines += ["final class \(navigation.name)Spy: \(superclass)\(navigation.name) {", "    enum Call {"]
        for (method, name) in cases {
            let values = method.recorded.map { "\($0.name): \(enclosed($0.type))" }.joined(separator: ", ")
            lines.append("        case \(name)(\(values))")
        }
        lines += ["    }", "", "    private(set) var calls: [Call] = []"]
        for (method, name) in cases {
            let parameters = method.parameters.map { parameter in
                (parameter.label == parameter.name ? "" : parameter.label + " ")
                    + "\(parameter.name): \(parameter.type)"
            }
            let values = method.recorded.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            lines += [
                "", "    func \(method.name)(\(parameters.joined(separator: ", "))) {",
                "        calls.append(.\(name)(\(values)))", "    }",
            ]
        }
        return lines + ["}"]
    }

    /// `T!` and `@escaping` are not allowed in the type of an enumeration's value.
    private func enclosed(_ type: String) -> String {
        (type.hasSuffix("!") ? type.dropLast() + "?" : type).replacing("@escaping ", with: "")
    }

    /// The methods with the names of their cases, of which no two are alike.
    private static func cases(_ methods: [NavigationProtocol.Method]) -> [(NavigationProtocol.Method, String)] {
        var taken: Set<String> = []
        return methods.map { method in
            var name = method.name
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(method.name)\(number)"
                number += 1
            }
            return (method, name)
        }
    }
}

import TransformKit

/// Writes the text of a file with spies.
struct NavigationSpyText {
    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "navigation-spies: what screens ask coordinators for."

    let product: TestedProduct
    let protocols: [NavigationProtocol]

    var text: String {
        let module = product.target.moduleNames.sorted().first ?? product.target.name
        let imports = Set(protocols.flatMap(\.imports)).union(["UIKit"]).subtracting([module])
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
        var lines = ["/// Records what \(navigation.source) asks for, in place of showing it."] + navigation.attributes
        lines += ["final class \(navigation.name)Spy: \(navigation.name) {", "    enum Call {"]
        for (method, name) in cases {
            let values = method.parameters.map { "\($0.name): \(enclosed($0.type))" }.joined(separator: ", ")
            lines.append("        case \(name)(\(values))")
        }
        lines += ["    }", "", "    private(set) var calls: [Call] = []"]
        for (method, name) in cases {
            let parameters = method.parameters.map { parameter in
                (parameter.label == parameter.name ? "" : parameter.label + " ")
                    + "\(parameter.name): \(parameter.type)"
            }
            let values = method.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            lines += [
                "", "    func \(method.name)(\(parameters.joined(separator: ", "))) {",
                "        calls.append(.\(name)(\(values)))", "    }",
            ]
        }
        return lines + ["}"]
    }

    /// `T!` is no type of an enumeration's value.
    private func enclosed(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

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

import TransformKit

/// Finds the modules that written code has to import for the types that it says.
struct TypeImports {
    let graph: ProjectGraph
    let owner: SceneOwner

    /// What the file of a declaration imports; nothing where its type has names of Swift, UIKit and the project alone.
    ///
    /// - Parameters:
    ///   - type: the type as code says it.
    ///   - path: the file.
    func modules(for type: String, declaredIn path: String) -> [String] {
        isPlain(type) ? [] : imported(by: path)
    }

    private func isPlain(_ type: String) -> Bool {
        let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return names.filter { $0.first?.isUppercase == true }.allSatisfy { name in
            Self.standardTypes.contains(name)
                || graph.swiftFiles.contains { file in
                    file.types.contains { $0.kind != .extension && ($0.name == name || $0.name.hasSuffix("." + name)) }
                        && owner.contains(file.path, in: graph)
                }
        }
    }

    private static let standardTypes: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date",
        "Decimal", "Dictionary", "Double", "Error", "Float", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8",
        "NSAttributedString", "Result", "Set", "String", "TimeInterval", "UIColor", "UIImage", "UInt", "UIView",
        "UIViewController", "URL", "UUID", "Void",
    ]

    private func imported(by path: String) -> [String] {
        guard let source = graph.text(at: path) else { return [] }
        return source.string(0..<source.bytes.count).split(whereSeparator: \.isNewline).compactMap { line in
            guard line.hasPrefix("import ") else { return nil }
            let rest = line.dropFirst("import ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            // `import class Module.Type` names what is imported.
            let words = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            return words.contains(String(rest)) || rest.isEmpty ? nil : String(rest)
        }
    }
}

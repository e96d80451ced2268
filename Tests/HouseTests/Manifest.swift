import Foundation

/// The targets that a `Package.swift` of this repository states, read as text: SwiftPM, which runs it, cannot be asked.
struct Manifest {
    /// One target, with the names of what it depends on: targets, and modules of the packages' products.
    struct Target {
        let name: String
        let dependencies: [String]
        /// Folders relative to the repository.
        let folder: String
        let excluded: [String]
        /// Whether it is a C library, which has no Swift files of its own.
        let isSystemLibrary: Bool
    }

    let targets: [Target]
    /// The modules that the library product of the package puts together.
    let product: [String]

    /// - Parameter package: the package's folder, relative to the repository; empty for the repository itself.
    init(package: String) throws {
        let text = try House.text(package.isEmpty ? "Package.swift" : "\(package)/Package.swift")
        let base = package.isEmpty ? "" : package + "/"
        targets = ["target", "executableTarget", "testTarget", "systemLibrary", "tests"].flatMap { kind in
            Self.calls(of: kind == "tests" ? "tests(" : ".\(kind)(", in: text).compactMap { arguments in
                Self.target(kind, arguments, base: base)
            }
        }
        product = Self.calls(of: ".library(", in: text).flatMap { Self.list("targets", in: $0) }
    }

    private static func target(_ kind: String, _ arguments: String, base: String) -> Target? {
        guard let name = kind == "tests" ? strings(arguments).first : string("name", in: arguments) else { return nil }
        let folder = string("path", in: arguments) ?? (kind == "tests" ? "Tests/\(name)" : "Sources/\(name)")
        return Target(
            name: name,
            dependencies: kind == "tests" ? ["kit"] + list("with", in: arguments) : list("dependencies", in: arguments),
            folder: base + folder, excluded: list("exclude", in: arguments), isSystemLibrary: kind == "systemLibrary")
    }

    /// The texts between the parentheses of each call, comments left out.
    private static func calls(of callee: String, in text: String) -> [String] {
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        return code.components(separatedBy: "        " + callee).dropFirst().map { rest in
            var depth = 1
            return String(
                rest.prefix { character in
                    if character == "(" { depth += 1 }
                    if character == ")" { depth -= 1 }
                    return depth > 0
                })
        }
    }

    private static func string(_ label: String, in arguments: String) -> String? {
        arguments.components(separatedBy: "\(label): \"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    }

    /// The names of a list: texts, `kit`, and the modules of products.
    private static func list(_ label: String, in arguments: String) -> [String] {
        guard let rest = arguments.components(separatedBy: "\(label): [").dropFirst().first else { return [] }
        let list = String(rest.prefix { $0 != "]" })
        let packages = list.components(separatedBy: "package: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        let hasKit = list.split { !$0.isLetter }.contains("kit") && !list.contains("\"kit\"")
        return (hasKit ? ["kit"] : []) + strings(list).filter { !packages.contains($0) }
    }

    private static func strings(_ text: String) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }
}

import Randomness

/// Writes the Swift of files that have nothing to do with a document: services, models, extensions.
struct PlainSource {
    private let number: Int
    private let module: String
    private var random: SeededRandom

    init(_ number: Int, module: String, _ shape: ProjectShape) {
        self.number = number
        self.module = module
        random = SeededRandom(seed: shape.seed, stream: 2_000_000 + number)
    }

    /// One file in four declares no class, so that a scan of its bytes is all that it takes.
    mutating func text() -> String {
        random.happens(percent: 72) ? service() : model()
    }

    /// The service that the module's screens name.
    mutating func moduleService() -> String { type("final class \(module)Service", shared: "\(module)Service") }

    private mutating func service() -> String { type("final class Service\(number)", shared: "Service\(number)") }

    private mutating func type(_ head: String, shared: String) -> String {
        var parts = [
            "import Foundation\n",
            """
            \(head) {
                static let shared = \(shared)()
                private var cache: [String: Entry] = [:]
                private let queue = DispatchQueue(label: "app.\(module)", qos: .userInitiated)

            """,
        ]
        for _ in 0..<random.number(2...15) { parts.append(CodeSnippets.method(&random)) }
        parts.append("}\n")
        return parts.joined(separator: "\n")
    }

    private mutating func model() -> String {
        var parts = ["import Foundation\n"]
        for part in 0..<random.number(1...5) {
            let properties = (0..<random.number(3...12)).map { index in
                "    let field\(index): \(random.pick(["String", "Int", "Date?", "[String]", "Double", "URL?"]))\n"
            }.joined()
            parts.append(
                """
                /// What the server sends for a part of the screen, as it sends it.
                struct Model\(number)Part\(part): Codable, Hashable {
                \(properties)
                    enum State: String, Codable {
                        case idle, running, finished
                    }

                """)
            for _ in 0..<random.number(0...3) { parts.append(CodeSnippets.method(&random)) }
            parts.append("}\n")
        }
        return parts.joined(separator: "\n")
    }
}

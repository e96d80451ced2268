extension GrowthDimension {
    /// Names in code, and the constants that it uses for them.
    static let references = [
        GrowthDimension("calls of one scene", [.inspect, .graph], from: 100) { count in
            [
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(0, class: "A", identifier: "A"),
                    GrowthStoryboard.scene(1, class: "B", identifier: "B"),
                ]),
                "A.swift": GrowthSwift.controller("A", (0..<count).map { "func f\($0)() { \(opening("B")) }" }),
            ]
        },
        GrowthDimension("calls of a scene each", [.inspect, .graph], from: 50) { count in
            [
                "Main.storyboard": GrowthStoryboard.document(
                    (0..<count).map { GrowthStoryboard.scene($0, class: "V\($0)", identifier: "V\($0)") }),
                "A.swift": GrowthSwift.controller("A", (0..<count).map { "func f\($0)() { \(opening("V\($0)")) }" }),
                "V.swift": GrowthSwift.file((0..<count).map { "class V\($0): UIViewController {}" }),
            ]
        },
        GrowthDimension("string constants", [.inspect], from: 100) { count in
            constants((0..<count).map { "static let k\($0) = \"id\($0)\"" }, uses: count)
        },
        GrowthDimension("constants that name each other", [.inspect], from: 60) { count in
            constants(
                ["static let k0 = \"id0\""] + (1..<count).map { "static let k\($0) = k\($0 - 1)" }, uses: count)
        },
    ]

    private static func opening(_ identifier: String) -> String {
        "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"\(identifier)\")"
    }

    private static func constants(_ lines: [String], uses: Int) -> Files {
        [
            "K.swift": GrowthSwift.file(["enum K {"] + lines + ["}"]),
            "Main.storyboard": GrowthStoryboard.document(
                (0..<50).map { GrowthStoryboard.scene($0, class: "A", identifier: "id\($0)") }),
            "A.swift": GrowthSwift.controller(
                "A",
                (0..<uses).map {
                    "func f\($0)() { storyboard!.instantiateViewController(withIdentifier: K.k\($0)) }"
                }),
        ]
    }
}

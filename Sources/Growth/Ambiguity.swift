extension GrowthDimension {
    /// Names that many things have.
    static let ambiguity = [
        GrowthDimension("scenes of one storyboard identifier", [.lint, .graph, .picture], from: 40) { count in
            [
                "Main.storyboard": GrowthStoryboard.document(
                    (0..<count).map { GrowthStoryboard.scene($0, class: "A", identifier: "same") }),
                "A.swift": GrowthSwift.controller(
                    "A", [#"func f() { storyboard!.instantiateViewController(withIdentifier: "same") }"#]),
            ]
        },
        GrowthDimension("storyboards of one name", [.lint, .graph, .picture], from: 40) { count in
            var files = ["A.swift": GrowthSwift.controller("A", [call])]
            for number in 0..<count { files["d\(number)/Main.storyboard"] = GrowthStoryboard.document([own]) }
            return files
        },
        GrowthDimension("storyboards of one name and calls of them", [.lint, .graph], from: 30) { count in
            let calls = (0..<count).map { "func f\($0)() { \(opening) }" }
            var files = ["A.swift": GrowthSwift.controller("A", calls)]
            for number in 0..<count { files["d\(number)/Main.storyboard"] = GrowthStoryboard.document([own]) }
            return files
        },
        GrowthDimension("classes of one name", [.lint, .graph, .outlets], from: 60) { count in
            let scenes = (0..<20).map { number in
                GrowthStoryboard.scene(
                    number, class: "A", identifier: "id\(number)",
                    connections: GrowthStoryboard.outlet("o", to: "l\(number)", number),
                    views: GrowthStoryboard.label(number))
            }
            var files = ["Main.storyboard": GrowthStoryboard.document(scenes)]
            for number in 0..<count {
                files["d\(number)/A.swift"] = GrowthSwift.controller(
                    "A",
                    [
                        "@IBOutlet weak var o: UILabel!",
                        #"func f() { performSegue(withIdentifier: "x", sender: nil); o.text = "" }"#,
                    ])
            }
            return files
        },
        GrowthDimension("constants of one name and uses of them", [.inspect, .segues], from: 150) { count in
            var files = [
                "Main.storyboard": scenesByIdentifier,
                "A.swift": GrowthSwift.controller(
                    "A",
                    (0..<count).map {
                        "func f\($0)() { storyboard!.instantiateViewController(withIdentifier: K.k) }"
                    }),
            ]
            for number in 0..<count { files["K\(number).swift"] = "enum K { static let k = \"id\(number)\" }\n" }
            return files
        },
        GrowthDimension("overloads of one function and calls of them", [.inspect, .split], from: 20) { count in
            let overloads = (0..<count).map { number in
                "func open(_ s: String, _ x: T\(number)) { "
                    + #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: s) }"#
            }
            return [
                "K.swift": GrowthSwift.file(overloads), "Main.storyboard": scenesByIdentifier,
                "A.swift": GrowthSwift.controller(
                    "A", (0..<count).map { "func f\($0)() { open(\"id\($0 % 50)\", x) }" }),
            ]
        },
    ]

    private static let opening =
        #"UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "A")"#
    private static let call = "func f() { \(opening) }"
    private static let own = GrowthStoryboard.scene(0, class: "A", identifier: "A")
    private static let scenesByIdentifier = GrowthStoryboard.document(
        (0..<50).map { GrowthStoryboard.scene($0, class: "A", identifier: "id\($0)") })
}

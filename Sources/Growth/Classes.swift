extension GrowthDimension {
    /// Classes, and what they declare.
    static let classes = [
        GrowthDimension("chain of subclasses with an outlet each", [.inspect, .lint, .graph, .outlets], from: 20) {
            count in
            let classes = (1..<count).map { number in
                "class A\(number): A\(number - 1) { @IBOutlet weak var o\(number): UILabel!; "
                    + "func f\(number)() { o.text = \"\" } }"
            }
            let scenes = (0..<count).map { number in
                GrowthStoryboard.scene(
                    number, class: "A\(number)", connections: GrowthStoryboard.outlet("o", to: "l\(number)", number),
                    views: GrowthStoryboard.label(number))
            }
            return [
                "A.swift": GrowthSwift.file(
                    ["class A0: UIViewController { @IBOutlet weak var o: UILabel! }"] + classes),
                "Main.storyboard": GrowthStoryboard.document(scenes),
            ]
        },
        GrowthDimension("subclasses of one class", [.lint, .outlets], from: 20) { count in
            let classes = (1..<count).map { "class A\($0): A { func f\($0)() { o.text = \"\" } }" }
            let scenes = (1..<count).map { number in
                GrowthStoryboard.scene(
                    number, class: "A\(number)", connections: GrowthStoryboard.outlet("o", to: "l\(number)", number),
                    views: GrowthStoryboard.label(number))
            }
            return [
                "A.swift": GrowthSwift.file(
                    ["class A: UIViewController { @IBOutlet weak var o: UILabel! }"] + classes),
                "Main.storyboard": GrowthStoryboard.document(scenes),
            ]
        },
        GrowthDimension("outlets of one class", [.inspect, .lint, .outlets], from: 100) { count in
            let uses = (0..<count).map { "o\($0).text = \"x\"" }
            return outlets(count, declared: "o", ["func f() {"] + uses + ["}"])
        },
        GrowthDimension("outlets that are not declared", [.lint, .outlets], from: 100) { count in
            outlets(count, declared: "p", [])
        },
        GrowthDimension("actions of one class", [.lint], from: 100) { count in
            let buttons = (0..<count).map { number in
                GrowthStoryboard.button(
                    number,
                    connections: #"<action selector="a\#(number):" destination="vc0" eventType="touchUpInside" "#
                        + #"id="ac\#(number)"/>"#)
            }
            return [
                "Main.storyboard": GrowthStoryboard.document(
                    [GrowthStoryboard.scene(0, class: "A", views: buttons.joined())]),
                "A.swift": GrowthSwift.controller(
                    "A", (0..<count).map { "@IBAction func a\($0)(_ sender: Any) {}" }),
            ]
        },
        GrowthDimension("extensions of one class", [.lint, .outlets], from: 50) { count in
            [
                "A.swift": GrowthSwift.file(
                    ["class A: UIViewController { @IBOutlet weak var o: UILabel! }"]
                        + (0..<count).map { "extension A { @IBAction func a\($0)(_ s: Any) { o.text = \"\" } }" }),
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(
                        0, class: "A", connections: GrowthStoryboard.outlet("o", to: "l0", 0),
                        views: GrowthStoryboard.label(0))
                ]),
            ]
        },
    ]

    /// A scene with many outlets, and its class with as many properties and some lines more.
    private static func outlets(_ count: Int, declared prefix: String, _ lines: [String]) -> Files {
        let connections = (0..<count).map { GrowthStoryboard.outlet("o\($0)", to: "l\($0)", $0) }
        let views = (0..<count).map { GrowthStoryboard.label($0) }
        let scene = GrowthStoryboard.scene(0, class: "A", connections: connections.joined(), views: views.joined())
        return [
            "Main.storyboard": GrowthStoryboard.document([scene]),
            "A.swift": GrowthSwift.controller(
                "A", (0..<count).map { "@IBOutlet weak var \(prefix)\($0): UILabel!" } + lines),
        ]
    }
}

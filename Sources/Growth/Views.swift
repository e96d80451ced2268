extension GrowthDimension {
    /// Views that are laid out, look alike, or are styled.
    static let views = [
        GrowthDimension("scenes with a column of labels", [.stacks, .lint], from: 15) { count in
            project([
                "Main.storyboard": GrowthStoryboard.document(
                    (0..<count).map { scene($0, column(of: 4, "c\($0)x", in: "v\($0)")) })
            ])
        },
        GrowthDimension("documents with an equal view", [.nibs], from: 10) { count in
            var files: Files = [:]
            for number in 0..<count {
                files["S\(number).storyboard"] = GrowthStoryboard.document([scene(number, card(number))])
            }
            return project(files)
        },
        GrowthDimension("runtime attributes of layers", [.attributes, .lint], from: 50) { count in
            let labels = (0..<count).map { number in
                label(
                    "l\(number)", y: 0,
                    more: """
                        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
                        keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>\
                        </userDefinedRuntimeAttributes>
                        """)
            }
            return project(["Main.storyboard": GrowthStoryboard.document([scene(0, (labels.joined(), ""))])])
        },
        GrowthDimension("outlets that viewDidLoad styles", [.styling], from: 40) { count in
            let labels = (0..<count).map { label("l\($0)", y: 0) }.joined()
            let outlets = (0..<count).map { GrowthStoryboard.outlet("label\($0)", to: "l\($0)", $0) }.joined()
            let declared = (0..<count).map { "    @IBOutlet weak var label\($0): UILabel!\n" }.joined()
            let styled = (0..<count).map { "        label\($0).isHidden = true\n" }.joined()
            let code =
                "import UIKit\n\nclass A: UIViewController {\n\(declared)\n    override func viewDidLoad() {\n"
                + "        super.viewDidLoad()\n\(styled)    }\n}\n"
            var files = project([
                "Main.storyboard": GrowthStoryboard.document([
                    GrowthStoryboard.scene(0, class: "A", connections: outlets, views: labels)
                ])
            ])
            files["A.swift"] = code
            files[GrowthProjectFile.path] = GrowthProjectFile.text(["Main.storyboard", "A.swift", "AppDelegate.swift"])
            return files
        },
    ]

    /// An app of some documents.
    private static func project(_ documents: Files) -> Files {
        var files = documents
        files["AppDelegate.swift"] = "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        files[GrowthProjectFile.path] = GrowthProjectFile.text(files.keys.sorted())
        return files
    }

    // MARK: Documents

    /// A scene with views and the constraints between them.
    private static func scene(_ number: Int, _ content: (views: String, constraints: String)) -> String {
        GrowthStoryboard.scene(number, views: content.views).replacing(
            "</subviews></view><connections>",
            with: "</subviews><constraints>\(content.constraints)</constraints></view><connections>")
    }

    private static func label(_ id: String, y: Double, more: String = "") -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="16" y="\(y)" width="80" \
        height="21"/>\(more)</label>

        """
    }

    /// Labels one below the other, 8 points apart, with one leading edge.
    private static func column(
        of count: Int, _ name: String, in view: String
    ) -> (views: String, constraints: String) {
        let views = (0..<count).map { label("\(name)\($0)", y: 20 + Double($0) * 29) }
        let constraints = (0..<count).map { number in
            number == 0
                ? tie("\(name)0", "top", view, "top", 20, "\(name)t0")
                    + tie("\(name)0", "leading", view, "leading", 16, "\(name)l0")
                : tie("\(name)\(number)", "top", "\(name)\(number - 1)", "bottom", 8, "\(name)t\(number)")
                    + tie("\(name)\(number)", "leading", "\(name)0", "leading", 0, "\(name)l\(number)")
        }
        return (views.joined(), constraints.joined())
    }

    /// A view with four labels in it, at the top of the scene of a number.
    private static func card(_ number: Int) -> (views: String, constraints: String) {
        let column = column(of: 4, "k\(number)x", in: "card\(number)")
        let view = """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card\(number)">\
            <rect key="frame" x="0.0" y="0.0" width="200" height="140"/><subviews>
            \(column.views)</subviews><constraints>\(column.constraints)</constraints></view>

            """
        return (view, "")
    }

    private static func tie(
        _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double, _ id: String
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="\(id)"/>

        """
    }
}

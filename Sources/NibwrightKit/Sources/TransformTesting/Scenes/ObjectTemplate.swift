/// Writes an object of one kind as Interface Builder does.
struct ObjectTemplate {
    let element: String
    /// What the start says; `TEXT` and `MORE` stand for what a line tells.
    let attributes: String
    let frame: String
    var mask = " flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""
    /// The element around what is inside.
    var holder: String?

    static let all: [String: ObjectTemplate] = Dictionary(
        uniqueKeysWithValues: [button, label, container, table, cell].map { ($0.element, $0) })

    private static let button = ObjectTemplate(
        element: "button",
        attributes: """
            opaque="NO" contentMode="scaleToFill" fixedFrame="YES" MOREbuttonType="system" \
            lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO"
            """, frame: "20 200 90 30")
    private static let label = ObjectTemplate(
        element: "label",
        attributes: """
            opaque="NO" userInteractionEnabled="NO" contentMode="left" fixedFrame="YES" MOREtext="TEXT" \
            textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO"
            """, frame: "20 100 200 21")
    private static let container = ObjectTemplate(
        element: "containerView",
        attributes: """
            opaque="NO" contentMode="scaleToFill" fixedFrame="YES" \
            MOREtranslatesAutoresizingMaskIntoConstraints="NO"
            """, frame: "0.0 300 414 300")
    private static let table = ObjectTemplate(
        element: "tableView",
        attributes: """
            clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" MOREdataMode="prototypes" \
            style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" \
            sectionFooterHeight="28"
            """, frame: "0.0 0.0 414 896", mask: " widthSizable=\"YES\" heightSizable=\"YES\"", holder: "prototypes")
    private static let cell = ObjectTemplate(
        element: "tableViewCell",
        attributes: """
            clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
            selectionStyle="default" MOREindentationWidth="10"
            """, frame: "0.0 0.0 414 44", mask: "")

    func start(_ parts: OutlineParts, id: String, key: String?) -> String {
        let more = parts.attributes.map { $0.text + " " }.joined()
        let filled = attributes.replacing("MORE", with: more).replacing("TEXT", with: parts.text ?? "")
        let key = key.map { "key=\"\($0)\" " } ?? ""
        let reuse = element == "tableViewCell" ? parts.text.map { " reuseIdentifier=\"\($0)\"" } ?? "" : ""
        return "<\(element) \(key)\(filled)\(reuse) id=\"\(id)\">"
    }

    /// What stands inside before the objects that the outline tells.
    func content(_ parts: OutlineParts, id: String) -> [String] {
        Self.layout(parts.frame ?? frame.split(separator: " ").map(String.init), mask: mask) + own(parts, id: id)
    }

    static func layout(_ frame: [String], mask: String) -> [String] {
        let names = ["x", "y", "width", "height"]
        let sides = zip(names, frame).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
        return ["<rect key=\"frame\" \(sides)/>", "<autoresizingMask key=\"autoresizingMask\"\(mask)/>"]
    }

    private func own(_ parts: OutlineParts, id: String) -> [String] {
        switch element {
        case "button": parts.text.map { ["<state key=\"normal\" title=\"\($0)\"/>"] } ?? []
        case "tableViewCell":
            [
                """
                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
                multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="\(id)-cv">
                """
            ] + Self.layout(["0.0", "0.0", "414", "44"], mask: "").indented(1) + ["</tableViewCellContentView>"]
        default: []
        }
    }

    func holding(_ children: [String]) -> [String] {
        guard let holder, !children.isEmpty else { return children }
        return ["<\(holder)>"] + children.indented(1) + ["</\(holder)>"]
    }
}

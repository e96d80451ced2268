import TransformKit

/// The declarations of style `visitor` that are the same in every project.
enum VisitorText {
    static let visitor = "SegueVisitor"
    static let destination = "SegueDestination"

    static let wording = BaseClassFile.Wording(
        prefixes: ["SegueVisiting", "DestinationVisiting"],
        summary: "Has the screen that a segue leads to prepared by the visitor.", conformances: [],
        call: { "\(visitor)(segue: \($0), sender: \($1)).visitDestination()" }, shared: [])

    static let trace = "SegueVisitor(segue:"

    static let navigation = [
        "/// A navigation controller passes the visitor on to what it shows.",
        "extension UINavigationController: SegueDestination {",
        "    func accept(_ visitor: SegueVisitor) { (topViewController as? SegueDestination)?.accept(visitor) }", "}",
    ]

    static let destinationProtocol = [
        "/// A screen that tells the visitor what it is.", "protocol SegueDestination {",
        "    func accept(_ visitor: SegueVisitor)", "}",
    ]

    static let head = [
        "/// Prepares the screens that segues lead to, each in a method of its own, so that no screen knows another.",
        "struct SegueVisitor {", "    let segue: UIStoryboardSegue", "    let sender: Any?", "",
        "    func visitDestination() { (segue.destination as? SegueDestination)?.accept(self) }",
    ]

    static func accepting(_ destination: SwiftClass) -> [String] {
        [
            "extension \(destination.name): SegueDestination {",
            "    func accept(_ visitor: SegueVisitor) { visitor.visit(self) }", "}",
        ]
    }
}

import TransformKit

/// The declarations that style `visitor` writes around the code that it moves: protocols, extensions, base classes.
enum VisitorText {
    /// - Parameter unwrapsNavigation: whether code looks into navigation controllers for what it prepares.
    static func wording(unwrapsNavigation: Bool) -> BaseClassFile.Wording {
        BaseClassFile.Wording(
            prefixes: ["SegueVisiting", "DestinationVisiting"],
            summary: "Hands each segue to its destination, which calls back as exactly what it is.",
            conformances: ["SegueVisitor"], statement: "visitDestination(of: segue, sender: sender)",
            shared: visitor + (unwrapsNavigation ? [""] + navigation : []))
    }

    static let statement = "visitDestination(of:"

    private static let visitor = [
        "/// A screen that prepares others: it conforms to the visitor protocol of each destination that it prepares.",
        "protocol SegueVisitor {}",
        "",
        "extension SegueVisitor {",
        "    func visitDestination(of segue: UIStoryboardSegue, sender: Any?) {",
        "        (segue.destination as? SegueDestination)?.accept(self, segue: segue, sender: sender)",
        "    }",
        "}",
        "",
        "/// A screen that tells its visitors what it is.",
        "protocol SegueDestination {",
        "    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?)",
        "}",
    ]

    private static let navigation = [
        "/// A navigation controller passes visitors on to what it shows.",
        "extension UINavigationController: SegueDestination {",
        "    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?) {",
        "        (topViewController as? SegueDestination)?.accept(visitor, segue: segue, sender: sender)",
        "    }",
        "}",
    ]

    static func protocolName(_ destination: SwiftClass) -> String { destination.name + "Visitor" }

    /// The protocol for the visitors of a destination, and the extension in which it accepts them.
    static func accepting(_ destination: SwiftClass) -> [[String]] {
        let name = destination.name
        return [
            [
                "/// Prepares `\(name)` for a segue.",
                "protocol \(protocolName(destination)): SegueVisitor {",
                "    func visit(_ destination: \(name), segue: UIStoryboardSegue, sender: Any?)",
                "}",
            ],
            [
                "extension \(name): SegueDestination {",
                "    func accept(_ visitor: SegueVisitor, segue: UIStoryboardSegue, sender: Any?) {",
                "        (visitor as? \(protocolName(destination)))?.visit(self, segue: segue, sender: sender)",
                "    }",
                "}",
            ],
        ]
    }

    static func visiting(_ visit: Visit, _ lines: [String]) -> [String] {
        ["extension \(visit.method.owner.name): \(protocolName(visit.destination)) {"]
            + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }
}

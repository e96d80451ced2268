import TransformKit

/// Writes the text of a file with segues.
struct SegueFileText {
    let file: SegueFile

    private var isMac: Bool { file.owner.isMac }
    private var actor: String { file.owner.targets.contains(where: \.usesSwift6) ? "@MainActor " : "" }

    var text: String {
        var lines = [
            SegueFile.firstLine,
            "// Run its recipe again when segues come, go or get other identifiers: it renews this file.",
            "",
        ]
        lines += imports.map { "import \($0)" }
        for part in file.classes { lines += [""] + self.lines(of: part) }
        if file.declaresTypes { lines += [""] + typeLines }
        return lines.joined(separator: "\n") + "\n"
    }

    private var imports: [String] {
        var modules: Set<String> = [isMac ? "AppKit" : "UIKit"]
        for part in file.classes {
            for type in [part.type] + part.segues.map(\.destination) { type.module.map { _ = modules.insert($0) } }
        }
        return modules.sorted()
    }

    private func lines(of part: SegueClass) -> [String] {
        var lines =
            part.availability + [
                "extension \(part.type.name) {", "    /// The segues that start from its scenes.",
                "    enum \(file.groupName) {",
            ]
        for (number, segue) in part.segues.enumerated() {
            if number > 0 { lines.append("") }
            let storyboards = segue.storyboards.map { "`\($0).storyboard`" }.joined(separator: ", ")
            lines += [
                "        /// Segue \(segue.identifier.swiftLiteral) of \(storyboards).",
                "        static let \(MemberName.written(segue.member)) = \(file.segueType)<\(segue.destination.name)>(rawValue: \(segue.identifier.swiftLiteral))",
            ]
        }
        return lines + ["    }", "}"]
    }

    private var typeLines: [String] {
        let segue = isMac ? "NSStoryboardSegue" : "UIStoryboardSegue"
        let destination = isMac ? "destinationController" : "destination"
        let lines = [
            "/// A segue that code performs or prepares for, with the class of its destination.",
            "struct \(file.segueType)<Destination: \(isMac ? "NSObject" : "UIViewController")>: RawRepresentable {",
            "    /// The identifier in the storyboard.", "    let rawValue: String",
            "",
            "    /// The destination of a segue that is this one; nil for every other.",
            "    \(actor)func destination(of segue: \(segue)) -> Destination? {",
            "        segue.identifier == rawValue ? segue.\(destination) as? Destination : nil",
            "    }",
            "}",
        ]
        let performers = isMac ? ["NSViewController", "NSWindowController"] : ["UIViewController"]
        return lines
            + performers.flatMap { performer in
                [
                    "", "extension \(performer) {",
                    "    func performSegue<Destination>(_ segue: \(file.segueType)<Destination>, sender: Any?) {",
                    "        performSegue(withIdentifier: segue.rawValue, sender: sender)", "    }", "}",
                ]
            }
    }
}

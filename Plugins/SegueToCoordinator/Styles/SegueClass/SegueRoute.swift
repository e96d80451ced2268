import SegueCode
import TransformKit

/// The segues of a class that get one subclass of `UIStoryboardSegue`: those of one identifier, or to one class.
struct SegueRoute {
    let method: PrepareMethod
    /// `ShowDetail` of `ShowDetailSegue`
    var stem: String
    let code: ExactCode
    /// The class that the code prepares; nil where the code does not use the destination.
    let destination: SwiftClass?
    let isContent: Bool
    var entries: [StyleSegues.Entry]

    var className: String { stem + "Segue" }
    var outputName: String { stem + "Output" }

    /// Whether the code uses the segue itself.
    var usesSegue: Bool { code.lines.contains { $0.contains(word: method.segueName) } }

    /// `DetailInput` of `DetailViewController`
    static func inputName(_ destination: SwiftClass) -> String { stem(of: destination) + "Input" }

    static func stem(of type: SwiftClass) -> String {
        let name = type.name.lastNamePart
        for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    // MARK: Text

    /// The text of the file with the segue's class and the protocol of its source.
    var fileText: String {
        let name = outputName
        var asked = ["let output = source as? \(name)"]
        if let destination {
            let input = Self.inputName(destination)
            if isContent { asked.append("let navigation = destination as? UINavigationController") }
            asked.append("let input = \(isContent ? "navigation.topViewController" : "destination") as? \(input)")
        }
        let arguments = (destination == nil ? [] : ["input"]) + (usesSegue ? ["segue: self"] : []) + ["sender: sender"]
        let guarding = "guard " + asked.joined(separator: ", ") + " else { return }"
        let lines =
            guarding.count <= 104
            ? ["        " + guarding]
            : ["        guard " + asked.joined(separator: ",\n            "), "        else { return }"]
        return
            ([
                "import UIKit", "", "/// A screen from which `\(className)` leads on.", "protocol \(name) {",
                "    func \(signature)", "}", "",
                destination.map { "/// Has its source prepare the `\(Self.inputName($0))` that it shows." }
                    ?? "/// Has its source prepare what it shows.",
                "final class \(className): RoutingSegue {", "    override func connect(sender: Any?) {",
            ] + lines + ["        output.prepare\(stem)(\(arguments.joined(separator: ", ")))", "    }", "}"])
            .joined(separator: "\n") + "\n"
    }

    /// `prepareShowDetail(_ detail: DetailInput, sender: Any?)`
    private var signature: String {
        let input = destination.map { ["_ \(parameterName): \(Self.inputName($0))"] } ?? []
        let segue =
            usesSegue
            ? [
                method.segueName == "segue"
                    ? "segue: UIStoryboardSegue" : "segue \(method.segueName): UIStoryboardSegue"
            ] : []
        let sender = method.senderName == "sender" ? "sender: Any?" : "sender \(method.senderName): Any?"
        return "prepare\(stem)(" + (input + segue + [sender]).joined(separator: ", ") + ")"
    }

    private var parameterName: String {
        let taken = code.declared.union([method.segueName, method.senderName])
        return (code.names + ["input", "destination"]).first { !taken.contains($0) } ?? "prepared"
    }

    /// The extension of the source with the method that prepares the destination.
    var output: [String] {
        let lines = code.lines.map { $0.replacing(SegueCutter.parameter, with: parameterName) }
        return ["extension \(method.owner.name): \(outputName) {", "    func \(signature) {"]
            + lines.map { $0.isEmpty ? "" : "        " + $0 } + ["    }", "}"]
    }
}

extension String {
    /// Whether the string contains a word, with no letter, digit or underscore around it.
    func contains(word: String) -> Bool {
        func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        return ranges(of: word).contains { range in
            (range.lowerBound == startIndex || !isPart(self[index(before: range.lowerBound)]))
                && (range.upperBound == endIndex || !isPart(self[range.upperBound]))
        }
    }
}

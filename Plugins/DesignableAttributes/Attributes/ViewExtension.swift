import ProjectFiles
import TransformKit

/// The Swift file with the inspectable properties that the documents of some targets need.
struct ViewExtension {
    let path: String
    private let owner: DocumentOwner
    private(set) var properties: [LayerProperty: String] = [:]

    /// - Parameters:
    ///   - owner: the targets that get the file.
    ///   - fileName: the wanted name; another one where the module has a file of that name.
    init(for owner: DocumentOwner, fileName: String, in graph: ProjectGraph) {
        self.owner = owner
        switch owner {
        case .package(let folder): path = folder + "/" + fileName
        case .targets(let targets): path = Self.path(fileName, targets, graph)
        }
    }

    mutating func add(_ property: LayerProperty, named name: String) { properties[property] = name }

    // MARK: Place

    /// In a folder of extensions, else beside the app delegate or in the outermost folder with code.
    private static func path(_ fileName: String, _ targets: [XcodeTarget], _ graph: ProjectGraph) -> String {
        let wanted = Set(targets)
        let extending = graph.swiftFiles.map(\.path).filter { path in
            let folder = LocalizedFile(path: path).folder.fileName.lowercased()
            return (folder.hasSuffix("extensions") || folder.hasSuffix("extension"))
                && Set(graph.targets.targets(of: path)) == wanted
        }
        let outermost = extending.min { left, right in
            (left.split(separator: "/").count, left) < (right.split(separator: "/").count, right)
        }
        let first = targets.first.map { $0.projectPath } ?? ""
        let origin =
            outermost ?? FileOperations(graph).swiftFile(ofExactly: targets)
            ?? LocalizedFile(path: LocalizedFile(path: first).folder).folder + "/"
        let folder = LocalizedFile(path: origin).folder
        let prefix = folder.isEmpty ? "" : folder + "/"
        let taken = Set(
            targets.flatMap { graph.targets.members(of: $0, phase: .sources) }
                .filter { $0 != prefix + fileName }.map(\.fileName))
        guard taken.contains(fileName) else { return prefix + fileName }
        return prefix + fileName.dropLast(".swift".count) + "2.swift"
    }

    // MARK: Edits

    /// The edits after which the code has the properties, or the reason against them; a file that is there gets another
    /// extension at its end.
    func edits(in context: TransformContext) -> Result<(edits: [FileEdit], findings: [Finding]), Obstacle> {
        Result { () throws(Obstacle) in try allowedEdits(in: context) }
    }

    private func allowedEdits(
        in context: TransformContext
    ) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let outcome: (edits: [FileEdit], findings: [Finding])
        if let present = context.graph.text(at: path) {
            let newline = present.contains("\r\n" as StaticString) ? "\r\n" : "\n"
            let isEnded = present.bytes.last == UInt8(ascii: "\n")
            let text = (isEnded ? [""] : ["", ""]) + members
            let end = present.bytes.count
            outcome = (
                [.replace(path: path, TextEdit(end..<end, text.joined(separator: newline) + newline))], []
            )
        } else {
            let text = (["import UIKit", ""] + members).joined(separator: "\n") + "\n"
            switch owner {
            case .package: outcome = ([.create(path: path, bytes: Array(text.utf8))], [])
            case .targets(let targets):
                let added = try context.files.add(path, text: text, to: targets)
                outcome = (added.edits, added.findings)
            }
        }
        for edit in outcome.edits where !context.mayEdit(edit.path) {
            throw Obstacle(
                code: .outsideOfStep, reason: "the recipe does not let this step change \(edit.path)",
                place: Place(path: edit.path))
        }
        return outcome
    }

    private var members: [String] {
        let written = properties.sorted { $0.key < $1.key }.map { property, name in
            property.declaration(named: name).map { "    " + $0 }
        }
        return ["extension UIView {"] + written.joined(separator: [""]) + ["}"]
    }
}

extension LayerProperty {
    /// The type of the view's property in Swift.
    private var type: String {
        switch self {
        case .cornerRadius, .borderWidth, .shadowRadius: "CGFloat"
        case .shadowOpacity: "Float"
        case .shadowOffset: "CGSize"
        case .borderColor, .shadowColor: "UIColor?"
        case .masksToBounds: "Bool"
        }
    }

    private var comment: String {
        switch self {
        case .cornerRadius: "The radius of the layer's rounded corners, in points."
        case .borderWidth: "The width of the layer's border, in points."
        case .borderColor: "The color of the layer's border, as it is in the appearance in which it is set."
        case .shadowColor: "The color of the layer's shadow, as it is in the appearance in which it is set."
        case .shadowOffset: "How far the layer's shadow lies from the layer, in points."
        case .shadowOpacity: "How much of the layer's shadow is seen, from 0 to 1."
        case .shadowRadius: "How far the layer's shadow is blurred, in points."
        case .masksToBounds: "Whether the layer clips what is in it."
        }
    }

    fileprivate func declaration(named name: String) -> [String] {
        let layer = "layer.\(rawValue)"
        let (getter, setter) =
            isColor
            ? ("\(layer).map { UIColor(cgColor: $0) }", "\(layer) = newValue?.cgColor")
            : (layer, "\(layer) = newValue")
        return [
            "/// \(comment)", "@IBInspectable var \(name): \(type) {", "    get { return \(getter) }",
            "    set { \(setter) }", "}",
        ]
    }
}

import Navigation
import TransformKit

/// Chooses the bundle that code has to name to load a storyboard.
struct BundleExpression {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) {
        self.graph = graph
    }

    /// Returns the bundle's expression for a place in a call; nil where none is certain to be right.
    func text(for document: IBDocument, _ call: SceneCall, at place: CodeRange) -> String? {
        if let written = written(for: call) {
            if isPortable(written.text, from: written.place, to: place) { return written.text }
        }
        let bundles = graph.resourceBundles(of: document.path)
        let places = Set(bundles.map(StoryboardBundle.init(of:)))
        if places.contains(.module) { return packageBundle(bundles, call) }
        if places.isEmpty || places.contains(.main) { return "nil" }
        guard places == [.ofCode] else { return nil }
        return type(in: call, sharing: bundles).map { "Bundle(for: \($0).self)" }
    }

    // MARK: As it is written where the storyboard is made

    private func written(for call: SceneCall) -> (text: String, place: CodeRange)? {
        guard let literal = call.sources.first(where: { $0.form == .literal })?.place,
            let source = graph.text(at: literal.path)
        else { return nil }
        let bytes = source.bytes
        var position = literal.range.upperBound
        // `NSStoryboard.Name("Main")` closes before the bundle comes.
        while position < bytes.count,
            [UInt8(ascii: ")"), UInt8(ascii: " "), UInt8(ascii: "\n")].contains(bytes[position])
        {
            position += 1
        }
        guard position < bytes.count, bytes[position] == UInt8(ascii: ",") else { return nil }
        position += 1
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        let label = Array("bundle:".utf8)
        guard position + label.count < bytes.count, bytes[position..<position + label.count].elementsEqual(label)
        else { return nil }
        position += label.count
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        let start = position
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") {
                if depth == 0 { return (source.string(start..<position), literal) }
                depth -= 1
            }
            position += 1
        }
        return nil
    }

    /// Returns whether the expression means the same at another place.
    private func isPortable(_ text: String, from: CodeRange, to: CodeRange) -> Bool {
        if text == "nil" || text == ".main" || text == "Bundle.main" { return true }
        // In another file its names may not be visible, and `self` differs even in another type of the file.
        guard from.path == to.path, !text.contains("self)") || text.hasSuffix(".self)"), !text.contains("Self") else {
            return false
        }
        return text.hasPrefix("Bundle") || text.hasPrefix(".")
    }

    // MARK: By where the document is built

    private func packageBundle(_ bundles: [ResourceBundle], _ call: SceneCall) -> String? {
        let isSame = bundles.contains { bundle in
            guard case .packageTarget(_, let folder) = bundle.builder else { return false }
            return call.reference.path.hasPrefix(folder + "/")
        }
        return isSame ? ".module" : nil
    }

    /// Returns a class of the framework: the one whose code the call is, or else the scene's.
    private func type(in call: SceneCall, sharing bundles: [ResourceBundle]) -> String? {
        let names = [call.reference.enclosingType] + call.controllers.map(\.customClass)
        return names.compactMap { $0 }.first { name in
            guard case .swift(let types) = graph.classes.resolve(name, from: call.reference.path) else { return false }
            return types.contains { type in
                type.declaration.kind == .class && !type.declaration.isGeneric
                    && graph.targets.targets(of: type.declaration.path).contains { target in
                        bundles.contains { $0.builder == .xcodeTarget(target) }
                    }
            }
        }
    }
}

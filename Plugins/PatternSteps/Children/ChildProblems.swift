import TransformKit
import YAMLCode

/// Names and values in a recipe's child that no known document has.
struct ChildProblems {
    private let template: ChildTemplate
    private let isChecked: Bool

    /// Elements that a child cannot be: whole scenes, and lines from one object to another.
    private static let unfit = [
        "scene": "a scene", "scenes": "a list of scenes", "objects": "a list of objects", "document": "a document",
        "placeholder": "a placeholder", "exit": "an exit", "connections": "a list of connections",
        "outlet": "a connection", "outletCollection": "a connection", "action": "a connection",
        "segue": "a connection", "binding": "a connection", "resources": "a list of resources",
        "dependencies": "a list of features",
    ]

    init(_ template: ChildTemplate, isChecked: Bool) {
        self.template = template
        self.isChecked = isChecked
    }

    var all: [String] {
        let root = template.root
        if let words = Self.unfit[root.name] { return ["is \(words), which no step adds; make it in Xcode"] }
        if root.isController { return ["is a controller, which no step adds; make it in Xcode"] }
        return isChecked ? template.parts.flatMap(problems) : []
    }

    private func problems(with part: Element) -> [String] {
        guard XcodeOrder.knows(element: part.name) else {
            let advice =
                Spelling.nearest(to: part.name, among: XcodeOrder.elementNames)
                .map { "did you mean “\($0)”?" } ?? "`unchecked: true` takes it all the same"
            return ["no known document has an element “\(part.name)”; \(advice)"]
        }
        return part.attributes.compactMap { attribute in
            if ["id", "key", "customClass", "customModule", "customModuleProvider"].contains(attribute.name) {
                return nil
            }
            if let problem = KnownAttributes.problem(with: attribute.name, on: [part.name]) { return problem }
            let kind = AttributeKind(ofAttribute: attribute.name)
            guard !kind.allows(attribute.value) else { return nil }
            let words = kind == .flag ? "YES or NO" : "a number"
            return "“\(attribute.name)” is \(words) in every known document, not “\(attribute.value)”"
        }
    }
}

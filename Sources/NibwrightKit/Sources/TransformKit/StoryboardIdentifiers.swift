public import InterfaceBuilder
public import ProjectGraph

/// The storyboard identifiers of a project, and new ones that collide with none of them.
///
/// Code may ask any storyboard for a name, so names are unique over the whole project.
public struct StoryboardIdentifiers: Sendable {
    private var taken: Set<String>

    public init(_ graph: ProjectGraph) {
        taken = []
        for document in graph.documents where document.kind.form == .storyboard {
            for object in document.scenes.flatMap(\.topLevelObjects) {
                // Documents for a watch call it otherwise.
                if let identifier = object.storyboardIdentifier ?? object["identifier"] { taken.insert(identifier) }
            }
        }
    }

    /// A name from the controller's class, its title or what it is.
    public mutating func makeIdentifier(for controller: Element) -> String {
        let stem = Self.stem(of: controller)
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(stem)\(number)"
            number += 1
        }
        return name
    }

    private static func stem(of controller: Element) -> String {
        if let name = controller.customClass { return name.split(separator: ".").last.map(String.init) ?? name }
        let kind = controller.name.prefix(1).uppercased() + controller.name.dropFirst()
        if let title = words(of: controller.userLabel) ?? words(of: controller["title"]) {
            return title.hasSuffix(kind) ? title : title + kind
        }
        // A navigation controller is known by what it opens with.
        let root = controller.child(named: "connections")?.children(named: "segue").first {
            $0["relationship"] == "rootViewController"
        }?["destination"].flatMap(controller.document.object(id:))
        guard let root, let name = root.customClass ?? words(of: root["title"]) else { return kind }
        return name.removingSuffix("ViewController").removingSuffix("Controller") + kind
    }

    /// Text as one word, or nil where nothing of it is a letter or a digit.
    private static func words(of text: String?) -> String? {
        let words = (text ?? "").split { !$0.isLetter && !$0.isNumber }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.isEmpty || joined.count > 40 ? nil : joined
    }
}

extension String {
    fileprivate func removingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }
}

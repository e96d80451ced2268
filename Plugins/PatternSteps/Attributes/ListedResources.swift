import TransformKit

/// The images and colors that a document lists, so that a value names one of them and none stays that nothing names.
struct ListedResources {
    /// A resource that nothing names any more, with the elements that named it last.
    struct Freed: Hashable {
        let kind: String
        let name: String
        let users: [Int]
    }

    /// An attribute, or a text where the attribute is nil, that says the name of a resource.
    private struct Use: Hashable {
        let element: Int
        let attribute: String?
    }

    private let names: [String: Set<String>]
    private let uses: [String: [Use]]

    /// Attributes that name an image of the project or the system, wherever they were seen.
    private static let imageAttributes: Set = [
        "image", "alternateImage", "backgroundImage", "highlightedImage", "landscapeImage", "largeContentSizeImage",
        "maximumValueImage", "minimumValueImage", "selectedImage",
    ]

    init(_ document: IBDocument) {
        let resources = document.resources
        let kinds = Dictionary(grouping: resources, by: \.name)
        names = kinds.mapValues { Set($0.compactMap { $0["name"] }) }
        let all = names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let listed = Set(resources)
        var uses: [String: [Use]] = [:]
        for element in all.isEmpty ? [] : document.elements where !listed.contains(element) {
            for attribute in element.attributes where all.contains(attribute.value) {
                uses[attribute.value, default: []].append(Use(element: element.index, attribute: attribute.name))
            }
            if element.isNamed("string"), all.contains(element.text) {
                uses[element.text, default: []].append(Use(element: element.index, attribute: nil))
            }
        }
        self.uses = uses
    }

    /// What a value names and the document does not list, in words; nil where all is well.
    func missing(_ attribute: String, _ value: String, on element: Element) -> String? {
        guard let kind = kind(of: attribute, on: element), names[kind]?.contains(value) != true else { return nil }
        return ["namedColor": "color", "systemColor": "system color"][kind] ?? kind
    }

    /// The resources that nothing names once some attributes say something else, by name.
    func freed(by changes: [(element: Element, intents: [AttributeIntent])]) -> [Freed] {
        var gone: [String: [Use]] = [:]
        var kinds: [String: String] = [:]
        var given: Set<String> = []
        for (element, intents) in changes {
            for intent in intents {
                if let value = intent.newValue(for: element) { given.insert(value) }
                if case .rename = intent { continue }
                guard let value = element.attribute(named: intent.name),
                    let kind = kind(of: intent.name, on: element), names[kind]?.contains(value) == true
                else { continue }
                gone[value, default: []].append(Use(element: element.index, attribute: intent.name))
                kinds[value] = kind
            }
        }
        return gone.sorted { $0.key < $1.key }.compactMap { name, users in
            guard !given.contains(name), Set(uses[name] ?? []).isSubset(of: users) else { return nil }
            return Freed(kind: kinds[name] ?? "image", name: name, users: Set(users.map(\.element)).sorted())
        }
    }

    /// The kind of resource that an attribute names; nil for one that names none.
    private func kind(of attribute: String, on element: Element) -> String? {
        if element.isNamed("color") {
            if attribute == "name", element["catalog"] == nil { return "namedColor" }
            return attribute == "systemColor" ? "systemColor" : nil
        }
        let namesImage = Self.imageAttributes.contains(attribute) && !element.isNamed("accessibilityTraits")
        return namesImage ? "image" : nil
    }
}

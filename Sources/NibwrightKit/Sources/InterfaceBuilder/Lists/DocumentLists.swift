/// Reads the lists that a document keeps beside its objects for them to use: resources, capabilities, fonts, classes,
/// designables.
///
/// Says which entries a part of the document needs, so that a document with only some of the scenes lists what these
/// use, as Xcode does at the next save.
public struct DocumentLists: Sendable {
    /// The document whose lists these are.
    public let document: IBDocument
    /// Entries that content needs or does not, in document order. Capabilities that say nothing about content are none.
    public let entries: [Element]
    /// By name, those that any attribute or text of the name needs: images, fonts, designables.
    private var byWord: [String: [Element]] = [:]
    private var namedColors: [String: [Element]] = [:]
    private var systemColors: [String: [Element]] = [:]
    private var features: [(feature: DocumentFeature, entry: Element)] = []
    private var classes: [String: [Element]] = [:]

    /// Reads the lists of a document.
    public init(_ document: IBDocument) {
        self.document = document
        let root = document.root
        let fonts = root.children(named: "customFonts").flatMap(\.children)
        let designables = root.children(named: "designables").flatMap(\.children)
        let classes = root.children(named: "classes").flatMap(\.children)
        var capabilities: [Element] = []
        for entry in document.dependencies where entry.isNamed("capability") {
            guard let feature = entry["name"].flatMap(DocumentFeature.named) else { continue }
            capabilities.append(entry)
            features.append((feature, entry))
        }
        for resource in document.resources {
            let name = resource["name"] ?? ""
            if resource.isNamed("namedColor") {
                namedColors[name, default: []].append(resource)
            } else if resource.isNamed("systemColor") {
                systemColors[name, default: []].append(resource)
            } else {
                byWord[name, default: []].append(resource)
            }
        }
        for font in fonts {
            for string in font.children { byWord[string.text, default: []].append(font) }
        }
        for designable in designables { byWord[designable["name"] ?? "", default: []].append(designable) }
        for entry in classes { self.classes[entry["className"] ?? "", default: []].append(entry) }
        entries = (capabilities + document.resources + fonts + designables + classes).sorted { $0.index < $1.index }
    }

    /// The capabilities that resources call for by being listed, whether or not anything uses them.
    public func entries(declaring resources: [Element]) -> Set<Element> {
        let listed = Set(resources.map(\.name))
        return Set(
            features.filter { candidate in
                candidate.feature.resource.map(listed.contains) ?? false
            }.map(\.entry))
    }

    /// Everything listed that an element or one below it uses. What the lists hold uses nothing itself.
    ///
    /// - Parameters:
    ///   - element: of the document.
    ///   - removed: elements that are not asked, with all below them.
    public func entries(neededBy element: Element, without removed: Set<Element> = []) -> Set<Element> {
        var needed: Set<Element> = []
        var open = features
        let listed = element.index == 0 ? Set(entries) : []
        var skipped: Element?
        for user in [element] + element.descendants {
            if skipped?.contains(user) == true { continue }
            if removed.contains(user) || listed.contains(user) {
                skipped = user
                continue
            }
            open.removeAll { candidate in
                guard candidate.feature.isUsed(by: user) else { return false }
                needed.insert(candidate.entry)
                return true
            }
            addNames(in: user, to: &needed)
        }
        return needed
    }

    private func addNames(in user: Element, to needed: inout Set<Element>) {
        if !byWord.isEmpty || !classes.isEmpty {
            for attribute in user.attributes {
                if let entries = byWord[attribute.value] { needed.formUnion(entries) }
                if attribute.name == "customClass" { addClass(attribute.value, to: &needed) }
            }
            if user.isNamed("string") || user.isNamed("mutableString"), let entries = byWord[user.text] {
                needed.formUnion(entries)
            }
        }
        guard user.isNamed("color") else { return }
        if let name = user.catalogColorName, let entries = namedColors[name] { needed.formUnion(entries) }
        if let name = user["systemColor"], let entries = systemColors[name] { needed.formUnion(entries) }
    }

    /// A class with those it inherits from, as far as they are listed.
    private func addClass(_ name: String, to needed: inout Set<Element>) {
        var waiting = [name]
        while let next = waiting.popLast() {
            for entry in classes[next] ?? [] where needed.insert(entry).inserted {
                if let superclass = entry["superclassName"] { waiting.append(superclass) }
            }
        }
    }
}

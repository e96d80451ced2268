import InterfaceBuilder

/// Documents of one form by the name that a bundle has for them.
struct NamedDocuments: Sendable {
    private let documents: ScopedNames<IBDocument>

    init(_ documents: [IBDocument], _ form: DocumentKind.Form, _ scopes: ProjectScopes) {
        let entries = documents.filter { $0.kind.form == form }.map { document in
            ScopedNames<IBDocument>.Entry(
                name: ResourceName(path: document.path).name, path: document.path, value: document)
        }
        self.documents = ScopedNames(entries, scopes)
    }

    /// Every name, sorted.
    var names: [String] { documents.names }

    /// Every document of a name in the repository, near or far.
    func all(_ name: String) -> [IBDocument] { documents.all(name) }

    /// What a name means in a file, with the variants for devices that a bundle loads for the same name.
    func nearest(_ name: String, from path: String) -> (documents: [IBDocument], closeness: Closeness)? {
        let plain = documents.nearest(name, from: path)
        // `Main~ipad.storyboard` is what iPads load for "Main".
        let variants = ResourceName.devices.compactMap { documents.nearest(name + "~" + $0, from: path) }
        guard let closeness = ([plain].compactMap { $0 } + variants).map(\.closeness).min() else { return nil }
        let near = ([plain].compactMap { $0 } + variants).filter { $0.closeness == closeness }
        return (near.flatMap(\.values), closeness)
    }
}

import InterfaceBuilder
import ProjectFiles

/// Documents of one form by the name that a bundle has for them.
struct NamedDocuments: Sendable {
    private let documents: ScopedNames<IBDocument>
    private let scopes: ProjectScopes

    init(_ documents: [IBDocument], _ form: DocumentKind.Form, _ scopes: ProjectScopes) {
        let entries = documents.filter { $0.kind.form == form }.map { document in
            ScopedNames<IBDocument>.Entry(
                name: ResourceName(path: document.path).name, path: document.path, value: document)
        }
        self.documents = ScopedNames(entries, scopes)
        self.scopes = scopes
    }

    /// Every name, sorted.
    var names: [String] { documents.names }

    /// The documents that a name means in a file, with the variants for devices that a bundle loads for the same name;
    /// nil for none.
    func nearest(_ name: String, from path: String) -> (documents: [IBDocument], closeness: Closeness)? {
        nearest(name) { documents.nearest($0, from: path) }
    }

    /// The documents that a name means to code of a target; nil for none.
    func nearest(
        _ name: String, in target: XcodeTarget, near path: String
    ) -> (documents: [IBDocument], closeness: Closeness)? {
        guard let number = scopes.number(of: target) else { return nearest(name, from: path) }
        return nearest(name) { documents.nearest($0, in: [number], near: path) }
    }

    private func nearest(
        _ name: String, _ lookUp: (String) -> ScopedNames<IBDocument>.Match?
    ) -> (documents: [IBDocument], closeness: Closeness)? {
        // `Main~ipad.storyboard` is what iPads load for "Main".
        let found = ([name] + ResourceName.devices.map { name + "~" + $0 }).compactMap(lookUp)
        guard let closeness = found.map(\.closeness).min() else { return nil }
        return (found.filter { $0.closeness == closeness }.flatMap(\.values), closeness)
    }
}

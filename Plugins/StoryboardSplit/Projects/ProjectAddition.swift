import ProjectFiles
import TransformKit

/// Adds files to one project and takes files out of it.
struct ProjectAddition {
    private(set) var doubts: [MoveDoubt] = []
    var edits: [TextEdit] { editor.edits.edits }
    private let project: XcodeProject
    private let memberships: ProjectMemberships?
    private var editor: XcodeProjectEditor

    init(_ project: XcodeProject, _ memberships: ProjectMemberships?) {
        self.project = project
        self.memberships = memberships
        editor = XcodeProjectEditor(project)
    }

    /// The files of a document whose origins share a group of languages share a new one.
    mutating func add(_ files: [NewFile]) {
        // All at once, since a project is read anew after each change; one by one where that is not possible.
        if let additions = additions(for: files) {
            var draft = editor
            if (try? draft.add(additions)) != nil {
                editor = draft
                return
            }
        }
        addOneByOne(files)
    }

    /// What is to be added; nil where some file joins a group that is there.
    private func additions(for files: [NewFile]) -> [XcodeProjectEditor.Addition]? {
        var additions: [XcodeProjectEditor.Addition] = []
        var done: Set<NewFile> = []
        for file in files where done.insert(file).inserted {
            guard file.sibling.flatMap({ memberships?.variantGroup(of: $0) }) == nil else { return nil }
            guard let (name, variants, together) = variants(of: file, among: files) else {
                additions.append(.file(file.path, like: file.origin))
                continue
            }
            done.formUnion(together)
            additions.append(.variantGroup(name: name, variants, like: file.origin))
        }
        return additions.count > 1 ? additions : nil
    }

    /// The new group that takes a file, with all the files that go into it; nil where its origin is in none.
    private func variants(
        of file: NewFile, among files: [NewFile]
    ) -> (name: String, variants: [LanguageVariant], files: [NewFile])? {
        guard let group = memberships?.variantGroup(of: file.origin), let known = project.variantGroup(id: group)
        else { return nil }
        let origins = known.variants
        let together = files.filter { other in
            other.name == file.name && other.sibling == nil && origins.contains { $0.path == other.origin }
        }
        let variants = origins.flatMap { origin in
            together.filter { $0.origin == origin.path }.map {
                LanguageVariant(language: origin.language, path: $0.path, origin: $0.origin)
            }
        }
        return (groupName(file, known.name), variants, together)
    }

    private mutating func addOneByOne(_ files: [NewFile]) {
        var done: Set<NewFile> = []
        for file in files where done.insert(file).inserted {
            if let sibling = file.sibling, memberships?.variantGroup(of: sibling) != nil {
                let language = LocalizedFile(path: file.path).language ?? ""
                let variant = LanguageVariant(language: language, path: file.path, origin: file.origin)
                attempt(file) { editor throws(XcodeEditRefusal) in
                    try editor.addVariant(variant, besideVariant: sibling)
                }
                continue
            }
            guard let (name, variants, together) = variants(of: file, among: files) else {
                attempt(file) { editor throws(XcodeEditRefusal) in try editor.addFile(file.path, like: file.origin) }
                continue
            }
            done.formUnion(together)
            attempt(file) { editor throws(XcodeEditRefusal) in
                try editor.addVariantGroup(name, variants: variants, like: file.origin)
            }
        }
    }

    mutating func remove(_ paths: [String]) {
        for path in paths {
            do {
                try editor.removeFile(path)
            } catch {
                note(error, path, like: path)
            }
        }
    }

    /// Whether every new file does in the same targets what its origin does there.
    mutating func check(_ files: [NewFile]) {
        guard !editor.edits.isEmpty || memberships != nil else { return }
        let outcome = editor.project.memberships(paths: files.flatMap { [$0.path, $0.origin] })
        for file in files where doubts.isEmpty {
            func roles(_ path: String) -> Set<String> {
                Set(outcome.memberships(of: path).map { "\($0.target.id) \($0.phase.rawValue)" })
            }
            // The document that a table belongs to says where it is built, where the table's own origin goes.
            guard file.sibling == nil, roles(file.path) != roles(file.origin) else { continue }
            doubts.append(
                MoveDoubt(
                    code: "project-inconsistent-project",
                    reason: "the project would not build \(file.path) as it builds \(file.origin)",
                    place: Place(path: project.path)))
        }
    }

    // MARK: One file

    private mutating func attempt(
        _ file: NewFile, _ change: (inout XcodeProjectEditor) throws(XcodeEditRefusal) -> Void
    ) {
        do {
            try change(&editor)
        } catch {
            note(error, file.path, like: file.origin)
        }
    }

    /// A project that does not have the origin needs nothing.
    private mutating func note(_ refusal: XcodeEditRefusal, _ path: String, like origin: String) {
        if case .notInProject = refusal { return }
        if case .xmlPropertyList = refusal, memberships?.isReferenced(origin) != true { return }
        doubts.append(
            MoveDoubt(
                code: "project-" + refusal.code, reason: "the project cannot take \(path): \(refusal.message)",
                place: Place(path: project.path)))
    }

    /// `Main.storyboard` becomes `Orders.storyboard`, and a group of another name takes the document's.
    private func groupName(_ file: NewFile, _ group: String) -> String {
        let ending = LocalizedFile(path: group).fileExtension
        return file.name + "." + (ending.isEmpty ? LocalizedFile(path: file.path).fileExtension : ending)
    }
}

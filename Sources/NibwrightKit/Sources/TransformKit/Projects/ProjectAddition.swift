import ProjectFiles
import ProjectGraph
import SourceText

/// Adds files to one project and takes files out of it.
struct ProjectAddition {
    private(set) var doubts: [Obstacle] = []
    var edits: [TextEdit] { editor.edits.edits }
    private let project: XcodeProject
    private let memberships: ProjectMemberships
    private var editor: XcodeProjectEditor

    init(_ project: XcodeProject, _ memberships: ProjectMemberships) {
        self.project = project
        self.memberships = memberships
        editor = XcodeProjectEditor(project)
    }

    /// The files of a document whose origins share a group of languages share a new one.
    mutating func add(_ files: [NewFile]) {
        let steps = steps(for: files)
        let additions = steps.compactMap(\.addition)
        // All at once, since a project is read anew after each change; one by one where that is not possible.
        if additions.count == steps.count, additions.count > 1, (try? editor.add(additions)) != nil { return }
        for step in steps {
            attempt(step.file) { editor throws(XcodeEditRefusal) in
                switch step.way {
                case .new(let addition): try editor.add([addition])
                case .joining(let variant, let sibling): try editor.addVariant(variant, besideVariant: sibling)
                }
            }
        }
    }

    /// A file to add to the project and the way to add it; several in a row make one group of localizations.
    private struct Step {
        enum Way {
            case new(XcodeProjectEditor.Addition)
            /// Into the group that another file is in already.
            case joining(LanguageVariant, sibling: String)
        }

        let file: NewFile
        let way: Way

        var addition: XcodeProjectEditor.Addition? {
            if case .new(let addition) = way { addition } else { nil }
        }
    }

    private func steps(for files: [NewFile]) -> [Step] {
        var steps: [Step] = []
        var done: Set<NewFile> = []
        for file in files where done.insert(file).inserted {
            if let sibling = file.sibling, memberships.variantGroup(of: sibling) != nil {
                let language = LocalizedFile(path: file.path).language ?? ""
                let variant = LanguageVariant(language: language, path: file.path, origin: file.origin)
                steps.append(Step(file: file, way: .joining(variant, sibling: sibling)))
            } else if let (name, variants, together) = variants(of: file, among: files) {
                done.formUnion(together)
                steps.append(Step(file: file, way: .new(.variantGroup(name: name, variants, like: file.origin))))
            } else {
                steps.append(Step(file: file, way: .new(.file(file.path, like: file.origin))))
            }
        }
        return steps
    }

    /// The new group that takes a file, with all the files that go into it; nil where its origin is in none.
    private func variants(
        of file: NewFile, among files: [NewFile]
    ) -> (name: String, variants: [LanguageVariant], files: [NewFile])? {
        guard let group = memberships.variantGroup(of: file.origin), let known = project.variantGroup(id: group)
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

    mutating func remove(_ paths: [String]) {
        for path in paths {
            do {
                try editor.removeFile(path)
            } catch {
                note(error, path, like: path)
            }
        }
    }

    /// Adds a doubt unless every new file is built by the same targets, in the same phases, as its origin.
    mutating func check(_ files: [NewFile]) {
        let outcome = editor.project.memberships(paths: files.map(\.path))
        for file in files where doubts.isEmpty {
            func roles(_ path: String, _ memberships: ProjectMemberships) -> Set<String> {
                Set(memberships.memberships(of: path).map { "\($0.target.id) \($0.phase.rawValue)" })
            }
            // The document that a table belongs to says where it is built, where the table's own origin goes.
            guard file.sibling == nil, roles(file.path, outcome) != roles(file.origin, memberships) else { continue }
            doubts.append(
                Obstacle(
                    code: .inconsistentProject.prefixed("project-"),
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
        if case .xmlPropertyList = refusal, !memberships.isReferenced(origin) { return }
        doubts.append(
            Obstacle(
                code: refusal.code.prefixed("project-"), reason: "the project cannot take \(path): \(refusal.message)",
                place: Place(path: project.path)))
    }

    /// `Main.storyboard` becomes `Orders.storyboard`, and a group of another name takes the document's.
    private func groupName(_ file: NewFile, _ group: String) -> String {
        let ending = LocalizedFile(path: group).fileExtension
        return file.name + "." + (ending.isEmpty ? LocalizedFile(path: file.path).fileExtension : ending)
    }
}

public import SourceText

/// Adds files to a project and takes them out, by byte edits in the project's own formatting.
///
/// Each call sees what the calls before it did; one that is refused has changed nothing.
public struct XcodeProjectEditor: Sendable {
    /// The project as the edits leave it.
    public private(set) var project: XcodeProject
    /// The edits so far, in terms of the bytes of the project that the editor began with.
    public private(set) var edits = EditList()
    /// The last object that was added behind an entry, so that several additions keep their order.
    private var lastBehind: [String: String] = [:]

    public init(_ project: XcodeProject) {
        self.project = project
    }

    /// Adds a file to every target that has `origin`, beside it in the navigator.
    ///
    /// Where a synchronized folder makes it a member of the right targets already, nothing is edited; where it would
    /// make it one of others, exceptions are. A file in a language's folder becomes part of a variant group.
    public mutating func addFile(_ path: String, like origin: String) throws(XcodeEditRefusal) {
        try add([.file(path, like: origin)])
    }

    /// A file or a document in several languages, to be added to every target that has another one.
    public enum Addition: Hashable, Sendable {
        /// A file, with the project-relative path of the one whose targets it gets.
        case file(String, like: String)
        /// A group of one file in several languages, with the path of the file whose targets it gets.
        case variantGroup(name: String, [LanguageVariant], like: String)

        var member: NewMember {
            switch self {
            case .file(let path, _): .file(path)
            case .variantGroup(let name, let variants, _): .variantGroup(name: name, variants)
            }
        }

        var origin: String {
            switch self {
            case .file(_, let origin), .variantGroup(_, _, let origin): origin
            }
        }
    }

    /// Adds many at once, with one look at the outcome: each of them is added as if it were the only one.
    ///
    /// Refused as a whole where one is, or where two of them need the same new object; add them one by one then.
    public mutating func add(_ additions: [Addition]) throws(XcodeEditRefusal) {
        var draft = self
        try draft.change { change throws(XcodeEditRefusal) in
            let addition = FileAddition(project: change.project)
            for one in additions { try addition.add(one.member, like: one.origin, to: &change) }
            if change.makesAnObjectTwice { throw .inconsistent(reason: "two files need the same new object") }
        }
        let paths = additions.flatMap { [$0.member.path, $0.origin] }
        let memberships = draft.project.memberships(paths: paths)
        for one in additions { try Self.check(one.member.path, like: one.origin, memberships) }
        self = draft
    }

    /// Adds a file to targets, into a group by its id or else into that of the file's folder.
    public mutating func addFile(
        _ path: String, toTargets targets: [XcodeTarget], group: String? = nil
    ) throws(XcodeEditRefusal) {
        try change { change throws(XcodeEditRefusal) in
            try FileAddition(project: change.project).add(path, toTargets: targets, group: group, to: &change)
        }
    }

    /// Adds a document with its versions in several languages, as one variant group, to every target that has `origin`.
    ///
    /// `name` is the group's, such as `Main.storyboard`; each variant lies in a folder such as `Base.lproj`.
    public mutating func addVariantGroup(
        _ name: String, variants: [LanguageVariant], like origin: String
    ) throws(XcodeEditRefusal) {
        if variants.isEmpty { throw .inconsistent(reason: "a variant group without variants") }
        try add([.variantGroup(name: name, variants, like: origin)])
    }

    /// Adds another language's version of a file to the variant group that the file is in.
    public mutating func addVariant(_ variant: LanguageVariant, besideVariant path: String) throws(XcodeEditRefusal) {
        try change { change throws(XcodeEditRefusal) in
            try FileAddition(project: change.project).add(variant, beside: path, to: &change)
        }
    }

    /// Takes a file out of the project: its reference, its place in the navigator and in phases, and its exceptions.
    public mutating func removeFile(_ path: String) throws(XcodeEditRefusal) {
        try change { change throws(XcodeEditRefusal) in
            try FileRemoval(project: change.project).remove(path, from: &change)
        }
    }

    /// Gives files of the project other names in the folders that they are in: nothing but the names changes, wherever
    /// the project writes them.
    ///
    /// Of a document in several languages each file is listed; the group takes the name of the file that has its old
    /// one. Refused as a whole where one is.
    public mutating func renameFiles(_ files: [(path: String, newName: String)]) throws(XcodeEditRefusal) {
        var draft = self
        var outcomes: [(path: String, newPath: String)] = []
        for (path, newName) in files {
            try draft.change { change throws(XcodeEditRefusal) in
                try FileRenaming(project: change.project).rename(path, to: newName, in: &change)
            }
            outcomes.append((path, RelativePath.join(RelativePath.folder(of: path), newName) ?? newName))
        }
        let before = project.memberships(paths: outcomes.map(\.path))
        let after = draft.project.memberships(paths: outcomes.map(\.newPath))
        for (path, newPath) in outcomes where Set(after.targets(of: newPath)) != Set(before.targets(of: path)) {
            throw .inconsistent(reason: "\"\(newPath)\" would not be in the targets of \"\(path)\"")
        }
        self = draft
    }

    /// Makes a target run a script before it compiles. A phase of the same name gets the script and the outputs.
    public mutating func setScript(_ script: ScriptPhase, of target: XcodeTarget) throws(XcodeEditRefusal) {
        try change { change throws(XcodeEditRefusal) in
            let addition = ScriptAddition(project: change.project)
            if let there = change.project.scripts(of: target).first(where: { $0.phase.name == script.name }) {
                try addition.renew(there.object, script, &change)
            } else {
                try addition.add(script, to: target, &change)
            }
        }
    }

    // MARK: One change

    private mutating func change(
        _ propose: (inout ProjectChange) throws(XcodeEditRefusal) -> Void
    ) throws(XcodeEditRefusal) {
        if project.document.isXML { throw .xmlPropertyList }
        var change = ProjectChange(project, lastBehind: lastBehind)
        try propose(&change)
        guard let list = EditList(change.textEdits()) else {
            throw .inconsistent(reason: "edits of one file touch the same text")
        }
        if list.isEmpty { return }
        let edited = SourceText(path: project.path, bytes: list.apply(to: project.source.bytes))
        switch XcodeProject.read(edited) {
        case .failure(let refusal):
            throw .inconsistent(reason: "it could not be read after the edit: \(refusal.message)")
        case .success(let outcome):
            project = outcome
            edits = edits.followed(by: list)
            lastBehind = change.lastBehind
        }
    }

    /// Throws unless the new file is in the targets of its origin: in a project with double or stray entries it may not
    /// be.
    private static func check(
        _ path: String, like origin: String, _ memberships: ProjectMemberships
    ) throws(XcodeEditRefusal) {
        let targets = Set(memberships.targets(of: path))
        let wanted = Set(memberships.targets(of: origin))
        let isSame = targets == wanted || FileKinds.phase(of: path) == nil && targets.isEmpty
        if !isSame { throw .inconsistent(reason: "\"\(path)\" would not be in the targets of \"\(origin)\"") }
    }
}

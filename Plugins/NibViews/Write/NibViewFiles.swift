import Navigation
import ProjectFiles
import TransformKit

/// Decides where the files of new classes go, and writes them with what names them in projects.
struct NibViewFiles {
    private let context: TransformContext
    private let baseName: String
    /// The folder that the recipe wants; nil for one near the code.
    private let folder: String?
    private var graph: ProjectGraph { context.graph }

    init(_ context: TransformContext, baseName: String, folder: String?) {
        self.context = context
        self.baseName = baseName
        self.folder = folder
    }

    /// All edits that a draft comes to, and notes about projects that a tool writes.
    ///
    /// - Throws: the reason why the files cannot be written.
    func edits(of draft: NibViewDraft) throws(Obstacle) -> (edits: [FileEdit], findings: [Finding]) {
        let folder = folder(of: draft)
        let prefix = folder.isEmpty ? "" : folder + "/"
        let translated = TranslatedNib(draft, in: graph)
        let xib = translated?.path ?? prefix + draft.className + ".xib"
        let module = CustomModule(of: draft.places[0].document, for: draft.owner)
        var document = NibDocument(draft, path: xib, module: module)
        let base = try base(for: draft.owner)
        let code = ViewClassText(draft, base: base.name, imports: imports(of: draft))
        var edits = PlaceWriter(draft).edits
        let nib = document.bytes
        try NibViewProof(draft, nib: nib, edits: edits).check()
        edits += try OwnerWriter(draft, in: graph).edits()
        var findings: [Finding] = []
        var files: [(path: String, text: String)] = []
        if let own = draft.ownClass, let source = graph.text(at: own.type.declaration.path) {
            edits += try code.edits(of: own, in: source)
        } else {
            files.append((prefix + draft.className + ".swift", code.text))
        }
        if let translated {
            let outcome = try translated.outcome(nib)
            edits += outcome.edits
            findings += outcome.findings
        } else {
            files.insert((xib, String(decoding: nib, as: UTF8.self)), at: 0)
        }
        for (path, text) in files {
            let outcome = try context.files.add(path, text: text, to: draft.owner.targets)
            edits += outcome.edits
            findings += outcome.findings
        }
        if let text = base.text {
            let outcome = try context.files.add(base.path, text: text, to: draft.owner.targets)
            edits += outcome.edits
            findings += outcome.findings
        }
        for edit in edits where !context.mayEdit(edit.path) {
            throw Obstacle(
                code: .outsideOfStep, reason: "the recipe does not let this step change \(edit.path)",
                place: Place(path: edit.path))
        }
        return (edits, findings)
    }

    // MARK: Names

    /// Whether a class of the project can have a xib of its name.
    func isFreeForXib(_ name: String) -> Bool {
        let files = Set(["xib", "strings", "xcstrings"].map { name.lowercased() + "." + $0 })
        return !graph.paths.contains { files.contains($0.fileName.lowercased()) }
    }

    /// Whether a type and its files can have a name.
    func isFree(_ name: String) -> Bool {
        guard graph.classes.resolve(name, from: "") == .notInProject, !FrameworkViews.names.contains(name) else {
            return false
        }
        // What code says without declaring it is a library's, and would be the new class afterwards.
        if graph.swiftFiles.contains(where: { $0.source.contains(identifier: name) }) { return false }
        return isFreeForXib(name) && !graph.paths.contains { $0.fileName.lowercased() == name.lowercased() + ".swift" }
    }

    // MARK: Base

    /// The class above: that of an earlier run, or a new one with its text.
    private func base(for owner: DocumentOwner) throws(Obstacle) -> (name: String, path: String, text: String?) {
        for name in [baseName, "NibContentView"] {
            let text = ViewClassText.base(named: name)
            let declared = graph.swiftFiles.filter { file in
                file.types.contains { $0.name == name }
                    && graph.targets.targets(of: file.path).contains(where: owner.targets.contains)
            }
            if let own = declared.first(where: { String(decoding: $0.source.bytes, as: UTF8.self) == text }),
                Set(owner.targets).isSubset(of: graph.targets.targets(of: own.path))
            {
                return (name, own.path, nil)
            }
            let folder = NibViewFolder(owner, in: graph).folder(near: [])
            let path = (folder.isEmpty ? "" : folder + "/") + name + ".swift"
            if declared.isEmpty, !graph.lists(path),
                graph.objectiveCFiles.allSatisfy({ !$0.source.contains(identifier: name) })
            {
                return (name, path, text)
            }
        }
        throw Obstacle(
            code: .nameTaken, reason: "the project has a “\(baseName)” that is another class",
            place: graph.swiftFiles.first { $0.types.contains { $0.name == baseName } }.map { Place(path: $0.path) }
                ?? Place(path: ""))
    }

    // MARK: Places

    private func folder(of draft: NibViewDraft) -> String {
        if let folder { return folder }
        if let own = draft.ownClass { return LocalizedFile(path: own.type.declaration.path).folder }
        let code = draft.owners.map(\.type.declaration.path)
        return NibViewFolder(draft.owner, in: graph).folder(
            near: code.isEmpty ? draft.places.map(\.document.path) : code)
    }

    /// UIKit, and what declares the classes that the new one names.
    private func imports(of draft: NibViewDraft) -> [String] {
        var modules: Set<String> = ["UIKit"]
        let named = draft.properties.keys.map { draft.places[0].shape.objects[$0] }
        for object in named {
            if object.customClass != nil {
                if let module = object.customModule, !object.inheritsModuleFromTarget { modules.insert(module) }
                // What the project does not declare, the owners' files have from somewhere.
                if graph.classes.resolve(object) == .notInProject { modules.formUnion(importsOfOwners(draft)) }
            } else if let module = FrameworkViews.module(ofClass: object.swiftClassName) {
                modules.insert(module)
            }
        }
        return modules.sorted()
    }

    private func importsOfOwners(_ draft: NibViewDraft) -> [String] {
        draft.owners.compactMap { graph.text(at: $0.type.declaration.path) }.flatMap(\.importedModules)
            .filter { $0 != "Foundation" }
    }
}

/// Finds the folder for new views of some targets.
struct NibViewFolder {
    private let folders: [String]
    private let all: [String]

    init(_ owner: DocumentOwner, in graph: ProjectGraph) {
        let wanted = Set(owner.targets)
        let paths = graph.swiftFiles.map(\.path).filter { Set(graph.targets.targets(of: $0)) == wanted }
        all = paths
        folders = Set(paths.map { LocalizedFile(path: $0).folder }).filter { folder in
            ["views", "view", "customviews", "custom views", "subviews", "components", "xibs", "nibs"]
                .contains(folder.fileName.lowercased())
        }.sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
    }

    /// A folder of views below the one that holds some files, or that folder itself.
    ///
    /// - Parameter paths: where the code is that has to do with the view; none for all of the targets' code.
    func folder(near paths: [String]) -> String {
        let folders = (paths.isEmpty ? all : paths).map { LocalizedFile(path: $0).folder }
        guard let first = folders.first else { return "" }
        let common = folders.dropFirst().reduce(first.split(separator: "/")) { common, folder in
            Array(zip(common, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }.joined(separator: "/")
        let below = self.folders.first { common.isEmpty || $0 == common || $0.hasPrefix(common + "/") }
        return below ?? (common.isEmpty ? first : common)
    }
}

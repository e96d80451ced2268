import ProjectFiles
import SourceText

/// Compares which files the targets of an Xcode project build.
struct TargetComparison {
    private let file: ChangedFile
    private let targets: [[(key: String, value: [String])]]

    init(_ file: ChangedFile) throws {
        self.file = file
        targets = try [file.old, file.new].map { source in
            guard let source else { return [] }
            let project = try XcodeProject.read(source).get()
            return project.targets.map { target in
                (
                    target.name,
                    target.phases.flatMap(\.buildFiles).compactMap { project.fileName(ofBuildFile: $0) }.sorted()
                )
            }
        }
    }

    var differences: [Difference] {
        file.differences(targets[0], targets[1]) { kind, name, old, new in
            file.difference(kind, .target, kind.rawValue, group: nil, subject: "target \(name)")
        }.flatMap { difference -> [Difference] in
            guard difference.kind == .changed else { return [difference] }
            return files(of: difference)
        }
    }

    private func files(of difference: Difference) -> [Difference] {
        let name = String((difference.subject ?? "").dropFirst("target ".count))
        let lists = targets.map { target in target.first { $0.key == name }?.value ?? [] }
        let entries = lists.map { list in list.map { (key: $0, value: true) } }
        return file.differences(entries[0], entries[1]) { kind, path, _, _ in
            let text = kind == .added ? "is built now" : "is no longer built"
            return file.difference(kind, .target, text, group: "target \(name)", subject: path)
        }
    }
}

extension XcodeProject {
    /// The name of the file that a build file of a phase stands for.
    fileprivate func fileName(ofBuildFile id: String) -> String? {
        guard let reference = object(id)?.value["fileRef"]?.string else { return nil }
        guard let object = object(reference) else { return reference }
        return object.value["path"]?.string ?? object.value["name"]?.string ?? reference
    }
}

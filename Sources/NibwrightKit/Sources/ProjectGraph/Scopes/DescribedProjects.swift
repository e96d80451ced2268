import ProjectFiles
import SourceText

/// The projects that XcodeGen and Tuist write and the repository does not keep.
struct DescribedProjects {
    private(set) var projects: [XcodeProject] = []
    /// Descriptions of which a part was not understood.
    private(set) var refused: [RefusedProject] = []

    /// - Parameter kept: the projects that the repository has; a description beside one says nothing more.
    init(
        _ paths: [String], besides kept: [String], in listing: FileListing,
        text: @escaping (String) -> SourceText?
    ) {
        let folders = Set(kept.map(\.folderPath.folderPath))
        for path in paths where ProjectDescription.isDescription(path) {
            guard !folders.contains(path.folderPath), let source = text(path),
                let description = ProjectDescription.read(source, in: listing, text: text)
            else { continue }
            if case .success(let project) = description.xcodeProject { projects.append(project) }
            if !description.unread.isEmpty {
                let reason = description.unread.prefix(3).joined(separator: "; ")
                refused.append(RefusedProject(source: source, refusal: .computed(reason: reason)))
            }
        }
    }
}

extension ReadingRefusal {
    /// The refusal of a description whose full contents only running its tool would give.
    fileprivate static func computed(reason: String) -> ReadingRefusal {
        ReadingRefusal("computed-description", "not all of it is stated outright: \(reason)")
    }
}

/// The reason why a project was not edited.
public enum XcodeEditRefusal: Error, Hashable, Sendable {
    /// The file is XML, which Xcode itself converts on saving.
    case xmlPropertyList
    /// A file that the edit starts from is not in the project.
    case notInProject(path: String)
    /// The project names a file of this path already.
    case alreadyInProject(path: String)
    /// The path is inside a folder that is a member as a whole, of other targets than the origin's.
    case insideFolderReference(path: String, folder: String)
    /// A target without the phase that the file's kind needs.
    case noPhase(target: String, phase: XcodeBuildPhase.Kind)
    /// No group of the navigator can take the file.
    case noGroup(path: String)
    /// Something else in the project still needs the file.
    case stillUsed(path: String, by: String)
    /// The project contradicts itself, or does not allow the edit.
    case inconsistent(reason: String)

    /// Says what stands in the way and what to do about it.
    public var message: String {
        switch self {
        case .xmlPropertyList: "the project is an XML property list; open it in Xcode and save it"
        case .notInProject(let path): "\"\(path)\" is not in the project"
        case .alreadyInProject(let path): "\"\(path)\" is in the project already"
        case .insideFolderReference(let path, let folder):
            "\"\(path)\" lies in the folder reference \"\(folder)\", which other targets have; choose another folder"
        case .noPhase(let target, let phase): "target \"\(target)\" has no \(phase.rawValue) phase; add one in Xcode"
        case .noGroup(let path): "the project has no group that \"\(path)\" could go into"
        case .stillUsed(let path, let user): "\"\(path)\" is still used by \(user)"
        case .inconsistent(let reason): "the project is inconsistent: \(reason)"
        }
    }
}

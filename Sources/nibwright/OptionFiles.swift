import Foundation
import Planning
import Recipes

/// Reads the files that a recipe's options name, such as a palette.
enum OptionFiles {
    /// No palette comes near this; a path that was mistaken for one may.
    private static let largestSize = 32 << 20

    /// - Parameter projects: folders in which no link is followed.
    static func reader(projects: [String]) -> OptionFileReader {
        OptionFileReader { (path, recipe) throws(OptionFileReader.Refusal) in
            let folder = recipe.isEmpty || path.hasPrefix("/") ? "" : (recipe as NSString).deletingLastPathComponent
            let file = NamedFile(folder.isEmpty ? path : folder + "/" + path, projects: projects)
            guard file.exists else { throw .init("is not there") }
            do throws(WorkspaceError) {
                return try file.read(limit: largestSize)
            } catch {
                throw .init(words(error))
            }
        }
    }

    private static func words(_ error: WorkspaceError) -> String {
        switch error {
        case .tooLarge(_, let limit): "is larger than \(limit >> 20) MB"
        case .unreadable(_, let reason) where reason.hasPrefix("it "): String(reason.dropFirst(3))
        case .unreadable(_, let reason) where reason == "is a directory": "is a folder"
        case .leavesProject(_, .link): "leads through a symbolic link in the project"
        default: "cannot be read"
        }
    }
}

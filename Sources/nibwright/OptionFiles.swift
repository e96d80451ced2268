import Foundation
import OptionReading
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
            let place = folder.isEmpty ? path : folder + "/" + path
            guard recipe.isEmpty || isNear(place, recipe, projects) else {
                throw .init(
                    "lies neither beside the recipe nor in the project; name it on the command line if it is meant")
            }
            let file = NamedFile(place, projects: projects)
            guard file.exists else { throw .init("is not there") }
            do throws(WorkspaceError) {
                return try file.read(limit: largestSize)
            } catch {
                throw .init(words(error))
            }
        }
    }

    /// Whether a file that a recipe names lies below the recipe's folder or in a project. The recipe may be a
    /// stranger's, and messages quote the file.
    private static func isNear(_ path: String, _ recipe: String, _ projects: [String]) -> Bool {
        let real = { (path: String) in URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path }
        return ([(recipe as NSString).deletingLastPathComponent] + projects).contains { folder in
            real(path).hasPrefix(real(folder.isEmpty ? "." : folder) + "/")
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

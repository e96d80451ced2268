import Foundation
import Recipes

/// Reads the files that a recipe's options name, such as a palette.
enum OptionFiles {
    /// No palette comes near this; a path that was mistaken for one may.
    private static let largestSize = 32 << 20

    static let reader = OptionFileReader { (path, recipe) throws(OptionFileReader.Refusal) in
        let folder = recipe.isEmpty || path.hasPrefix("/") ? "" : (recipe as NSString).deletingLastPathComponent
        let relative = folder.isEmpty ? path : folder + "/" + path
        return try read(URL(fileURLWithPath: relative).resolvingSymlinksInPath().path)
    }

    private static func read(_ path: String) throws(OptionFileReader.Refusal) -> [UInt8] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .init("is not there") }
        guard !isFolder.boolValue else { throw .init("is a folder") }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        // Reading a pipe or a device might never end.
        if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
            throw .init("is no regular file")
        }
        if let size = (attributes?[.size] as? NSNumber)?.intValue, size > largestSize {
            throw .init("is larger than \(largestSize >> 20) MB")
        }
        do {
            return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .init("cannot be read")
        }
    }
}

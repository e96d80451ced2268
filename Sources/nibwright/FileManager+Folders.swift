import Foundation

extension FileManager {
    /// Whether a path is a folder; nil where nothing is.
    func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
    }
}

import Foundation

/// The folder of the golden pictures.
enum GoldenFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden").path
}

import Foundation
import Rendering
import SourceText

/// The place where pictures go: standard output, a file or a folder.
struct RenderTarget {
    enum Form {
        case output
        case svg(ReportFile)
        case png(ReportFile, Rasterizer)
        case folder(String)
    }

    let form: Form
    private let project: String

    init(_ path: String?, project: String) throws {
        self.project = project
        guard let path else {
            form = .output
            return
        }
        let ending = (path as NSString).pathExtension.lowercased()
        if FileManager.default.isFolder(path) == true || path.hasSuffix("/") || ending.isEmpty {
            form = .folder(path)
        } else if ending == "svg" {
            form = .svg(try ReportFile(path, projects: [project]))
        } else if ending == "png" {
            form = .png(try ReportFile(path, projects: [project]), try Rasterizer.installed())
        } else {
            throw Failure(
                .usage, "no picture is known by \".\(ending)\": end the file in .svg or .png, and a folder in /")
        }
    }

    /// Writes a picture.
    ///
    /// - Parameter name: of the file in a folder, without its ending.
    func write(_ picture: Picture, as name: String = "picture") throws {
        switch form {
        case .output: Terminal.print(picture.svg())
        case .svg(let file): try file.write(picture.svg())
        case .png(let file, let rasterizer): try file.write(try rasterizer.png(of: picture.svg()))
        case .folder(let folder):
            let path = (folder as NSString).appendingPathComponent(FileNames.safe(name) + ".svg")
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure(.usage, "the folder \"\(folder)\" cannot be made: \(error.localizedDescription)")
            }
            try ReportFile(path, projects: [project]).write(picture.svg(), isAnnounced: false)
        }
    }
}

/// Names of files that no two pictures share.
struct FileNames {
    /// Of a long path the end says most.
    private static let longest = 120
    private var taken: Set<String> = []

    mutating func unique(_ name: String) -> String {
        let base = Self.safe(String(name.suffix(Self.longest - 10)))
        var result = base
        var number = 2
        // Disks that ignore case would write one over the other.
        while !taken.insert(result.lowercased()).inserted {
            result = "\(base)-\(number)"
            number += 1
        }
        return result
    }

    /// The name with what a path or a shell would take for something else as `-`.
    static func safe(_ name: String) -> String {
        let letters = name.map { $0.isLetter || $0.isNumber || "._-+".contains($0) ? $0 : "-" }
        let text = String(letters.suffix(longest).drop { $0 == "." || $0 == "-" })
        return text.isEmpty ? "picture" : text
    }
}

import Navigation
import TransformKit

/// Gives new classes names that nothing in the project has.
struct ClassNames {
    private let graph: ProjectGraph
    /// The files in whose targets a name was given away: other projects of the folder may have it again.
    private var taken: [String: [String]] = [:]

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// The first of some names that is free, which no other class gets afterwards.
    ///
    /// - Parameter path: a file of the targets in which it must be free.
    mutating func first(of candidates: [String], near path: String) -> String? {
        let name = candidates.first { candidate in
            !(taken[candidate] ?? []).contains { graph.isNear($0, path) } && isFree(candidate, near: path)
        }
        if let name { taken[name, default: []].append(path) }
        return name
    }

    private func isFree(_ name: String, near path: String) -> Bool {
        // `ContentView` is what SwiftUI's template calls its first one.
        if FrameworkViews.names.contains(name) || name == "ContentView" { return false }
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        if sources.contains(where: { $0.mayKnow(name) && graph.isNear($0.path, path) }) { return false }
        let file = name.lowercased() + ".swift"
        return !graph.paths.contains { $0.fileName.lowercased() == file && graph.isNear($0, path) }
    }
}

extension String {
    /// `Detail` of `DetailViewController`.
    var controllerStem: String {
        let ending = ["ViewController", "Controller", "VC", "Vc"].first { hasSuffix($0) && count > $0.count }
        return String(dropLast(ending?.count ?? 0))
    }
}

extension IBDocument {
    /// What classes are named after that have no better name: `Main` of `Main.storyboard`.
    var typeStem: String {
        let letters = baseName.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let stem = letters.first?.isNumber == false ? letters : "Main" + letters
        return stem.prefix(1).uppercased() + stem.dropFirst()
    }
}

extension SourceText {
    /// Whether code says a name; a text that is the name alone is an identifier of something else.
    fileprivate func mayKnow(_ name: String) -> Bool {
        let quote = UInt8(ascii: "\"")
        return offsets(ofIdentifier: name).contains { offset in
            let end = offset + name.utf8.count
            return offset == 0 || end >= bytes.count || bytes[offset - 1] != quote || bytes[end] != quote
        }
    }
}

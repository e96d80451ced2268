import ObjectiveCCode
import ProjectFiles
import TransformKit

/// The Objective-C classes that the Swift of an app sees: those whose headers its bridging header imports.
struct BridgedClasses {
    let graph: ProjectGraph

    /// Whether code of a file sees a class; false where it cannot be determined, as in a framework, whose headers are
    /// modules.
    func sees(_ name: String, from path: String) -> Bool {
        let targets = graph.targets.targets(of: path)
        return !targets.isEmpty
            && targets.allSatisfy { target in
                guard let header = header(of: target) else { return false }
                var seen: Set<String> = []
                return declares(name, header, &seen)
            }
    }

    /// The path of the target's bridging header in the workspace.
    private func header(of target: XcodeTarget) -> String? {
        let paths = Set(target.configurations.map { $0.value("SWIFT_OBJC_BRIDGING_HEADER") })
        guard paths.count == 1, let setting = paths.first ?? nil, !setting.isEmpty, !setting.hasPrefix("/") else {
            return nil
        }
        return graph.objectiveCFiles.map(\.path).first { path in
            path == setting || path.hasSuffix("/" + setting) && graph.isNear(path, target.projectPath)
        }
    }

    /// Whether a header, or one that it imports by a name in quotes, declares a class.
    private func declares(_ name: String, _ path: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(path).inserted, let file = graph.objectiveCFiles.first(where: { $0.path == path }) else {
            return false
        }
        // A class with another name in Swift is not searched for.
        if file.source.contains("NS_SWIFT_NAME" as StaticString) { return false }
        if file.classes.contains(where: { $0.name == name && $0.part == .interface && $0.category == nil }) {
            return true
        }
        let imported = file.source.importedFileNames
        let headers = graph.objectiveCFiles.map(\.path).filter { header in
            graph.isNear(header, path) && imported.contains { header == $0 || header.hasSuffix("/" + $0) }
        }
        for header in headers where declares(name, header, &seen) { return true }
        return false
    }
}

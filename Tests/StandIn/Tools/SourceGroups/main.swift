// Says which Swift files of a folder to check together, by the targets of its Xcode projects.
//
//   source-groups FOLDER < FILES
//
// Reads paths from the folder on, one a line, and prints "group<TAB>default isolation<TAB>file" for each place of a
// file: an app or extension with the frameworks of its project, since what a framework declares is to be found although
// modules are not made. A target whose files are all of another group's is not a group of its own. The group of a file
// that no target compiles is the folder of the project above it.

import Foundation

let root = CommandLine.arguments.dropFirst().first ?? "."
var files: [String] = []
while let line = readLine() { files.append(line.hasPrefix("./") ? String(line.dropFirst(2)) : line) }
let known = Set(files)

struct Group {
    var name: String
    var isolation: String
    var files: Set<String>
}

struct Project {

    /// The folder of the project file, relative to the root; empty for the root itself.
    let folder: String
    private let objects: [String: [String: Any]]
    private let main: [String: Any]
    private var paths: [String: String] = [:]

    init?(folder: String, file: String) {
        self.folder = folder
        guard let data = FileManager.default.contents(atPath: file),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entries = list as? [String: Any],
            let objects = entries["objects"] as? [String: [String: Any]],
            let main = objects[entries["rootObject"] as? String ?? ""]
        else { return nil }
        self.objects = objects
        self.main = main
        let below = main["projectDirPath"] as? String ?? ""
        let base = joined(folder, below)
        if let group = main["mainGroup"] as? String { walk(group, at: base, base: base, depth: 0) }
    }

    private mutating func walk(_ id: String, at parent: String, base: String, depth: Int) {
        guard depth < 40, let object = objects[id] else { return }
        let isBelowParent = object["sourceTree"] as? String == "<group>"
        let path = joined(isBelowParent ? parent : base, object["path"] as? String ?? "")
        paths[id] = path
        for child in object["children"] as? [String] ?? [] { walk(child, at: path, base: base, depth: depth + 1) }
    }

    private func setting(_ name: String, of target: [String: Any]) -> String? {
        for owner in [target, main] {
            let list = objects[owner["buildConfigurationList"] as? String ?? ""]
            for id in list?["buildConfigurations"] as? [String] ?? [] {
                let settings = objects[id]?["buildSettings"] as? [String: Any]
                if let value = settings?[name] as? String { return value }
            }
        }
        return nil
    }

    private func sources(of targetID: String, _ target: [String: Any]) -> Set<String> {
        var found = Set<String>()
        for phase in (target["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] })
        where phase["isa"] as? String == "PBXSourcesBuildPhase" {
            for file in phase["files"] as? [String] ?? [] {
                if let path = paths[objects[file]?["fileRef"] as? String ?? ""], known.contains(path) {
                    found.insert(path)
                }
            }
        }
        // A folder of Xcode 16 belongs to a target whole, but for the exceptions it lists; what another target lists
        // of it is added there.
        for (id, object) in objects where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
            guard let path = paths[id] else { continue }
            let isOwn = (target["fileSystemSynchronizedGroups"] as? [String] ?? []).contains(id)
            let exceptions = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
                .filter { $0["target"] as? String == targetID }
                .flatMap { $0["membershipExceptions"] as? [String] ?? [] }.map { joined(path, $0) }
            let listed = files.filter { file in exceptions.contains { file == $0 || file.hasPrefix($0 + "/") } }
            if isOwn {
                found.formUnion(Set(files.filter { $0.hasPrefix(path + "/") }).subtracting(listed))
            } else {
                found.formUnion(listed)
            }
        }
        return found
    }

    func groups() -> [Group] {
        var apps: [Group] = []
        var frameworks: [Group] = []
        for id in main["targets"] as? [String] ?? [] {
            guard let target = objects[id], let kind = target["productType"] as? String,
                !kind.contains("unit-test"), !kind.contains("ui-testing")
            else { continue }
            let name = target["name"] as? String ?? id
            let group = Group(
                name: joined(folder, "").isEmpty ? "#\(name)" : "\(folder)#\(name)",
                isolation: setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) ?? "nonisolated",
                files: sources(of: id, target))
            if kind.contains("framework") || kind.contains("library") {
                frameworks.append(group)
            } else {
                apps.append(group)
            }
        }
        let shared = frameworks.reduce(into: Set<String>()) { $0.formUnion($1.files) }
        if apps.isEmpty, var all = frameworks.first {
            all.files = shared
            apps = [all]
        }
        for index in apps.indices where !apps[index].files.isEmpty { apps[index].files.formUnion(shared) }
        var kept: [Group] = []
        for group in apps.sorted(by: { ($1.files.count, $0.name) < ($0.files.count, $1.name) })
        where !group.files.isEmpty && !kept.contains(where: { group.files.isSubset(of: $0.files) }) {
            kept.append(group)
        }
        return kept
    }
}

/// One path from two, without "." and "..".
func joined(_ first: String, _ second: String) -> String {
    var parts: [Substring] = []
    for part in (first + "/" + second).split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
}

func projectFolders() -> [(folder: String, file: String)] {
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [] }
    return paths.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
        .filter { path in !["Pods/", "Carthage/"].contains { path.hasPrefix($0) || path.contains("/" + $0) } }
        .sorted()
        .map { path in
            let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
            return (folder, root + "/" + path)
        }
}

let folders = projectFolders()
let groups = folders.compactMap { Project(folder: $0.folder, file: $0.file) }.flatMap { $0.groups() }
var placed = Set<String>()
for group in groups {
    for file in group.files.sorted() { print("\(group.name)\t\(group.isolation)\t./\(file)") }
    placed.formUnion(group.files)
}
let projects = Set(folders.map(\.folder))
for file in files where !placed.contains(file) {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty, !projects.contains(parts.joined(separator: "/")) { parts.removeLast() }
    // What runs beside the app, and often has classes of the same names, is a group of its own.
    let rest = file.split(separator: "/").dropFirst(parts.count)
    let beside = "Watch|Widget|Extension|Intent|tvOS|macOS|TodayView|TV$"
    if rest.count > 1, rest.first?.range(of: beside, options: .regularExpression) != nil {
        parts += rest.prefix(1)
    }
    print("\(parts.joined(separator: "/"))\tnonisolated\t./\(file)")
}

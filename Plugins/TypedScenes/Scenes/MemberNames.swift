import TransformKit

/// Gives the scenes of a storyboard names that differ from each other.
///
/// A scene that the file had before keeps its name as long as its identifier gives the same one, with or without what
/// told it from another.
struct MemberNames {
    /// The initial scene first, then by name.
    private(set) var named: [NamedScene] = []

    init(_ scenes: [NamedScene], key: String, _ known: WrittenFile?) {
        var taken = MemberName.unusable.union(ReservedNames.members)
        // What has its name from before comes first, then by identifier: a new scene does not take an old one's name.
        let wanted = scenes.map { scene in
            (scene: scene, name: scene.identifier.flatMap { MemberName.lowerCamel($0) } ?? "initial")
        }
        let ordered = wanted.sorted { first, second in
            let isNew = (keeps(first, key, known) == nil, keeps(second, key, known) == nil)
            if isNew.0 != isNew.1 { return !isNew.0 }
            return (
                first.scene.identifier == nil ? 1 : 0, first.scene.identifier ?? "", first.scene.controller.id ?? ""
            )
                < (
                    second.scene.identifier == nil ? 1 : 0, second.scene.identifier ?? "",
                    second.scene.controller.id ?? ""
                )
        }
        for entry in ordered {
            var scene = entry.scene
            let name = keeps(entry, key, known) ?? entry.name
            scene.member = taken.add(name, orElse: name + "Scene")
            named.append(scene)
        }
        named.sort { ($0.identifier == nil ? 0 : 1, $0.member) < ($1.identifier == nil ? 0 : 1, $1.member) }
    }

    private func keeps(_ entry: (scene: NamedScene, name: String), _ key: String, _ known: WrittenFile?) -> String? {
        guard let id = entry.scene.controller.id,
            let member = known?.member(id, isInitial: entry.scene.identifier == nil, of: key)
        else { return nil }
        let rest = member.name.dropFirst(entry.name.count)
        let tells = rest.isEmpty || rest.trimmingPrefix("Scene").allSatisfy(\.isNumber)
        return member.name.hasPrefix(entry.name) && tells ? member.name : nil
    }
}

/// Names that the written file uses for something else.
enum ReservedNames {
    static let members: Set<String> = ["name", "storyboard"]
    static let types: Set<String> = [
        "Any", "AnyObject", "Bool", "Bundle", "Class", "Controller", "Int", "NSCoder", "NSStoryboard", "Never",
        "Optional",
        "Protocol", "Root", "Self", "String", "Swift", "Type", "UIKit", "AppKit", "UIStoryboard", "UIViewController",
    ]
}

public import InterfaceBuilder
public import ProjectFiles
public import SourceText

/// A storyboard or nib that the system loads because an Info.plist or a build setting names it.
public struct EntryReference: Hashable, Sendable {
    /// The kind of thing that is named.
    public let kind: InfoPlistReference.Kind
    /// The name, without an extension that some write behind it and with variables expanded where that can be done.
    public let name: String
    /// The key that names it, such as `UIMainStoryboardFile` or `INFOPLIST_KEY_UIMainStoryboardFile`.
    public let key: String
    /// `ipad` of `UIMainStoryboardFile~ipad`.
    public let device: String?
    /// The file that names it, and where in it.
    public let place: Place
    /// The bytes of the name, with quotation marks in a project and without in a property list; nil where the list is
    /// not XML.
    public let range: Range<Int>?
    /// The target whose Info.plist it is; nil for one that no target names.
    public let target: XcodeTarget?
    /// The documents of the name that the target builds, or the nearest ones: none where the project has none.
    public let documents: [IBDocument]
    /// Whether a variable in the name could not be expanded.
    public let isUncertain: Bool
}

/// Collects the storyboards and nibs that Info.plists and build settings name.
struct EntryReader {
    let targets: TargetIndex
    let storyboards: StoryboardIndex
    let nibs: NibIndex
    /// Property lists by path.
    let plists: [SourceText]

    func all() -> [EntryReference] {
        var found: [EntryReference] = []
        var owners: [String: [XcodeTarget]] = [:]
        for target in targets.targets {
            for path in target.infoPlistPaths { owners[path, default: []].append(target) }
            found += target.infoPlistKeys.compactMap { reference($0, of: target) }
        }
        for source in plists {
            let names = owners[source.path] ?? []
            guard !names.isEmpty || InfoPlist.isInfoPlist(path: source.path), Self.mayName(source),
                case .success(let plist) = InfoPlist.read(source)
            else { continue }
            for reference in plist.references where reference.kind.namesDocument {
                if names.isEmpty { found.append(entry(reference, in: source, of: nil)) }
                found += names.map { entry(reference, in: source, of: $0) }
            }
        }
        return found.sorted { ($0.place, $0.target?.name ?? "", $0.key) < ($1.place, $1.target?.name ?? "", $1.key) }
    }

    /// Most property lists of a project are data.
    private static func mayName(_ source: SourceText) -> Bool {
        source.contains("Storyboard" as StaticString) || source.contains("MainNibFile" as StaticString)
            || source.bytes.starts(with: "bplist".utf8)
    }

    private func entry(_ reference: InfoPlistReference, in source: SourceText, of target: XcodeTarget?)
        -> EntryReference
    {
        let expanded =
            reference.hasVariable ? target?.configuration()?.expanded(reference.baseName) : reference.baseName
        let name = expanded ?? reference.baseName
        return EntryReference(
            kind: reference.kind, name: name, key: reference.key, device: reference.idiom,
            place: reference.range.map { Place(source, at: $0.lowerBound) } ?? Place(path: source.path),
            range: reference.range, target: target,
            documents: documents(reference.kind, name, target, near: source.path), isUncertain: expanded == nil)
    }

    private func reference(_ setting: InfoPlistKeySetting, of target: XcodeTarget) -> EntryReference? {
        let parts = setting.key.split(separator: "~", maxSplits: 1).map(String.init)
        guard let key = parts.first, let kind = Self.kinds[key], !setting.value.isEmpty,
            let project = targets.projects.first(where: { $0.path == target.projectPath })
        else { return nil }
        let written = setting.expandedValue ?? setting.value
        let name =
            [".storyboard", ".xib"].first(where: written.hasSuffix).map { String(written.dropLast($0.count)) }
            ?? written
        // `UIMainStoryboardFile_iPad` is how Xcode spells the device in a build setting.
        let device = parts.count > 1 ? parts[1] : key.hasSuffix("_iPad") ? "ipad" : nil
        return EntryReference(
            kind: kind, name: name, key: "INFOPLIST_KEY_" + setting.key, device: device,
            place: setting.configurationFile.map { Place(path: $0) }
                ?? Place(project.source, at: setting.range.lowerBound),
            range: setting.configurationFile == nil ? setting.range : nil, target: target,
            documents: documents(kind, name, target, near: project.path), isUncertain: setting.expandedValue == nil)
    }

    private static let kinds: [String: InfoPlistReference.Kind] = [
        "UIMainStoryboardFile": .mainStoryboard, "UIMainStoryboardFile_iPad": .mainStoryboard,
        "UIMainStoryboardFile_iPhone": .mainStoryboard, "NSMainStoryboardFile": .mainStoryboard,
        "UILaunchStoryboardName": .launchStoryboard, "UILaunchStoryboardName_iPad": .launchStoryboard,
        "UILaunchStoryboardName_iPhone": .launchStoryboard, "NSMainNibFile": .mainNib,
    ]

    private func documents(
        _ kind: InfoPlistReference.Kind, _ name: String, _ target: XcodeTarget?, near path: String
    ) -> [IBDocument] {
        let nib = target.map { nibs.nearest(named: name, in: $0, near: path) } ?? nibs.nearest(named: name, from: path)
        guard kind.namesStoryboard else { return inProject(nib) }
        let storyboard =
            target.map { storyboards.nearest(named: name, in: $0, near: path) }
            ?? storyboards.nearest(named: name, from: path)
        let found = inProject(storyboard)
        // A launch screen may be a xib.
        return found.isEmpty && kind == .launchStoryboard ? inProject(nib) : found
    }

    /// A document of another project in the repository is not what the name means: each of them has a `Main`.
    private func inProject(_ found: (documents: [IBDocument], closeness: Closeness)?) -> [IBDocument] {
        found.flatMap { $0.closeness == .elsewhere ? nil : $0.documents } ?? []
    }
}

extension InfoPlistReference.Kind {
    /// Whether the name is a storyboard's or a nib's, not a class's.
    fileprivate var namesDocument: Bool { namesStoryboard || self == .mainNib }
}

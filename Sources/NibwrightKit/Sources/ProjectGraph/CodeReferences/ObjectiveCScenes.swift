public import ObjectiveCCode
public import SourceText

/// A message in Objective-C that loads a scene from a storyboard, with the values of its parts across all files.
public struct ObjectiveCSceneCall: Sendable {
    /// The origin of the storyboard, as far as it can be followed.
    public enum Origin: Hashable, Sendable {
        /// `self.storyboard`
        case own
        /// A storyboard that is made in some file.
        case made(ObjectiveCMakingID)
        /// Any other storyboard.
        case unknown
    }

    /// The file of the message.
    public let source: SourceText
    /// The parts of the message.
    public let site: ObjectiveCSceneSite
    /// Each once, in the order of the code.
    public let origins: [Origin]
    /// The names that the identifier may be; empty for an initial scene.
    public let identifiers: [ObjectiveCName]

    /// The project-relative path of the file.
    public var path: String { source.path }
    /// The place of the message's selector.
    public var place: Place { Place(source, at: site.selector.lowerBound) }
    /// True if it loads the storyboard's initial scene.
    public var isInitial: Bool { site.kind == .initialScene }
}

/// Identifies a message that creates a storyboard, by its file and the offset of its bracket.
public struct ObjectiveCMakingID: Hashable, Sendable {
    /// The project-relative path of the file.
    public let path: String
    /// The byte offset of the message's opening bracket.
    public let offset: Int
}

/// A message that creates a storyboard, with the values of its name across all files.
public struct ObjectiveCMaking: Sendable {
    /// The file of the message.
    public let source: SourceText
    /// The parts of the message.
    public let making: ObjectiveCStoryboardMaking
    /// The names that the storyboard may have.
    public let names: [ObjectiveCName]

    /// The message's file and offset, by which `ObjectiveCSceneCall.Origin` refers to it.
    public var id: ObjectiveCMakingID { ObjectiveCMakingID(path: source.path, offset: making.message.lowerBound) }
    /// The project-relative path of the file.
    public var path: String { source.path }
    /// The place of the message.
    public var place: Place { Place(source, at: making.message.lowerBound) }
}

/// A message to a method whose argument becomes a storyboard's name or an identifier.
public struct ObjectiveCWrapperCall: Sendable {
    /// The file of the message.
    public let source: SourceText
    /// The bytes of the message, brackets included.
    public let message: Range<Int>
    /// The names that each argument may be.
    public let arguments: [[ObjectiveCName]]
    /// The selector of the method around it; nil outside of any.
    public let enclosingMethod: String?

    /// The project-relative path of the file.
    public var path: String { source.path }
    /// The place of the message.
    public var place: Place { Place(source, at: message.lowerBound) }
}

/// All of a project's Objective-C that opens scenes.
public struct ObjectiveCScenes: Sendable {
    /// By path and place.
    public let calls: [ObjectiveCSceneCall]
    /// By path and place.
    public let makings: [ObjectiveCMaking]
    /// By the selector of the method that hands its arguments on.
    public let wrapperCalls: [String: [ObjectiveCWrapperCall]]
    /// Macros with parameters that open scenes in ways that are not followed.
    public let opaqueMacros: [Place]
}

extension ProjectGraph {
    /// The messages that load scenes in the project's Objective-C, with their storyboards and identifiers.
    public func objectiveCScenes(threads: Int = defaultThreadCount) -> ObjectiveCScenes {
        guard objectiveCFiles.contains(where: \.opensScenes) else {
            return ObjectiveCScenes(calls: [], makings: [], wrapperCalls: [:], opaqueMacros: [])
        }
        return ObjectiveCSceneLinker(objectiveCFiles, classes.swiftClasses, regionOf: scopes.region(of:))
            .scenes(threads: threads)
    }
}

extension ObjectiveCFile {
    fileprivate var opensScenes: Bool {
        !sceneSites.isEmpty || !storyboardMakings.isEmpty || !storyboardMacros.isEmpty
    }
}

/// Joins the sites of all files.
private struct ObjectiveCSceneLinker {
    private let files: [ObjectiveCFile]
    private let names: ObjectiveCNames

    init(_ files: [ObjectiveCFile], _ classes: [SwiftClass], regionOf: (String) -> String) {
        self.files = files
        names = ObjectiveCNames(files, ClassFamilies(swift: classes, objectiveC: files), regionOf)
    }

    func scenes(threads: Int) -> ObjectiveCScenes {
        let calls = files.flatMap { file in file.sceneSites.map { call($0, in: file) } }
        let makings = files.flatMap { file in file.storyboardMakings.map { making($0, in: file) } }
        let macros = files.flatMap { file in
            file.storyboardMacros.map { Place(file.source, at: $0.lowerBound) }
        }
        return ObjectiveCScenes(
            calls: calls, makings: makings, wrapperCalls: wrapperCalls(calls, makings, threads), opaqueMacros: macros)
    }

    private func call(_ site: ObjectiveCSceneSite, in file: ObjectiveCFile) -> ObjectiveCSceneCall {
        let context = names.context(file.path, site.enclosingClass)
        var seen: Set<ObjectiveCSceneCall.Origin> = []
        let origins = site.origins.flatMap { names.origins(of: $0, context) }.filter { seen.insert($0).inserted }
        return ObjectiveCSceneCall(
            source: file.source, site: site, origins: origins.isEmpty ? [.unknown] : origins,
            identifiers: site.identifiers.map { names.name($0, context) })
    }

    private func making(_ making: ObjectiveCStoryboardMaking, in file: ObjectiveCFile) -> ObjectiveCMaking {
        let context = names.context(file.path, making.enclosingClass)
        return ObjectiveCMaking(
            source: file.source, making: making, names: making.names.map { names.name($0, context) })
    }

    private func wrapperCalls(
        _ calls: [ObjectiveCSceneCall], _ makings: [ObjectiveCMaking], _ threads: Int
    ) -> [String: [ObjectiveCWrapperCall]] {
        let handing =
            calls.filter { $0.identifiers.contains(where: \.isForCallers) }.compactMap(\.site.enclosingMethod)
            + makings.filter { $0.names.contains { $0.parameter != nil } }.compactMap(\.making.enclosingMethod)
        let selectors = Set(handing)
        guard !selectors.isEmpty else { return [:] }
        let sends = concurrentMap(files, threads: threads) { $0.sends(of: selectors) }
        var found: [String: [ObjectiveCWrapperCall]] = [:]
        for (file, sends) in zip(files, sends) {
            for send in sends {
                let context = names.context(file.path, send.enclosingClass)
                found[send.selector, default: []].append(
                    ObjectiveCWrapperCall(
                        source: file.source, message: send.message,
                        arguments: send.arguments.map { $0.map { names.name($0, context) } },
                        enclosingMethod: send.enclosingMethod))
            }
        }
        return found
    }
}

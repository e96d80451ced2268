import Foundation
import SourceText
public import TransformKit

/// Runs the code of plugins, and remembers whose code is running, so that the end of a process can be laid at the
/// right door.
///
/// Calls of plugins that are not the tool's own run one at a time: what happens then is theirs.
public enum PluginCall {
    /// One call, as another process is told of it.
    public struct Description: Codable, Hashable, Sendable {
        /// Whose code it is, as it stands in a sentence: `the transform "greet"`.
        public let name: String
        /// The same for the same call of every run on the same input.
        public let key: String
        /// The plugin's file, its source where it was compiled from one; nil for code of the tool itself.
        public let plugin: String?
        /// The library's file name, by which a stack names its code.
        public let image: String?

        public init(name: String, key: String, plugin: String?, image: String?) {
            self.name = name
            self.key = key
            self.plugin = plugin
            self.image = image
        }
    }

    /// What is told of every call.
    public protocol Observer: Sendable {
        func began(_ call: Description)
        func ended(_ call: Description)
    }

    private static let state = State()

    /// From now on the observer is told of every call; calls that ended an earlier process are not made again.
    public static func observe(by observer: any Observer, ends: [PluginEnd]) {
        state.lock.withLock {
            state.observer = observer
            state.ends = Dictionary(ends.map { ($0.call.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Remembers that parts are not the tool's own.
    static func adopt(_ parts: [any PluginPart.Type], plugin: String, library: String) {
        let image = URL(fileURLWithPath: library).lastPathComponent
        state.lock.withLock {
            for part in parts { state.origins[ObjectIdentifier(part)] = Origin(plugin: plugin, image: image) }
        }
    }

    /// The path of the plugin that brings a part, its source where it was compiled from one; nil for the tool's own.
    public static func plugin(of type: any PluginPart.Type) -> String? {
        state.lock.withLock { state.origins[ObjectIdentifier(type)]?.plugin }
    }

    /// Runs the code of a part that a plugin brings, or of the tool's own.
    ///
    /// - Parameters:
    ///   - isCounted: whether each call stands for itself; else, where one ended the process, none is made again.
    ///   - ended: gives the answer in place of a call that ended an earlier process.
    public static func run<Value, Failure: Error>(
        _ type: any PluginPart.Type, isCounted: Bool = false,
        ended: (PluginEnd) throws(Failure) -> Value, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let part = type.part
        let name = "the \(part.kind.rawValue) \"\(part.id)\""
        let origin = state.lock.withLock { state.origins[ObjectIdentifier(type)] }
        let number = isCounted ? state.count(name) : 0
        let call = Description(
            name: name, key: isCounted ? "\(name) \(number)" : name, plugin: origin?.plugin, image: origin?.image)
        return try run(call, ended: ended, body)
    }

    /// Runs the code with which a plugin is loaded.
    static func load<Value>(
        _ plugin: String, library: String, isForeign: Bool, _ body: () throws(PluginRefusal) -> Value
    ) throws(PluginRefusal) -> Value {
        let image = URL(fileURLWithPath: library).lastPathComponent
        let call = Description(
            name: "the plugin \(plugin), while it was loaded,", key: "load \(plugin)",
            plugin: isForeign ? plugin : nil, image: image)
        return try run(call, ended: { end throws(PluginRefusal) in throw .endedProcess(end) }, body)
    }

    private static func run<Value, Failure: Error>(
        _ call: Description, ended: (PluginEnd) throws(Failure) -> Value, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let end = state.lock.withLock({ state.ends[call.key] }) { return try ended(end) }
        let isForeign = call.plugin != nil
        if isForeign { state.turn.lock() }
        defer { if isForeign { state.turn.unlock() } }
        let process = getpid()
        state.push(call)
        if isForeign { ReadingTrace.follow(true) }
        defer {
            // A plugin may have forked: the copy of the process must not go on as if it were the process.
            if getpid() != process { _exit(0) }
            state.pop(call)
            if isForeign { ReadingTrace.follow(false) }
        }
        return try body()
    }

    /// The name of the code that runs now; nil while none does.
    public static var current: String? { state.lock.withLock { state.running.last?.name } }

    private struct Origin {
        let plugin: String
        let image: String
    }

    private final class State: @unchecked Sendable {
        let lock = NSLock()
        /// Held while code runs that is not the tool's own.
        let turn = NSLock()
        var running: [Description] = []
        var origins: [ObjectIdentifier: Origin] = [:]
        var counts: [String: Int] = [:]
        var ends: [String: PluginEnd] = [:]
        var observer: (any Observer)?

        func count(_ name: String) -> Int {
            lock.withLock {
                counts[name, default: 0] += 1
                return counts[name, default: 0]
            }
        }

        func push(_ call: Description) {
            lock.withLock { running.append(call) }
            observer?.began(call)
        }

        func pop(_ call: Description) {
            lock.withLock { if let last = running.lastIndex(of: call) { running.remove(at: last) } }
            observer?.ended(call)
        }
    }
}

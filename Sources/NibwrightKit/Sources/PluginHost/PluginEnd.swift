/// How the code of a plugin ended the process that it ran in.
public struct PluginEnd: Codable, Hashable, Sendable {
    /// The call that was being made, or the last one.
    public let call: PluginCall.Description
    /// What happened, as the rest of a sentence about the call: `ended the process by calling exit(7)`.
    public let reason: String
    /// The project-relative path of the file that it looked at last; nil where it looked at none.
    public let path: String?
    /// What it printed last, such as the message of a trap; empty for nothing.
    public let words: String
    /// Where in its own code it was, the innermost call first; empty where that is not known.
    public let stack: [String]

    public init(call: PluginCall.Description, reason: String, path: String?, words: String, stack: [String]) {
        self.call = call
        self.reason = reason
        self.path = path
        self.words = words
        self.stack = stack
    }

    /// One line: who, what and where.
    public var summary: String {
        "\(call.name) \(reason)" + (path.map { ", while it looked at \($0)" } ?? "")
            + (stack.first.map { ", in \($0)" } ?? "")
    }

    /// Everything that is known, over several lines.
    public var details: String {
        var text = summary
        if let plugin = call.plugin, !call.name.contains(plugin) { text += "\n  plugin: \(plugin)" }
        for line in words.split(separator: "\n") { text += "\n  it said: \(line)" }
        for frame in stack { text += "\n  at \(frame)" }
        return text
    }
}

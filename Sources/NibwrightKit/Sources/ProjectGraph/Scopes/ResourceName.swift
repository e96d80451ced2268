/// What a bundle calls a file: its name without folder, language, device and extension.
public struct ResourceName: Hashable, Sendable {
    /// The file's name without its extension: `Main` of `Base.lproj/Main.storyboard`, `Main~ipad` of `Main~ipad.storyboard`.
    public let name: String
    /// The name without the device: `Main` of `Main~ipad`.
    public let plainName: String
    /// `ipad` of `Main~ipad`.
    public let device: String?
    /// `Base`, `de` of a file directly in an `.lproj` folder.
    public let language: String?
    /// The folder that holds the file, or the `.lproj` folder that does.
    public let folder: String

    /// The device modifiers of resource names, as Apple's resource programming guide lists them.
    public static let devices = ["ipad", "iphone", "ipod"]

    public init(path: String) {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let file = parts.popLast() ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        if let last = parts.last, last.hasSuffix(".lproj") {
            language = String(last.dropLast(".lproj".count))
            parts.removeLast()
        } else {
            language = nil
        }
        folder = parts.joined(separator: "/")
        name = String(stem)
        let device = stem.lastIndex(of: "~").map { String(stem[stem.index(after: $0)...]) }
        if let device, Self.devices.contains(device) {
            self.device = device
            plainName = String(stem.dropLast(device.count + 1))
        } else {
            self.device = nil
            plainName = String(stem)
        }
    }
}

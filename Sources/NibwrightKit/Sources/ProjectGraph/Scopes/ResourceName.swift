import ProjectFiles

/// The name of a file in a bundle: without folder, language, device and extension.
public struct ResourceName: Hashable, Sendable {
    /// The file's name without its extension: `Main` of `Base.lproj/Main.storyboard`, `Main~ipad` of
    /// `Main~ipad.storyboard`.
    public let name: String
    /// The name without the device: `Main` of `Main~ipad`.
    public let plainName: String
    /// `ipad` of `Main~ipad`.
    public let device: String?

    /// The device modifiers of resource names, as Apple's resource programming guide lists them.
    public static let devices = ["ipad", "iphone", "ipod"]

    /// Takes the name from a project-relative path.
    public init(path: String) {
        let baseName = LocalizedFile(path: path).baseName
        let modifier = baseName.lastIndex(of: "~").map { String(baseName[baseName.index(after: $0)...]) }
        let device = modifier.flatMap { Self.devices.contains($0) ? $0 : nil }
        name = baseName
        self.device = device
        plainName = device.map { String(baseName.dropLast($0.count + 1)) } ?? baseName
    }
}

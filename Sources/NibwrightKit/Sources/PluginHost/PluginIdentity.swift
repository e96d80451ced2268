/// The versions that a plugin was compiled against, read from the library's bytes before any of its code runs.
///
/// The kit's `register` puts it into every plugin as a text (`Plugins/KitStamp` writes it), so that an author has
/// nothing to do for it and a library of any format has it among its constants.
public struct PluginIdentity: Hashable, Sendable {
    /// The version of the interface between plugin and host.
    public let apiVersion: Int
    /// The first digits of a hash over the kit's sources.
    public let kitBuild: String
    public let compiler: String
    public let swiftSyntax: String
    public let targetTriple: String
    /// The digest of the sealed library as hexadecimal digits, nil where it was not sealed.
    let seal: String?

    /// Begins each identity; the number is of the form of the text.
    static let start = "nibwright-plugin-identity:1;"
    private static let end = ";end"
    /// No identity is longer.
    static let largestSize = 1024
    static let noSeal = String(repeating: "0", count: 64)

    /// - Parameter text: all that stands between a library's bytes and the zero behind them, or more.
    init(_ text: String) throws(PluginRefusal) {
        guard text.hasPrefix(Self.start), let end = text.firstRange(of: Self.end) else {
            throw .badIdentity("it ends in the middle")
        }
        var values: [Substring: Substring] = [:]
        for field in text[..<end.lowerBound].dropFirst(Self.start.count).split(separator: ";") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw .badIdentity("\"\(field)\" is no field of it") }
            values[parts[0]] = parts[1]
        }
        func value(_ name: Substring) throws(PluginRefusal) -> String {
            guard let value = values[name] else { throw .badIdentity("it has no field \"\(name)\"") }
            return String(value)
        }
        guard let version = Int(try value("api")) else { throw .badIdentity("its version is no number") }
        apiVersion = version
        // Another version may have other fields.
        guard version == KitIdentity.apiVersion else {
            throw .apiVersion(expected: KitIdentity.apiVersion, found: version)
        }
        (kitBuild, compiler) = (try value("kit"), try value("compiler"))
        (swiftSyntax, targetTriple) = (try value("swift-syntax"), try value("triple"))
        let seal = try value("seal")
        guard seal.utf8.count == Self.noSeal.utf8.count else { throw .badIdentity("its seal has another length") }
        self.seal = seal == Self.noSeal ? nil : seal
    }

    /// Refuses an identity that is not this kit's.
    func checkFit() throws(PluginRefusal) {
        if let mismatch = KitMismatch(of: self) { throw .mismatch(mismatch) }
    }
}

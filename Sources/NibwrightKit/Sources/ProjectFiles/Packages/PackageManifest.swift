public import SourceText

/// A `Package.swift` as far as it states things outright: nothing in it is run.
public struct PackageManifest: Sendable {
    /// Project-relative path.
    public let path: String
    /// The package's name; nil where the manifest computes it.
    public let name: String?
    /// The version of the tools, `[5, 9]`.
    public let toolsVersion: [Int]
    /// The oldest systems by platform as written, without Mac Catalyst: `12.4`.
    public let platforms: [ApplePlatform: String]
    /// The first word of a `platforms:` whose value only running the manifest would give; nil where it is read or
    /// absent.
    public let platformExpression: String?
    /// The targets that are compiled here.
    public let targets: [PackageTarget]

    /// The package's folder.
    public var folder: String { RelativePath.folder(of: path) }

    /// Whether documents and asset catalogs in a target's folder are resources without being listed.
    public var findsResources: Bool { !toolsVersion.lexicographicallyPrecedes([5, 3]) }

    /// Reads a manifest; nil where no package is declared.
    public static func read(_ source: SourceText) -> PackageManifest? {
        let tokens = ManifestToken.all(in: source.bytes)
        guard let package = ManifestValue.firstCall(of: "Package", in: tokens), case .call = package else { return nil }
        return PackageManifest(source, package, tokens)
    }

    private init(_ source: SourceText, _ package: ManifestValue, _ tokens: [ManifestToken]) {
        path = source.path
        name = package["name"]?.text
        toolsVersion = Self.toolsVersion(of: source.bytes)
        var platforms: [ApplePlatform: String] = [:]
        var expression: String?
        switch package["platforms"] {
        case nil, .name("nil"): break
        case .list(let elements):
            for element in elements {
                guard case .call(let name, let arguments) = element, let version = arguments.first?.value else {
                    expression = expression ?? element.firstWord
                    continue
                }
                guard let platform = ApplePlatform(rawValue: name) else { continue }
                if let text = Self.version(version) {
                    platforms[platform] = text
                } else {
                    expression = expression ?? version.firstWord
                }
            }
        case .some(let other): expression = other.firstWord
        }
        if Self.changesPlatforms(tokens) { expression = expression ?? "package.platforms" }
        self.platforms = platforms
        platformExpression = expression
        targets = (package["targets"]?.elements ?? []).compactMap(PackageTarget.init)
    }

    /// `.v10_15`, or a text.
    private static func version(_ value: ManifestValue) -> String? {
        switch value {
        case .text(let text): text
        case .name(let name) where name.hasPrefix("v") && name.dropFirst().first?.isNumber == true:
            String(name.dropFirst().map { $0 == "_" ? "." : $0 })
        default: nil
        }
    }

    /// Whether statements behind the declaration assign the platforms again.
    private static func changesPlatforms(_ tokens: [ManifestToken]) -> Bool {
        zip(tokens.indices, tokens).contains { place, token in
            token == .word("package")
                && tokens[place...].prefix(3).elementsEqual([
                    token, .sign("."), .word("platforms"),
                ])
        }
    }

    /// The version of the first line's comment; tools that know none of it are of version 3.1.
    private static func toolsVersion(of bytes: [UInt8]) -> [Int] {
        let start = bytes.firstIndex { $0 > 0x20 && $0 < 0x80 } ?? bytes.endIndex
        let line = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self).lowercased()
        guard line.hasPrefix("//"), let key = line.firstRange(of: "swift-tools-version") else { return [3, 1] }
        let rest = line[key.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "\t" }
        let numbers = rest.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        return numbers.isEmpty ? [3, 1] : numbers
    }
}

/// A target of a package whose sources lie in the package.
public struct PackageTarget: Hashable, Sendable {
    /// The target's name.
    public let name: String
    /// True for a `.testTarget`.
    public let isTest: Bool
    /// As written, relative to the package; nil for the usual folder of the target's name.
    public let path: String?
    /// Paths below the target's folder that the manifest excludes.
    public let excluded: [String]
    /// Paths below the target's folder that are copied as they are, so that nothing in them is compiled.
    public let copied: [String]
    /// The names of what it depends on, products of other packages among them.
    public let dependencies: [String]

    init?(_ value: ManifestValue) {
        guard case .call(let kind, _) = value, ["target", "executableTarget", "testTarget"].contains(kind),
            let name = value["name"]?.text
        else { return nil }
        if case .text(let text)? = value["path"] {
            path = text
        } else if value["path"] == nil {
            path = nil
        } else {
            return nil
        }
        self.name = name
        isTest = kind == "testTarget"
        excluded = value["exclude"]?.texts ?? []
        copied = (value["resources"]?.elements ?? []).compactMap { element in
            guard case .call("copy", let arguments) = element else { return nil }
            return arguments.first?.value.text
        }
        dependencies = (value["dependencies"]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
    }

    /// The folders that the target may have, most likely first, relative to the package's.
    public var possibleFolders: [String] {
        if let path { return [path] }
        let names = isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        return names.map { $0 + "/" + name }
    }
}

extension ManifestValue {
    /// The word that names a value which is not understood.
    var firstWord: String {
        switch self {
        case .text(let text): text
        case .name(let name), .call(let name, _): name
        case .expression(let word): word
        case .list: "[…]"
        }
    }
}

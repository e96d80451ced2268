import SourceText
public import TransformKit

/// The reason why a plugin was not loaded.
public enum PluginRefusal: Error, Hashable, Sendable {
    case unreadable(String)
    case tooLarge(megabytes: Int, limit: Int)
    case notALibrary
    case otherPlatform(found: String)
    case noIdentity
    case badIdentity(String)
    case damaged(sealed: String, found: String)
    case ownSwiftSyntax(symbolCount: Int)
    case apiVersion(expected: Int, found: Int)
    /// Another kit, compiler, swift-syntax or platform, or several of them.
    case mismatch(KitMismatch)
    /// A library that it needs, and the place in the project where the system would look for it.
    case projectLibrary(String, place: String)
    /// A source whose kit is there without what plugins are compiled against, or without a compiler; the reason.
    case noCompiler(String)
    /// A source with errors; the compiler's own words.
    case notCompiled(String)
    case notLoadable(String)
    /// It ended the process while it was loaded.
    case endedProcess(PluginEnd)
    case noParts
    /// The part that another plugin, or the tool itself, has brought by the same name.
    case idTaken(PartDescription, by: String)
    case badID(PartDescription)

    /// A short name for each kind of refusal, in lower case with hyphens; `Docs/Plugins.md` explains every one.
    public enum Code: String, CaseIterable, Sendable {
        case unreadable
        case tooLarge = "too-large"
        case notALibrary = "not-a-library"
        case otherPlatform = "other-platform"
        case noIdentity = "no-identity"
        case badIdentity = "bad-identity"
        case damaged
        case ownSwiftSyntax = "own-swift-syntax"
        case apiVersion = "api-version"
        case compiler
        case swiftSyntax = "swift-syntax-version"
        case kitBuild = "kit-build"
        case projectLibrary = "project-library"
        case noCompiler = "no-compiler"
        case notCompiled = "not-compiled"
        case notLoadable = "not-loadable"
        case endedProcess = "ended-process"
        case noParts = "no-parts"
        case idTaken = "id-taken"
        case badID = "bad-id"
    }

    public var code: String { kind.rawValue }

    private var kind: Code {
        switch self {
        case .unreadable: .unreadable
        case .tooLarge: .tooLarge
        case .notALibrary: .notALibrary
        case .otherPlatform: .otherPlatform
        case .noIdentity: .noIdentity
        case .badIdentity: .badIdentity
        case .damaged: .damaged
        case .ownSwiftSyntax: .ownSwiftSyntax
        case .projectLibrary: .projectLibrary
        case .noCompiler: .noCompiler
        case .notCompiled: .notCompiled
        case .notLoadable: .notLoadable
        case .apiVersion: .apiVersion
        case .mismatch(let mismatch): mismatch.code
        case .endedProcess: .endedProcess
        case .noParts: .noParts
        case .idTaken: .idTaken
        case .badID: .badID
        }
    }

    /// Says what is wrong, what was expected and what to do, in one line; only what a compiler says keeps its lines.
    ///
    /// A plugin can have any name, and with it could begin a line that a build server takes for a command.
    public var message: String { kind == .notCompiled ? words : words.printable }

    private var words: String {
        switch self {
        case .unreadable(let reason):
            "the file cannot be read: \(reason); make it readable or take it out of the folder"
        case .tooLarge(let size, let limit):
            "the file has \(size) MB and a plugin no more than \(limit) MB; build it without what it does not need, or take the "
                + "file out of the folder"
        case .notALibrary: "the file is not a dynamic library; build the plugin with `swiftc -emit-library`"
        case .otherPlatform(let found): "the library is for \(found); build the plugin on this machine"
        case .noIdentity:
            "the library does not say which kit it was compiled against, so it is no Nibwright plugin of this interface; see "
                + "Docs/Plugins.md for the function that one exports, and what it calls. If it is one: \(Self.rebuild)"
        case .badIdentity(let fault):
            "what it says of the kit that it was compiled against is wrong: \(fault); \(Self.rebuild)"
        case .damaged(let sealed, let found):
            "the file was changed or damaged since it was built: it was sealed with \(sealed.prefix(12))… and has "
                + "\(found.prefix(12))…; copy it again, or \(Self.rebuild)"
        case .ownSwiftSyntax(let count):
            "the library carries a SwiftSyntax of its own (\(count) symbols), and two copies in one process abort on the first "
                + "rewrite; remove swift-syntax from the plugin's dependencies and use the one that TransformKit exports"
        case .projectLibrary(let name, let place):
            "it needs the library \(name.excerpt), which the system would look for in the project, at \(place.printable), and load "
                + "whatever it is by then; link it statically into the plugin, or put it outside of the project"
        case .noCompiler(let reason):
            "it is a source and cannot be compiled here: \(reason)"
        case .notCompiled(let errors):
            "it does not compile:\n" + errors
        case .notLoadable(let reason):
            "the system does not load it: \(reason); most likely it was built against another kit: \(Self.rebuild)"
        case .apiVersion(let expected, let found):
            "it speaks version \(found) of the plugin interface and this Nibwright version \(expected); \(Self.rebuild)"
        case .mismatch(let mismatch): "\(mismatch.words); \(Self.rebuild)"
        case .endedProcess(let end):
            "while it was loaded it \(end.reason); the code that runs then is its `nibwright_plugin` and what it calls"
        case .noParts:
            "it registers nothing; export a function `nibwright_plugin` that calls `register`, as Docs/Plugins.md shows"
        case .idTaken(let part, let other):
            "its \(part.kind.rawValue) \"\(part.id.excerpt)\" is already taken by \(other); give it another id"
        case .badID(let part):
            "its \(part.kind.rawValue) has the id \"\(part.id.excerpt)\"; an id is made of lower-case letters, digits and hyphens "
                + "and begins with a letter"
        }
    }

    static let rebuild =
        "rebuild it against this kit: nibwright plugin build FILE.swift, or all of its folder: nibwright plugin build --all FOLDER"
}

import Foundation

extension FixtureCase {
    /// What the compiler finds wrong with the Swift that a transform leaves in this case, and did not find wrong before.
    ///
    /// A case may be a sketch that never compiled, with names that nothing declares: errors that were there before, told by
    /// their words, do not count.
    ///
    /// - Parameter standIn: the modules that the code is checked against.
    /// - Returns: a line for each error; nil where there is nothing to check, since the case changes no Swift or since what it
    ///   leaves is a draft that a person finishes.
    /// - Throws: ``FixtureFault`` for a case that is not written as it should be, ``StandInFailure``, and errors of files.
    public func newTypeErrors(_ standIn: StandIn) throws -> [String]? {
        let contents = try contents()
        guard contents.allowed != .draft, let after = contents.after, contents.before.swift != after.swift else {
            return nil
        }
        let known = Set(try Self.errors(in: contents.before, standIn).map(Self.words))
        return try Self.errors(in: after, standIn).filter { !known.contains(Self.words($0)) }
    }

    private static func errors(in files: FileTree, _ standIn: StandIn) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.path + "/nibwright-fixture-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try files.write(to: folder)
        return try standIn.errors(in: folder)
    }

    /// An error without its place, which edits move.
    private static func words(_ error: String) -> String {
        error.components(separatedBy: ": error: ").dropFirst().joined()
    }
}

extension FileTree {
    fileprivate var swift: [String: [UInt8]] { files.filter { $0.key.hasSuffix(".swift") } }
}

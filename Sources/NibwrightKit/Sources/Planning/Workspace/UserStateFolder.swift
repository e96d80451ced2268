import Foundation

/// The user's own folder for facts about projects that must not come from the projects themselves.
///
/// It is `$NIBWRIGHT_STATE_HOME`, else `$XDG_STATE_HOME/nibwright`, else `~/.local/state/nibwright`; on macOS
/// `~/Library/Application Support/nibwright`. It is made for this user only, and is not used when it belongs to another
/// user, when others may write to it, or when it is a link: its files would prove nothing.
public struct UserStateFolder: Hashable, Sendable {
    /// The path of the folder, which need not exist, or the reason why there is none.
    private let location: Result<String, UserStateError>

    /// The folder that the environment names. Nothing is read or made before a file is needed.
    public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        location = Self.locate(environment)
    }

    /// A folder at an absolute path.
    public init(path: String) {
        location = path.hasPrefix("/") ? .success(path) : .failure(.notAbsolute(path))
    }

    /// The folder's path; nil where the environment names none.
    public var path: String? { try? location.get() }

    /// A file's bytes, or nil where there is none.
    ///
    /// - Parameters:
    ///   - name: letters, digits, `-`, `_` and `.`; files are not in folders of their own.
    ///   - limit: in bytes; a larger file is an error.
    public func read(_ name: String, limit: Int = 1 << 20) throws(UserStateError) -> [UInt8]? {
        guard let folder = try open(isMade: false) else { return nil }
        return try Self.read(name, in: folder, limit: limit, at: location.get())
    }

    /// Writes a file whole: at any moment either the old bytes or the new ones are there.
    public func write(_ bytes: [UInt8], to name: String) throws(UserStateError) {
        let path = try location.get()
        guard let folder = try open(isMade: true) else { throw .unusable(path, reason: "it could not be made") }
        try Self.during(path + "/" + name) { () throws(SystemFailure) in
            let draft = try Self.draft(of: name, bytes, in: folder)
            try folder.replace(name, in: folder, with: draft)
            try folder.flush()
        }
    }

    /// Writes a file unless it is there, and gives what is there afterwards: of two processes that do so at once, both
    /// get the same.
    public func add(_ bytes: [UInt8], as name: String) throws(UserStateError) -> [UInt8] {
        let path = try location.get()
        guard let folder = try open(isMade: true) else { throw .unusable(path, reason: "it could not be made") }
        if let present = try Self.read(name, in: folder, limit: 1 << 20, at: path) { return present }
        try Self.during(path + "/" + name) { () throws(SystemFailure) in
            let draft = try Self.draft(of: name, bytes, in: folder)
            do throws(SystemFailure) {
                try folder.link(draft, as: name)
            } catch  where error.isExisting {}
            try folder.removeFile(draft)
            try folder.flush()
        }
        return try Self.read(name, in: folder, limit: 1 << 20, at: path) ?? bytes
    }

    /// Removes the oldest files with an ending where all of them take more bytes than they may, and what runs left that were ended
    /// while they wrote one. Files that cannot be removed stay.
    func removeOldest(ending: String, keeping limit: Int) {
        guard let folder = try? open(isMade: false), let path else { return }
        var files: [(name: String, stamp: DiskStamp)] = []
        try? FolderListing.forEach(in: path) { entry in
            guard let name = entry.name, name.hasSuffix(ending) || name.contains(ending + "."),
                let stamp = DiskStamp(of: path + "/" + name)
            else { return }
            files.append((name, stamp))
        }
        var size = files.reduce(0) { $0 + Int($1.stamp.size) }
        let anHourAgo = DiskStamp.now - 3_600_000_000_000
        for (name, stamp) in files.sorted(by: { $0.stamp.modified < $1.stamp.modified }) {
            let isLeft = !name.hasSuffix(ending) && stamp.modified < anHourAgo
            guard size > limit || isLeft, (try? folder.removeFile(name)) != nil else { continue }
            size -= Int(stamp.size)
        }
    }

    // MARK: The folder

    private static func locate(_ environment: [String: String]) -> Result<String, UserStateError> {
        if let own = environment["NIBWRIGHT_STATE_HOME"], !own.isEmpty {
            return own.hasPrefix("/") ? .success(own) : .failure(.notAbsolute(own))
        }
        // A relative path is to be ignored, says the specification of base directories.
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return .success(state + "/nibwright") }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return .failure(.noHome) }
        #if canImport(Darwin)
            return .success(home + "/Library/Application Support/nibwright")
        #else
            return .success(home + "/.local/state/nibwright")
        #endif
    }

    /// The folder, proven to be this user's own; nil where there is none and none is to be made.
    private func open(isMade: Bool) throws(UserStateError) -> OpenFolder? {
        let path = try location.get()
        let folder: OpenFolder
        let status: FileStatus
        do throws(SystemFailure) {
            if isMade { try SystemCalls.makeFolders(path) }
            folder = try OpenFolder(path)
            status = try folder.status()
        } catch {
            if error.isMissing, !isMade, (try? SystemCalls.status(path)) == .some(nil) { return nil }
            throw .unusable(path, reason: error.isLink || error.isMissing ? "it is no folder" : error.reason)
        }
        guard status.owner == SystemCalls.userID else { throw .foreign(path) }
        guard status.mode & 0o022 == 0 else { throw .writableByOthers(path) }
        return folder
    }

    // MARK: Files

    private static func read(
        _ name: String, in folder: OpenFolder, limit: Int, at path: String
    ) throws(UserStateError) -> [UInt8]? {
        do {
            return try folder.read(name, limit: limit)
        } catch {
            if error.isMissing { return nil }
            throw .fileUnusable(path + "/" + name, reason: error.isLink ? "it is a link" : error.reason)
        }
    }

    /// Writes bytes under a name that no other process uses, and gives the name.
    private static func draft(
        of name: String, _ bytes: [UInt8], in folder: OpenFolder
    ) throws(SystemFailure) -> String {
        let draft = ".\(name).\(UUID().uuidString)"
        let file = try folder.createFile(draft)
        defer { SystemCalls.closeFile(file) }
        do throws(SystemFailure) {
            try SystemCalls.write(bytes[...], to: file)
            try SystemCalls.flush(file)
        } catch {
            try? folder.removeFile(draft)
            throw error
        }
        return draft
    }

    private static func during<Outcome>(
        _ path: String, _ call: () throws(SystemFailure) -> Outcome
    ) throws(UserStateError) -> Outcome {
        do {
            return try call()
        } catch {
            throw .fileUnusable(path, reason: error.reason)
        }
    }
}

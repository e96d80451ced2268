extension RunDisk {
    /// Makes a folder; it is no error if it is there already.
    func makeFolder(_ path: String) throws {
        try step(.makeFolder, path)
        try during(path) { () throws(SystemFailure) in
            let place = try place(path)
            do throws(SystemFailure) {
                try place.folder.makeFolder(place.name)
            } catch  where error.isExisting {}
        }
    }

    /// Removes a folder if it is there and empty. Gives whether it went.
    @discardableResult
    func removeEmptyFolder(_ path: String) throws -> Bool {
        try step(.removeFolder, path)
        return try during(path) { () throws(SystemFailure) in
            do throws(SystemFailure) {
                let place = try place(path)
                try place.folder.removeFolder(place.name)
                return true
            } catch  where error.isMissing || error.isExisting {
                return false
            }
        }
    }

    /// Removes a folder of our own with all that is in it; a link that stands there is not one, and stays.
    func removeTree(_ path: String) throws {
        guard try status(path)?.kind == .folder else { return }
        for name in try names(in: path) {
            let inner = path + "/" + name
            if try status(inner)?.kind == .folder { try removeTree(inner) } else { try remove(inner) }
        }
        try removeEmptyFolder(path)
    }

    func flushFolder(_ path: String) throws {
        try step(.flushFolder, path)
        try during(path) { () throws(SystemFailure) in try rootFolder.folder(at: path).flush() }
    }
}

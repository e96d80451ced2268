import Foundation

/// Finds the libraries that a plugin of a project needs, in the folders in which the system's loader would look for
/// them.
struct LibrarySearch {
    /// The project's real path.
    private let project: String
    /// The real path of the folder from which the plugin is loaded, which stands for `$ORIGIN`.
    private let origin: String

    init(project: String, loadedFrom file: String) {
        self.project = project
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        origin = Self.realPath(folder) ?? folder
    }

    /// The first needed library that the system would load out of the project or look for there, and the place.
    func libraryOfProject(_ needs: LibraryNeeds) -> (name: String, place: String)? {
        for name in needs.names where !isLoaded(name) {
            if let place = placeInProject(of: name, needs) { return (name, place) }
        }
        return nil
    }

    private func placeInProject(of name: String, _ needs: LibraryNeeds) -> String? {
        let path = expanded(name)
        guard isSearched(name) else { return isInProject(path) ? path : nil }
        for folder in needs.folders.map(expanded) {
            let place =
                folder + "/" + (name.hasPrefix(Self.anyFolder) ? String(name.dropFirst(Self.anyFolder.count)) : name)
            if isInProject(place) { return place }
            // The search ends here, unless another library could need another one.
            if !needs.areFoldersInherited, FileManager.default.fileExists(atPath: place) { return nil }
        }
        return nil
    }

    /// Whether any part of a path leads into the project, whether it exists or not: a missing file can be made, and a
    /// link can lead elsewhere the next time.
    private func isInProject(_ path: String) -> Bool {
        var real = path.hasPrefix("/") ? "/" : FileManager.default.currentDirectoryPath
        if isBelowProject(real) { return true }
        for part in path.split(separator: "/") {
            // What the system fills in there is not known here.
            if part.contains("$") { return Self.isBelow(project, real) }
            let next = real == "/" ? "/\(part)" : "\(real)/\(part)"
            real = Self.realPath(next) ?? URL(fileURLWithPath: next).standardizedFileURL.path
            if isBelowProject(real) { return true }
        }
        return false
    }

    /// The copy's own folder, and the way to it, is the user's, even if it is the user's home that counts as a project.
    private func isBelowProject(_ path: String) -> Bool {
        let isOnWayToOrigin = Self.isBelow(path, origin) || Self.isBelow(origin, path)
        return Self.isBelow(path, project) && !(isOnWayToOrigin && Self.isBelow(origin, project))
    }

    private static func isBelow(_ path: String, _ folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

// What the two systems do differently.
extension LibrarySearch {
    #if os(macOS)
        private static let anyFolder = "@rpath/"

        private func isSearched(_ name: String) -> Bool { name.hasPrefix(Self.anyFolder) }

        /// Not checked: the system may take another file of that name from the plugin's own folders.
        private func isLoaded(_ name: String) -> Bool { false }

        private func expanded(_ path: String) -> String {
            let executable =
                Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path ?? "/"
            return path.replacing("@loader_path", with: origin).replacing("@executable_path", with: executable)
        }
    #else
        private static let anyFolder = ""

        private func isSearched(_ name: String) -> Bool { !name.contains("/") }

        /// Whether the process has loaded a library of that name, such as the kit and Swift's: the loader does not
        /// search for it again.
        private func isLoaded(_ name: String) -> Bool {
            guard isSearched(name), let library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD) else { return false }
            dlclose(library)
            return true
        }

        private func expanded(_ path: String) -> String {
            path.isEmpty ? "." : path.replacing("${ORIGIN}", with: origin).replacing("$ORIGIN", with: origin)
        }
    #endif
}

extension XcodeProject {
    /// For each file that Xcode's navigator shows, the names of the groups around it, from the top down: `Features`,
    /// `Login`. The main group has no name of its own there. A folder's group has the folder's name.
    public var groupNames: [String: [String]] {
        var found: [String: [String]] = [:]
        for (id, path) in tree.paths {
            guard let object = object(id), object.isa == "PBXFileReference" else { continue }
            var names: [String] = []
            var next = tree.parents[id]
            while let group = next, let above = tree.parents[group], names.count < 100 {
                if let name = self.object(group)?.displayName { names.append(name) }
                next = above
            }
            found[path] = names.reversed()
        }
        return found
    }
}

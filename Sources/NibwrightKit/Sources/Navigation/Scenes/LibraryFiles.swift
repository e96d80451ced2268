public import ProjectGraph

extension ProjectGraph {
    /// True if an app or an extension compiles a file, or nothing says who does: what a library's file asks for, and who
    /// asks for what is in it, may be in an app that the project does not have.
    public func isInApp(_ path: String) -> Bool {
        let targets = targets.targets(of: path)
        return targets.isEmpty || targets.contains { $0.kind.isApplication || $0.kind == .appExtension }
    }
}

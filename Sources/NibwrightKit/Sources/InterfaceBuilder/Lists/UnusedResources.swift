extension IBDocument {
    /// The images and colors among the document's resources that nothing else in it uses, in their order.
    package var unusedResources: [Element] {
        let listed = resources.filter { entry in
            entry.isNamed("image") || entry.isNamed("namedColor") || entry.isNamed("systemColor")
        }
        if listed.isEmpty { return [] }
        let needed = DocumentLists(self).entries(neededBy: root)
        return listed.filter { !needed.contains($0) }
    }
}

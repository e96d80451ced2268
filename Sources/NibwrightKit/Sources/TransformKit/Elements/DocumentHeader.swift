public import InterfaceBuilder

extension Element {
    /// Whether the element is the document itself or stands in one of the lists that Xcode keeps beside the objects.
    public var isInHeader: Bool {
        let line = [self] + ancestors
        guard line.count > 1 else { return true }
        let section = line[line.count - 2]
        return !(section.isNamed("objects") || section.isNamed("scenes")) || section == self
            || isNamed("scene") || isNamed("objects")
    }
}

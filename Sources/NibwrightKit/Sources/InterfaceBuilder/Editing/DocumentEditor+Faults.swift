extension DocumentEditor {
    /// Whether an element is one of the document's; records a fault for one that is not.
    mutating func owns(_ element: Element) -> Bool {
        if isOwn(element) { return true }
        let version = element.document.path == document.path ? "an older version of it" : element.document.path
        note("\(words(for: element)) was to be edited in \(document.path), but it is an element of \(version)")
        return false
    }

    /// Elements are numbers: those of another document would silently name whatever has the same number here.
    func isOwn(_ element: Element) -> Bool {
        element.document == document
            || element.document.path == document.path && element.document.source.bytes == document.source.bytes
    }

    mutating func note(_ fault: String) { faults.append(fault) }

    func words(for element: Element) -> String {
        "the `\(element.name)`" + (element.id.map { " \($0)" } ?? "")
    }
}

import TransformKit

extension ProjectGraph {
    /// Who owns the nib of each xib.
    ///
    /// - Parameter isNeeded: whether anyone asks, since all code is read for it.
    func nibOwners(isNeeded: Bool) -> [IBDocument: NibOwnership] {
        guard isNeeded else { return [:] }
        let all = NibOwnership.all(in: documents, references: codeReferences, classes: classes)
        return Dictionary(all.map { ($0.document, $0) }) { first, _ in first }
    }
}

extension NibOwnership {
    /// - Throws: the document whose view controller names the nib.
    func checkNoControllerNamesIt() throws(Obstacle) {
        guard let other = namingControllers.first?.document else { return }
        throw Obstacle(
            code: .openedElsewhere, reason: "\(other.path) names \(name)", place: Place(path: other.path))
    }
}

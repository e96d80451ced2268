import TransformKit

/// Takes out of `prepare(for:sender:)` what ran for segues that are gone.
struct PrepareRemoval {
    init?(_ owner: SwiftClass, _ context: SeguePreparations) {
        return nil
    }

    func edits(removing gone: [PreparedSegue]) -> [String: [TextEdit]] { [:] }
}

/// Which side is taken where both disagree: what a person decided, else the favored side.
struct MergeChoices {
    let favored: MergeSide
    let decided: [MergeConflict: MergeSide]

    func side(of conflict: MergeConflict) -> MergeSide { decided[conflict] ?? favored }
}

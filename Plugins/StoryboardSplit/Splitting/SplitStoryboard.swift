import TransformKit

/// Divides storyboards that have grown too large.
package struct SplitStoryboard: Transform {
    package static let description = TransformDescription(
        id: "split-storyboard",
        summary: "Split storyboards with many scenes into several, connected by storyboard references.",
        details: """
            Whole scenes move, byte for byte, and keep their object ids. A segue that leads into another part gets a
            storyboard reference; everything that names the old storyboard and a scene that moved follows: references in
            other documents, Swift and Objective-C, SwiftGen and R.swift symbols, translations in every language, the
            targets that build it, Info.plist entries.

            By `flow`, scenes that lead to each other stay together: navigation controllers with their roots, containers with
            what they embed, scenes that name each other's objects; as few segues cross as can be found. Among cuts through as
            many segues the one is made that keeps a folder's or group's classes, and classes that share a word, together. The
            scene that the storyboard opens with stays, and so the storyboard's name goes on meaning what it meant; scenes
            that nothing joins stay with it, even where it keeps more than `max-scenes`. A part of fewer than three scenes, or
            one that nothing gives a name, is none, and parts go until the split moves as many scenes as it cuts segues.

            New storyboards are named after the folder of their scenes' classes, else after the word that most of these share,
            else after the scene that leads to the others, in the way and the number of the project's other names, never with
            a number, and not after the app or what the storyboard is called itself. What nothing names stays, by `each` too. Where the project has a storyboard of the name, in the same targets and languages, the scenes go
            there, unless it loads them otherwise, has one of their storyboard identifiers, or would get more than
            `max-scenes`: then they get another name, or stay. To choose the names yourself: `plan --write map=map.yml`, edit the file, `--set map=map.yml`.

            Where code comes by the old storyboard through an enumeration of storyboards, a static member or a global that gives
            it, a case or a declaration of the same shape is added beside that for the new one.

            A scene stays, with the place, where code asks for it in a way that cannot be told apart: of a storyboard that
            cannot be followed, by an identifier that is made at run time, or by a call that cannot be written anew. A storyboard
            stays whole where a target runs on systems without storyboard references (before iOS 9 and macOS 10.11) and every cut
            would need one, where its copies for languages differ or cannot be read, where it is a launch screen or belongs to a
            watch app. Held back for a review: storyboards of which nobody can say how old a system loads them, those whose symbols a
            generator has to write again, those whose controllers' `storyboard` code uses for something else than to open a scene, and
            those whose name stands in code for a reason that is not known. A text that people read is no such name; nor is any
            text, but what code of others gets, where all names of storyboards in the project's code are known.
            """,
        options: SplitOptions.descriptions, selectors: SplitOptions.selectors, offers: [SceneMapFile.offer],
        refusals: RefusalCode.ofDocuments + RefusalCode.ofScenes + RefusalCode.ofDivision + RefusalCode.ofCalls
            + RefusalCode.ofEntries + RefusalCode.ofTables + RefusalCode.deployment + RefusalCode.projectUpdate,
        highestSafety: .review)

    private let options: SplitOptions

    package init(options: OptionValues, selection: OptionValues) {
        self.options = SplitOptions(options, selection)
    }

    package static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        SplitOptions.problems(with: options)
    }

    package func propose(in context: TransformContext) -> Proposals {
        let candidates = StoryboardCandidate.all(in: context.graph, matching: options.storyboards)
        let outcomes = split(candidates, in: context.graph)
        var proposals = Proposals(findings: UnmatchedNames.findings(options.storyboards, in: context.graph))
        var map = SceneMapFile(context.graph)
        for outcome in outcomes {
            if let division = outcome.division { map.add(division.partition, names: division.names) }
            proposals.refusals += outcome.refusals
            proposals.findings += outcome.findings
        }
        let groups = ChangeGroups(outcomes.compactMap(\.change), region: context.graph.projectFolder(of:))
        proposals.changes = groups.fused(in: context.graph) { subject, graph in
            let candidate = StoryboardCandidate.all(in: graph, matching: []).first { $0.document.path == subject }
            let outcome = candidate.flatMap { split([$0], in: graph).first }
            if let division = outcome?.division { map.add(division.partition, names: division.names) }
            return outcome?.change
        }
        proposals.offers = [map.file].compactMap(\.self)
        return proposals
    }

    private func split(_ candidates: [StoryboardCandidate], in graph: ProjectGraph) -> [StoryboardSplitter.Outcome] {
        let fewest = options.grouping.looksAtAll ? 1 : options.maximumScenes
        let large = candidates.filter { $0.sceneCount > fewest }
        // Reading the code costs most: only where some storyboard may be split.
        guard !large.isEmpty else { return [] }
        let splitter = StoryboardSplitter(graph: graph, code: SceneCode(graph), options: options)
        return concurrentMap(large, threads: defaultThreadCount, splitter.split)
    }
}

import SwiftCode

extension ProjectGraph {
    /// The calls of the project's Swift.
    func swiftSceneCalls() -> [SceneCall] {
        let links = swiftLinks
        let targets = SceneCallTargets(self)
        let opening = links.references.filter(\.opensScene)
        let uses = StoryboardUses(links, opening)
        return opening.map { link in
            let call = targets.call(link.reference, isStoryboardExact: link.isStoryboardExact)
            return SceneCall(
                reference: call.reference, storyboards: call.storyboards, knowsStoryboard: call.knowsStoryboard,
                controllers: call.controllers, openers: call.openers, sources: uses.sources(of: link),
                identifier: link.identifier, syntax: link.syntax, isExact: link.hasExactNames, made: link.made,
                patterns: link.patterns)
        }
    }

    /// Those places of literals in Swift that serve only calls that open scenes of a storyboard. A constant without
    /// uses is among them.
    ///
    /// - Parameter literals: Places with their quotation marks.
    public func literalsThatOnlyOpenScenes(_ literals: [CodeRange]) -> Set<CodeRange> {
        guard !literals.isEmpty else { return [] }
        let uses = StoryboardUses(swiftLinks, swiftLinks.references.filter(\.opensScene))
        return Set(literals.filter(uses.onlyOpensScenes))
    }
}

public import InterfaceBuilder
public import ProjectGraph

/// Where objects and segues of storyboards lead, through storyboard references and containers.
extension ProjectGraph {
    /// The controllers that an object of a scene stands for: the object itself, or the controllers of the scenes that a
    /// storyboard reference leads to in the end.
    ///
    /// A reference leads to one controller, or to one for each language's or device's copy of the storyboard, and never
    /// to a storyboard of another system. Empty where the project does not have the scene, or another bundle has it.
    public func finalControllers(of object: Element) -> [Element] {
        guard let reference = StoryboardReference(object) else { return [object] }
        guard case .controllers(let found) = storyboards.destination(of: reference) else { return [] }
        let ofSystem = found.filter { $0.document.kind.platform == object.document.kind.platform }
        return ofSystem.isEmpty ? found : ofSystem
    }

    /// The controllers that a segue leads to, storyboard references followed; empty where the project has none of them.
    public func destinations(of segue: Segue) -> [Element] { segue.connection.destination.map(finalControllers) ?? [] }

    /// The controllers that a navigation controller opens with: its root, the root of that if it is one itself, and so
    /// on. Empty for any other controller.
    public func navigationContents(of controller: Element) -> [Element] {
        var found: [Element] = []
        var container = controller
        // Of copies for languages or devices the first stands for all.
        while let next = container.navigationRoot.flatMap({ finalControllers(of: $0).first }),
            next != controller, !found.contains(next)
        {
            found.append(next)
            container = next
        }
        return found
    }

    /// The segues by which containers hold controllers, and by which these hold others in turn.
    public func relationships(within controllers: [Element]) -> [Segue] {
        var found: [Segue] = []
        var seen: Set<Element> = []
        var open = controllers
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            found += next.relationships
            open += next.relationships.flatMap(destinations)
        }
        return found
    }
}

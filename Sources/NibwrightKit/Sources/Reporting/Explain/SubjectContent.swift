import InterfaceBuilder
import SwiftCode

/// What a subject has of that which transforms look for, so that a step that has nothing to say of it is understood:
/// a class whose outlets are all strong, a storyboard of six scenes.
enum SubjectContent {
    static func words(of types: [SwiftTypeDeclaration]) -> String {
        let outlets = types.flatMap(\.outlets)
        var ownership: [(name: String, count: Int)] = []
        for kind in [SwiftOutlet.Ownership.strong, .weak, .unowned, .unownedUnsafe] {
            let count = outlets.count { $0.ownership == kind }
            if count > 0 { ownership.append((kind.rawValue, count)) }
        }
        let kinds =
            ownership.count == 1
            ? "all \(ownership[0].name)" : ownership.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        return [
            number(outlets.count, "outlet") + (outlets.isEmpty ? "" : " (\(kinds))"),
            number(types.reduce(0) { $0 + $1.actions.count }, "action"),
            number(types.reduce(0) { $0 + $1.segueMethods.count }, "method") + " that segues call",
        ].joined(separator: ", ")
    }

    static func words(of scene: Scene) -> String {
        let connections = scene.element.descendants.compactMap(Connection.init)
        return [
            number(scene.segues.count(where: \.isNavigation), "segue"),
            number(connections.count { $0.kind == .outlet || $0.kind == .outletCollection }, "connected outlet"),
            number(connections.count { $0.kind == .action }, "action"),
        ].joined(separator: ", ")
    }

    static func words(of document: IBDocument) -> String {
        let outlets = document.connections.count { $0.kind == .outlet || $0.kind == .outletCollection }
        let scenes =
            document.kind.form == .storyboard
            ? [
                number(document.scenes.count { $0.controller != nil }, "scene"),
                number(document.segues.count(where: \.isNavigation), "segue"),
            ] : []
        return (scenes + [number(outlets, "connected outlet")]).joined(separator: ", ")
    }

    private static func number(_ count: Int, _ word: String) -> String {
        count == 0 ? "no \(word)s" : count.count(of: word)
    }
}

import InterfaceBuilder
import ProjectGraph
import Testing

@Suite("A storyboard reference") struct StoryboardIndexTests {
    @Test("leads to the initial scene, to the one of an identifier, or back into its own storyboard")
    func destinations() {
        let graph = Cafe([
            "Main.storyboard": storyboard([
                controller(0, identifier: "home"), reference(1, to: "Menu"), reference(2, to: "Menu", scene: "drink"),
                reference(3, to: nil, scene: "home"),
            ]),
            "Menu.storyboard": storyboard([
                controller(0, class: "Menu"), controller(1, class: "Drink", identifier: "drink"),
            ]),
        ]).graph
        #expect(destinations(in: graph) == ["Menu.storyboard Menu", "Menu.storyboard Drink", "Main.storyboard home"])
    }

    @Test("leads through references to the final scene")
    func chains() {
        let graph = Cafe([
            "Main.storyboard": storyboard([controller(0), reference(1, to: "Menu")]),
            "Menu.storyboard": storyboard([reference(0, to: "Drinks")]),
            "Drinks.storyboard": storyboard([controller(0, class: "Drinks")]),
        ]).graph
        #expect(destinations(in: graph) == ["Drinks.storyboard Drinks"])
    }

    @Test("that leads nowhere says why")
    func failures() {
        let graph = Cafe([
            "Main.storyboard": storyboard([
                reference(0, to: "Gone"), reference(1, to: "Menu"), reference(2, to: "Menu", scene: "gone"),
                reference(3, to: "Menu", bundle: "org.example.kit"), reference(4, to: "Main"),
            ]),
            "Menu.storyboard": storyboard([controller(0)], initial: nil),
        ]).graph
        #expect(
            destinations(in: graph) == [
                "no storyboard Gone", "no initial scene in Menu.storyboard", "no gone in Menu.storyboard",
                "bundle org.example.kit", "no storyboard Gone",
            ])
    }

    @Test("that leads back to itself ends")
    func cycles() {
        let graph = Cafe([
            "Main.storyboard": storyboard([reference(0, to: "Menu")]),
            "Menu.storyboard": storyboard([reference(0, to: "Main")]),
        ]).graph
        #expect(destinations(in: graph) == ["circular"])
    }

    @Test("that leads back to itself ends, and soon, where every language has a copy")
    func cyclesOfCopies() {
        var files = ["Main.storyboard": storyboard([reference(0, to: "Menu")])]
        for language in ["de", "fr", "it", "ja", "nl", "pl", "sv"] {
            files["\(language).lproj/Menu.storyboard"] = storyboard([reference(0, to: "Orders")])
            files["\(language).lproj/Orders.storyboard"] = storyboard([reference(0, to: "Menu")])
        }
        #expect(destinations(in: Cafe(files).graph) == ["circular"])
    }

    @Test("leads to every language's and device's copy")
    func copies() {
        let scene = [controller(0, class: "Menu")]
        let graph = Cafe([
            "Main.storyboard": storyboard([controller(0), reference(1, to: "Menu")]),
            "de.lproj/Menu.storyboard": storyboard(scene), "fr.lproj/Menu.storyboard": storyboard(scene),
            "Menu~ipad.storyboard": storyboard(scene),
        ]).graph
        #expect(
            destinations(in: graph) == [
                "de.lproj/Menu.storyboard Menu, fr.lproj/Menu.storyboard Menu, Menu~ipad.storyboard Menu"
            ])
    }

    /// Where the references of `Main.storyboard` lead, in words.
    private func destinations(in graph: ProjectGraph) -> [String] {
        let scenes = graph.document(at: "Main.storyboard")?.scenes ?? []
        return scenes.compactMap(\.storyboardReference).map { reference in
            switch graph.storyboards.destination(of: reference) {
            case .controllers(let found):
                found.map { "\($0.document.path) \($0.customClass ?? $0.storyboardIdentifier ?? "")" }
                    .joined(separator: ", ")
            case .noStoryboard(let name): "no storyboard \(name)"
            case .noIdentifier(let name, let document): "no \(name) in \(document.path)"
            case .noInitialScene(let document): "no initial scene in \(document.path)"
            case .otherBundle(let name): "bundle \(name)"
            case .circular: "circular"
            }
        }
    }
}

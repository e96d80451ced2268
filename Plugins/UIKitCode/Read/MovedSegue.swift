import Navigation
import SwiftSyntax
import SwiftWriting
import TransformKit

/// A segue of a control that the view controller performs, once code makes the control.
struct MovedSegue {
    let view: Element
    let element: Element
    /// The segue's own identifier, or a new one.
    let identifier: String
    /// The method of the controller that performs it.
    let method: String
    /// Whether the class decides with `shouldPerformSegue`, which UIKit asks for a control's segue and not for one that
    /// code performs.
    let isAsked: Bool
    /// What the control is for UIKit: `UIButton`.
    let senderType: String

    var selector: String { "#selector(\(method)(_:))" }

    var isOfItem: Bool { view.isNamed("barButtonItem") }

    /// The method.
    var lines: [String] {
        let perform = "performSegue(withIdentifier: \(identifier.swiftLiteral), sender: sender)"
        let question = "shouldPerformSegue(withIdentifier: \(identifier.swiftLiteral), sender: sender)"
        return ["@objc private func \(method)(_ sender: \(senderType)) {"]
            + (isAsked ? ["    if \(question) {", "        \(perform)", "    }"] : ["    " + perform]) + ["}"]
    }
}

/// Reads which segues of controls a view controller may perform.
struct SegueMover {
    private let methods: [FunctionDeclSyntax]
    private let sources: [SourceText]
    private var identifiers: Set<String>
    private var names: Set<String>

    /// - Parameters:
    ///   - extensions: files that give members to all view controllers.
    ///   - selectors: what documents send to whoever answers, so that no new method may.
    init(
        _ type: SwiftClass, _ document: IBDocument, in graph: ProjectGraph, _ trees: RecentTrees,
        extensions: Set<String>, besides selectors: Set<String>
    ) {
        names = selectors
        let family = graph.classes.chain(of: type) + graph.classes.subclasses(of: type)
        methods = trees.members(of: family, in: graph).flatMap(\.methods)
        sources = Set(family.flatMap(\.parts).map(\.path)).union(extensions).sorted().compactMap(graph.text(at:))
        identifiers = Set(document.elements.filter { $0.isNamed("segue") }.compactMap { $0["identifier"] })
    }

    /// - Throws: the reason why the controller cannot perform the segue as the control does.
    mutating func read(
        _ segue: ScreenConnections.Segue, actions: [ScreenConnections.Action]
    ) throws(Obstacle) -> MovedSegue {
        let place = segue.element.place
        let view = segue.view
        let isItem = view.isNamed("barButtonItem")
        guard isItem || view.isNamed("button") else {
            throw Obstacle(
                code: .segueInside, reason: "a segue begins at \(ElementSubject(view).words)", place: place)
        }
        // A control does what it was told first, and an item has one action.
        if let later = actions.first(where: {
            $0.control == view && (isItem || $0.event == "touchUpInside" && $0.element.index > segue.element.index)
        }) {
            throw Obstacle(
                code: .segueInside,
                reason: "\(ElementSubject(view).words) begins a segue before it calls \(later.selector)",
                place: place)
        }
        let identifier = try identifier(of: segue)
        return MovedSegue(
            view: view, element: segue.element, identifier: identifier, method: method(for: segue, identifier),
            isAsked: overrides("shouldPerformSegue"), senderType: isItem ? "UIBarButtonItem" : "UIButton")
    }

    /// - Throws: the reason why the controller cannot perform the segue without the view that it begins at.
    func checkSender(of segue: ScreenConnections.Segue) throws(Obstacle) {
        let place = segue.element.place
        if overrides("shouldPerformSegue") {
            throw Obstacle(
                code: .segueInside,
                reason:
                    "`shouldPerformSegue` decides about segues of views, and code that performs one does not ask it",
                place: place)
        }
        for method in methods where method.name.text == "prepare" {
            guard let sender = method.signature.parameterClause.parameters.last else { continue }
            let local = (sender.secondName ?? sender.firstName).text
            guard !ParameterUses.offsets(of: local, in: method, besides: ["super"]).isEmpty else { continue }
            throw Obstacle(
                code: .segueInside, reason: "`prepare(for:sender:)` asks which view the segue begins at", place: place)
        }
    }

    /// The identifier by which code performs a segue: its own, or a new one after the scene that it leads to, `showCart`.
    ///
    /// - Throws: the reason why code cannot tell it from other segues, or why it may not get an identifier.
    mutating func identifier(of segue: ScreenConnections.Segue) throws(Obstacle) -> String {
        let element = segue.element
        if let own = element["identifier"], !own.isEmpty {
            let scene = element.ancestors.first { $0.isNamed("scene") }
            let namesakes = scene?.descendants.filter { $0.isNamed("segue") && $0["identifier"] == own } ?? []
            guard namesakes.count > 1 else { return own }
            throw Obstacle(
                code: .segueInside, reason: "\(namesakes.count) segues of the scene are called “\(own)”",
                place: element.place)
        }
        if let obstacle = obstacle(toIdentifierOf: segue) { throw obstacle }
        let selector = element["unwindAction"]?.prefix { $0 != ":" } ?? ""
        let unwinding = selector.hasPrefix("unwind") ? String(selector) : "unwind"
        let stem = element["kind"] == "unwind" ? unwinding : "show" + (element.destinationStem ?? "Next")
        let name = Self.free(stem) { identifiers.contains($0) }
        identifiers.insert(name)
        return name
    }

    /// Why a segue may not get an identifier: methods that ask for it would find one where there was none.
    private func obstacle(toIdentifierOf segue: ScreenConnections.Segue) -> Obstacle? {
        let asking = methods.first { method in
            guard ["prepare", "shouldPerformSegue"].contains(method.name.text), let body = method.body else {
                return false
            }
            return body.tokens(viewMode: .sourceAccurate).contains { $0.text == "identifier" }
                || method.name.text == "shouldPerformSegue"
        }
        return asking.map { method in
            Obstacle(
                code: .segueInside,
                reason: "a segue without an identifier would get one, and `\(method.name.text)` asks for identifiers",
                place: segue.element.place)
        }
    }

    private mutating func method(for segue: ScreenConnections.Segue, _ identifier: String) -> String {
        let letters = identifier.filter { $0.isLetter || $0.isNumber }
        let isName = letters.first?.isLetter == true
        let own = isName ? letters.prefix(1).lowercased() + letters.dropFirst() : nil
        let candidates = [
            segue.element.destinationStem.map { "show" + $0 },
            own.flatMap { $0.isDeed ? $0 : nil }, own.map { "perform" + $0.capitalizedFirst }, "performNextSegue",
        ].compactMap(\.self)
        return free(candidates)
    }

    /// The first name that nothing in the class or in what it gets has, with a number where all are taken.
    mutating func free(_ candidates: [String]) -> String {
        let (names, sources) = (names, sources)
        let isTaken = { (name: String) in names.contains(name) || sources.contains { $0.hasMember(name) } }
        let free = candidates.first { !isTaken($0) } ?? Self.free(candidates[0], isTaken)
        self.names.insert(free)
        return free
    }

    /// Whether a method of the class, or of one above or below it, has the name.
    func overrides(_ name: String) -> Bool { methods.contains { $0.name.text == name } }

    private static func free(_ name: String, _ isTaken: (String) -> Bool) -> String {
        var candidate = name
        var number = 2
        while isTaken(candidate) {
            candidate = name + String(number)
            number += 1
        }
        return candidate
    }
}

extension SourceText {
    /// Whether a name is used here outside of a text: identifiers of segues are called like methods that perform them.
    fileprivate func hasMember(_ name: String) -> Bool {
        offsets(ofIdentifier: name).contains { offset in
            offset == 0 || bytes[offset - 1] != UInt8(ascii: "\"")
        }
    }
}

extension String {
    /// Whether a name says what is done: `showCart`, `goToCart`, and not `cart`.
    fileprivate var isDeed: Bool { contains(where: \.isUppercase) }
}

extension ProjectGraph {
    /// The names of the messages that documents send up the responder chain or to whoever unwinds: `unwindToShop`.
    var selectorsWithoutReceiver: Set<String> {
        var found: Set<String> = []
        for element in documents.flatMap(\.elements) {
            let selector: String?
            if element.isNamed("segue") {
                selector = element["unwindAction"]
            } else if element.isNamed("action"), Connection(element)?.destination?.isFirstResponder ?? true {
                selector = element["selector"]
            } else {
                continue
            }
            if let name = selector?.prefix(while: { $0 != ":" }) { found.insert(String(name)) }
        }
        return found
    }
}

extension Element {
    /// What the scene is called after that a segue leads to: `Cart` of `CartViewController`, which a navigation controller
    /// may hold. Nil for an unwind segue, and for a scene without a class.
    var destinationStem: String? {
        guard self["kind"] != "unwind", let scene = self["destination"].flatMap(document.object(id:)) else {
            return nil
        }
        return (scene.navigationRoot ?? scene).customClass?.controllerStem
    }
}

extension DocumentEditor {
    /// Lets segues begin at a view controller, with identifiers by which code performs them.
    mutating func move(_ segues: [(element: Element, identifier: String)], to controller: Element) {
        for (element, identifier) in segues {
            if element["identifier"] != identifier { setAttribute("identifier", on: element, to: identifier) }
            insertChild(rawLines(of: element), into: controller)
        }
    }
}

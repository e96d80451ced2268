import SegueCode
import TransformKit

/// The segues of one kind that hand values to what they show.
struct SegueRoute {
    let kind: SegueKind
    /// `showDetail`, the name of the output's methods.
    let name: String
    let destination: SwiftClass
    let isContent: Bool
    let handed: HandedValues

    var segues: [Segue] { kind.entries.map(\.segue) }
}

/// The class that the segues of one view controller get, with the protocol by which this one talks to them.
struct SegueClassText {
    let owner: SwiftClass
    let routes: [SegueRoute]
    let stems: ScreenStems

    var className: String { stems.stem(of: owner) + "Segue" }
    var outputName: String { stems.stem(of: owner) + "Output" }

    /// The lines of the file with the protocol and the class.
    var lines: [String] {
        var declared: [String] = []
        var methods: [[String]] = []
        for route in routes {
            for call in route.handed.calls {
                let signature = "func \(route.name)(\(call.parameters))"
                if declared.contains(signature) { continue }
                declared.append(signature)
                methods.append(method(signature, call, route))
            }
        }
        let modules = routes.reduce(into: Set(["UIKit"])) { $0.formUnion($1.handed.imports) }
        let head =
            modules.sorted().map { "import " + $0 } + [
                "", "/// What `\(owner.name)` says to the segues that lead on from it.",
                "protocol \(outputName): AnyObject {",
            ]
        let type = [
            "}", "", "/// Hands on what `\(owner.name)` says to the screens that it leads to.",
            "final class \(className): UIStoryboardSegue, \(outputName) {",
        ]
        return head + declared.map { "    " + $0 } + type
            + Array(methods.map { $0.map { "    " + $0 } }.joined(separator: [""])) + ["}"]
    }

    private func method(_ signature: String, _ call: HandedValues.Call, _ route: SegueRoute) -> [String] {
        let input = stems.inputName(route.destination)
        if call.statements.count == 1, let only = call.statements.first, !route.isContent {
            return ["\(signature) {", "    (destination as? \(input))?\(only)", "}"]
        }
        let guarding =
            route.isContent
            ? [
                "    guard let navigation = destination as? UINavigationController,",
                "        let input = navigation.topViewController as? \(input)", "    else { return }",
            ] : ["    guard let input = destination as? \(input) else { return }"]
        return ["\(signature) {"] + guarding + call.statements.map { "    input" + $0 } + ["}"]
    }
}

/// What the classes of screens are called in other names: `List` of `ListViewController`.
struct ScreenStems {
    private let counts: [String: Int]

    init(_ graph: ProjectGraph) {
        let names = Set(graph.classes.swiftClasses.map(\.name.lastNamePart))
        counts = names.reduce(into: [:]) { $0[Self.short($1), default: 0] += 1 }
    }

    /// The name without what says that it is a view controller; the whole name where two classes would share the rest.
    func stem(of type: SwiftClass) -> String {
        let name = type.name.lastNamePart
        let short = Self.short(name)
        return counts[short] == 1 ? short : name
    }

    /// `DetailInput` of `DetailViewController`
    func inputName(_ destination: SwiftClass) -> String { stem(of: destination) + "Input" }

    private static let endings = [
        "TableViewController", "CollectionViewController", "ViewController", "Controller", "TableVC", "VC",
    ]

    private static func short(_ name: String) -> String {
        for ending in endings where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

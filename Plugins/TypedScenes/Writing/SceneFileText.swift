import Navigation
import SwiftWriting
import TransformKit

/// Writes the text of a file with scenes.
struct SceneFileText {
    let file: SceneFile
    let options: TypedScenesOptions
    /// Whether code of the owner is compiled as Swift 6, where UIKit's classes belong to the main actor.
    let isOnMainActor: Bool
    /// Whether the oldest system has initializers that take more than a coder.
    let hasCreators: Bool
    let graph: ProjectGraph

    private var access: String { options.isPublic ? "public " : "" }
    private var actor: String { isOnMainActor ? "@MainActor " : "" }
    private var isMac: Bool { file.owner.isMac }
    private var storyboardType: String { isMac ? "NSStoryboard" : "UIStoryboard" }

    var text: String {
        var lines = [
            WrittenFile.firstLine,
            "// Run its recipe again when scenes come, go or get other names: it renews this file and the code that uses it.",
            "",
        ]
        lines += imports.map { "import \($0)" }
        for (depth, name) in options.enclosing.enumerated() {
            if depth == 0 { lines.append("") }
            lines.append(indented("\(depth == 0 ? actor : "")\(access)enum \(name) {", depth))
        }
        let depth = options.enclosing.count
        for (number, namespace) in file.namespaces.enumerated() {
            if depth == 0 || number > 0 { lines.append("") }
            lines += self.lines(of: namespace).map { indented($0, depth) }
        }
        for depth in options.enclosing.indices.reversed() { lines.append(indented("}", depth)) }
        for scene in madeByInitializers { lines += [""] + self.lines(of: scene) }
        if file.declaresSceneType { lines += [""] + sceneTypeLines }
        if file.owner.bundle == .ofCode { lines += ["", "private final class StoryboardBundle {}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    private func indented(_ line: String, _ depth: Int) -> String {
        line.isEmpty ? "" : String(repeating: "    ", count: depth) + line
    }

    private var imports: [String] {
        var modules: Set<String> = [isMac ? "AppKit" : "UIKit"]
        for scene in file.namespaces.flatMap(\.scenes) {
            for type in [scene.type, scene.root].compactMap({ $0 }) { type.module.map { _ = modules.insert($0) } }
        }
        let types = TypeImports(graph: graph, owner: file.owner)
        for initializer in madeByInitializers.flatMap(\.initializers) {
            for parameter in initializer.parameters {
                modules.formUnion(types.modules(for: parameter.type, declaredIn: initializer.path))
            }
        }
        return modules.sorted()
    }

    // MARK: Initializers

    /// A scene of each class that has initializers of its own, by class.
    private var madeByInitializers: [NamedScene] {
        guard hasCreators, options.style == .enum, !isMac else { return [] }
        var byClass: [String: NamedScene] = [:]
        for scene in file.namespaces.flatMap(\.scenes) where !scene.initializers.isEmpty {
            byClass[scene.type.name] = byClass[scene.type.name] ?? scene
        }
        return byClass.values.sorted { $0.type.name < $1.type.name }
    }

    private func lines(of scene: NamedScene) -> [String] {
        let name = scene.type.name
        var lines = scene.availability + ["extension \(file.sceneType) where Controller == \(name) {"]
        for (number, initializer) in scene.initializers.enumerated() {
            if number > 0 { lines.append("") }
            let parameters = initializer.parameters.map(\.declaration).joined(separator: ", ")
            lines += [
                "    /// Makes the controller with its `init`.", "    @available(iOS 13.0, tvOS 13.0, *)",
                "    \(access)func instantiate(\(parameters)) -> \(name) {",
                "        instantiate(creator: { coder in \(name)(\(initializer.arguments)) })", "    }",
            ]
        }
        return lines + ["}"]
    }

    // MARK: Storyboards

    private func lines(of namespace: SceneNamespace) -> [String] {
        let outer = options.enclosing.isEmpty ? actor : ""
        var lines = [
            "/// The scenes of `\(namespace.document.pathWithoutLanguage).storyboard`.",
            "\(outer)\(access)enum \(MemberName.written(namespace.name)) {",
            "    \(access)static let name = \(namespace.storyboard.swiftLiteral)",
            "    \(access)static var storyboard: \(storyboardType) { \(storyboardType)(name: name, bundle: \(bundle)) }",
        ]
        for scene in namespace.scenes {
            lines.append("")
            lines += member(scene).map { "    " + $0 }
        }
        return lines + ["}"]
    }

    private var bundle: String {
        switch file.owner.bundle {
        case .main, .identified: "nil"
        case .ofCode: "Bundle(for: StoryboardBundle.self)"
        case .module: ".module"
        }
    }

    private func member(_ scene: NamedScene) -> [String] {
        let id = scene.controller.id ?? ""
        let what = scene.identifier.map { "Scene \($0.swiftLiteral)" } ?? "The initial scene"
        let root = scene.root.map { " with `\($0.name)` at its root" } ?? ""
        let doubt = scene.type.isExact ? "" : scene.controller.customClass.map { "; `\($0)` is not visible here" } ?? ""
        let lines = ["/// \(what)\(root)\(doubt), object `\(id)`."] + scene.availability
        let name = MemberName.written(scene.member)
        let type = scene.type.name
        let made =
            scene.identifier.map { "\(file.sceneType)(storyboard: storyboard, identifier: \($0.swiftLiteral))" }
            ?? "\(file.sceneType)(storyboard: storyboard, identifier: nil)"
        switch options.style {
        case .enum:
            return lines + ["\(access)static var \(name): \(file.sceneType)<\(type)> {", "    \(made)", "}"]
        case .function, .rSwiftLike:
            return lines + ["\(access)static func \(name)() -> \(type) {", "    \(made).instantiate()", "}"]
        case .staticProperty:
            return lines + ["\(access)static var \(name): \(type) {", "    \(made).instantiate()", "}"]
        }
    }

    // MARK: The type of a scene

    private var sceneTypeLines: [String] {
        let base = isMac ? "NSObject" : "UIViewController"
        let byIdentifier =
            isMac
            ? "storyboard.instantiateController(withIdentifier: identifier)"
            : "storyboard.instantiateViewController(withIdentifier: identifier)"
        let initial =
            isMac ? "storyboard.instantiateInitialController()" : "storyboard.instantiateInitialViewController()"
        var lines = [
            "/// A scene that code can open, with the class of its controller.",
            "\(actor)\(access)struct \(file.sceneType)<Controller: \(base)> {",
            "    \(access)let storyboard: \(storyboardType)",
            "    /// The storyboard identifier; nil for the storyboard's initial scene.",
            "    \(access)let identifier: String?",
            "",
            "    /// Makes the controller.",
            "    \(access)func instantiate() -> Controller {",
            "        let made: Any?",
            "        if let identifier = identifier {",
            "            made = \(byIdentifier)",
            "        } else {",
            "            made = \(initial)",
            "        }",
            "        guard let controller = made as? Controller else {",
            "            fatalError(\"\\(identifier ?? \"The initial scene\") is no \\(Controller.self): \\(String(describing: made))\")",
            "        }",
            "        return controller",
            "    }",
        ]
        if hasCreators { lines += [""] + creatorLines }
        return lines + ["}"]
    }

    private var creatorLines: [String] {
        let systems = isMac ? "macOS 10.15" : "iOS 13.0, tvOS 13.0"
        let byIdentifier =
            isMac
            ? "storyboard.instantiateController(identifier: identifier, creator: creator)"
            : "storyboard.instantiateViewController(identifier: identifier, creator: creator)"
        let initial =
            isMac
            ? "storyboard.instantiateInitialController(creator: creator)"
            : "storyboard.instantiateInitialViewController(creator: creator)"
        return [
            "    /// Makes the controller with an initializer of its own.",
            "    @available(\(systems), *)",
            "    \(access)func instantiate(creator: @escaping (NSCoder) -> Controller?) -> Controller {",
            "        if let identifier = identifier {",
            "            return \(byIdentifier)",
            "        }",
            "        guard let controller = \(initial) else {",
            "            fatalError(\"The storyboard has no initial scene\")",
            "        }",
            "        return controller",
            "    }",
        ]
    }
}

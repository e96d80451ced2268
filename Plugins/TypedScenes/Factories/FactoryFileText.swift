import TransformKit

/// Writes the text of a file with factories.
struct FactoryFileText {
    let file: FactoryFile
    let graph: ProjectGraph

    private var isMac: Bool { file.scenes.owner.isMac }
    private var controller: String { isMac ? "NSViewController" : "UIViewController" }
    /// Code that is compiled as Swift 6 has UIKit's classes on the main actor.
    private var actor: String { file.scenes.owner.targets.contains(where: \.usesSwift6) ? "@MainActor " : "" }

    var text: String {
        var lines = [
            WrittenFactories.firstLine,
            "// Run its recipe again when scenes or their properties change: it renews this file and the code that uses it.",
            "",
        ]
        lines += imports.map { "import \($0)" }
        for factory in file.factories.sorted(by: { ($0.configured, $0.name) < ($1.configured, $1.name) }) {
            guard factory.initializer != nil, !factory.inheritsInitializer else { continue }
            lines += [""] + initializer(factory)
        }
        lines += functions(of: "SceneCreation", file.factories) { creation($0) }
        if !isMac {
            // UIKit raises an exception where a navigation controller is pushed.
            let pushed = file.factories.filter { !$0.scene.controller.isNamed("navigationController") }
            lines += functions(of: "ScenePush", pushed) { showing($0, .push) }
            lines += functions(of: "ScenePresentation", file.factories) { showing($0, .present) }
        }
        if file.declaresTypes { lines += [""] + typeLines }
        return lines.joined(separator: "\n") + "\n"
    }

    private func functions(
        of type: String, _ factories: [ScreenFactory], _ lines: (ScreenFactory) -> [String]
    ) -> [String] {
        if factories.isEmpty { return [] }
        let functions = factories.map(lines).joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }
        return ["", "extension \(type) {"] + functions + ["}"]
    }

    /// UIKit, and what the files of the properties import, since their types may come from there.
    private var imports: [String] {
        var modules: Set<String> = [isMac ? "AppKit" : "UIKit"]
        let types = TypeImports(graph: graph, owner: file.scenes.owner)
        for factory in file.factories {
            if let module = factory.scene.type.module { modules.insert(module) }
            for property in factory.parameters.map(\.property) {
                modules.formUnion(types.modules(for: property.type.wrapped, declaredIn: property.path))
            }
        }
        return modules.sorted()
    }

    // MARK: Functions

    private func declarations(_ factory: ScreenFactory, isInClass: Bool = false) -> [String] {
        factory.parameters.map { $0.declaration(isInClass: isInClass) }
    }

    private func arguments(_ factory: ScreenFactory) -> String {
        factory.parameters.map { "\(MemberName.written($0.name)): \(MemberName.written($0.name))" }
            .joined(separator: ", ")
    }

    /// The head of a function, on several lines where one would be too long.
    private func head(_ start: String, _ parameters: [String], _ end: String) -> [String] {
        let line = "\(start)(\(parameters.joined(separator: ", ")))\(end)"
        if line.count <= 116 || parameters.count < 2 { return [line] }
        return ["\(start)("]
            + parameters.enumerated().map { number, parameter in
                "    \(parameter)\(number == parameters.count - 1 ? "" : ",")"
            } + [")\(end)"]
    }

    private func initializer(_ factory: ScreenFactory) -> [String] {
        let body = factory.parameters.map { "    self.\($0.name) = \(MemberName.written($0.name))" }
        let function =
            ["/// Sets what each place that opens the screen gives it."] + factory.scene.availability
            + head("func \(factory.initializer ?? "")", declarations(factory, isInClass: true), " {") + body + ["}"]
        return ["extension \(factory.configured) {"] + function.map { "    " + $0 } + ["}"]
    }

    private func creation(_ factory: ScreenFactory) -> [String] {
        let scene = factory.scene
        let document = factory.namespace.document.pathWithoutLanguage
        let what = scene.identifier.map { "Scene \($0.swiftLiteral)" } ?? "The initial scene"
        let made = making(factory)
        let start =
            ["/// \(what) of `\(document).storyboard`, object `\(scene.controller.id ?? "")`."] + scene.availability
            + head("func \(MemberName.written(factory.name))", declarations(factory), " -> \(factory.type) {")
        guard let initializer = factory.initializer else { return start + ["    \(made)", "}"] }
        let target =
            factory.configuresRoot
            ? "(controller.viewControllers.first as? \(factory.configured))?" : "controller"
        return start + [
            "    let controller = \(made)", "    \(target).\(initializer)(\(arguments(factory)))",
            "    return controller", "}",
        ]
    }

    /// `Onboarding.signUp.instantiate()`
    private func making(_ factory: ScreenFactory) -> String {
        let written = file.scenes.written
        let names = (written?.enclosing ?? []) + [factory.namespace.name, factory.scene.member]
        let making: String =
            switch written?.style ?? .enum {
            case .enum: ".instantiate()"
            case .function, .rSwiftLike: "()"
            case .staticProperty: ""
            }
        return names.map(MemberName.written).joined(separator: ".") + making
    }

    private func showing(_ factory: ScreenFactory, _ form: ShowingCall.Form) -> [String] {
        let isPush = form == .push
        let parameters =
            declarations(factory) + (isPush ? [] : ["style: UIModalPresentationStyle? = nil"])
            + ["animated: Bool = true"] + (isPush ? [] : ["completion: (() -> Void)? = nil"])
        let made = "\(controller).create.\(MemberName.written(factory.name))(\(arguments(factory)))"
        let shown =
            isPush
            ? "navigationController.pushViewController(controller, animated: animated)"
            : "presenter.present(controller, animated: animated, completion: completion)"
        return ["@discardableResult"] + factory.scene.availability
            + head("func \(MemberName.written(factory.name))", parameters, " -> \(factory.type) {")
            + ["    let controller = \(made)"] + (isPush ? [] : styleLines)
            + ["    \(shown)", "    return controller", "}"]
    }

    private var styleLines: [String] {
        ["    if let style = style { controller.modalPresentationStyle = style }"]
    }

    // MARK: Types

    private var typeLines: [String] {
        var lines = [
            "/// Makes the controllers of scenes: `\(controller).create`.",
            "\(actor)struct SceneCreation {}", "",
            "extension \(controller) {", "    static var create: SceneCreation { SceneCreation() }", "}",
        ]
        if isMac { return lines }
        lines += [
            "",
            "/// Makes the controllers of scenes and pushes them: `navigationController.push`.",
            "\(actor)struct ScenePush {", "    let navigationController: UINavigationController", "}", "",
            "extension UINavigationController {",
            "    var push: ScenePush { ScenePush(navigationController: self) }", "}", "",
            "/// Makes the controllers of scenes and presents them: `viewController.present`.",
            "\(actor)struct ScenePresentation {", "    let presenter: UIViewController", "}", "",
            "extension UIViewController {",
            "    var present: ScenePresentation { ScenePresentation(presenter: self) }", "}",
        ]
        return lines
    }
}

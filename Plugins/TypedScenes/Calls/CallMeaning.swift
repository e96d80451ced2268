import Navigation
import SceneCallWriting
import TransformKit

/// What a call opens: the scene in the written file, or why it cannot be said.
struct CallMeaning {
    let file: SceneFile
    let namespace: SceneNamespace
    let scene: NamedScene
    /// What a person has to look at: the reason for which the call is not certain to do the same; nil where it is.
    let doubt: String?

    /// `Onboarding.signUp.instantiate()`, as the file is written with some options.
    func making(_ options: TypedScenesOptions) -> SceneMaking {
        let member = (options.enclosing + [namespace.name, scene.member]).map(MemberName.written).joined(separator: ".")
        return SceneMaking(
            controller: scene.controller, isInitial: scene.identifier == nil, type: scene.type.name,
            isExact: scene.type.isExact, isMac: file.owner.isMac, path: file.path,
            function: options.making.hasSuffix("()") ? member + options.making.dropLast(2) : nil, doubt: doubt
        ) { (expression, call, source) throws(Obstacle) in
            guard let creator = expression.creator else { return member + options.making }
            return try member + ".instantiate" + creating(creator, expression, call, source, options)
        }
    }

    /// What `instantiate` takes for a call that makes the controller by an initializer of its own.
    private func creating(
        _ creator: String, _ expression: CallExpression, _ call: SceneCall, _ source: SourceText,
        _ options: TypedScenesOptions
    ) throws(Obstacle) -> String {
        func obstacle(_ reason: String) -> Obstacle {
            Obstacle(code: .creator, reason: reason, place: call.reference.place)
        }
        guard options.style == .enum else {
            throw obstacle("it makes the controller by an initializer of its own, which only the style enum takes")
        }
        guard scene.type.isExact else {
            throw obstacle(
                "it makes the controller by an initializer of its own, whose class \(file.path) does not see")
        }
        guard creator.contains("\(scene.type.name)("), !creator.contains("->") else {
            throw obstacle("the closure makes it in a way that does not say \(scene.type.name)")
        }
        let arguments = file.owner.isMac ? nil : CreatorArguments(expression.call, scene)?.text(in: source)
        return arguments.map { "(\($0))" } ?? creator
    }
}

/// Decides what calls open.
struct CallMeanings {
    let graph: ProjectGraph
    let inventory: SceneInventory

    /// - Throws: the reason why a call stays.
    func meaning(of call: SceneCall) throws(Obstacle) -> CallMeaning {
        let place = call.reference.place
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: place)
        }
        let isInitial = call.reference.kind == .initialScene
        guard isInitial || call.isExact && call.reference.names.count == 1 else {
            throw obstacle(
                .identifierUnknown,
                "the identifier \(call.reference.text) is not known for certain: it is made at run time or has several values"
            )
        }
        // Of an identifier that one scene alone has, every other storyboard would raise an exception.
        let isOnlyScene = !isInitial && call.controllers.count == 1
        guard call.knowsStoryboard && call.storyboards.count == 1 || isOnlyScene else {
            throw obstacle(
                .storyboardUnknown,
                call.knowsStoryboard && call.storyboards.count > 1
                    ? "it may be loaded from \(call.storyboards.map(\.path.fileName).joined(separator: " or "))"
                    : "the storyboard that it is loaded from is not known for certain")
        }
        guard let controller = call.controllers.first else {
            throw obstacle(.noScene, "\(call.storyboards.first?.path.fileName ?? "the storyboard") has no such scene")
        }
        let identifier = isInitial ? nil : call.reference.names[0]
        guard controller.isController, controller.storyboardIdentifier == identifier || isInitial else {
            throw obstacle(.noScene, "it names a storyboard reference, which leads elsewhere")
        }
        guard let file = inventory.file(for: call.reference.path, holding: controller, identifier, in: graph),
            let (namespace, scene) = file.scene(opening: controller, identifier)
        else {
            throw obstacle(
                .noMember, "\(controller.document.path.fileName) has no type in Swift, or the scene no member")
        }
        guard
            file.owner.contains(call.reference.path, in: graph)
                || importsForTesting(file.owner, namespace.name, call.reference.path)
        else {
            throw obstacle(
                .otherModule,
                "\(call.reference.path.fileName) is not only in \(file.owner.described), which \(file.path) is in")
        }
        let isCertain = call.knowsStoryboard && call.storyboards.count == 1
        let isInBundle = isCertain ? try namesOwnBundle(call, file.owner) : true
        return CallMeaning(
            file: file, namespace: namespace, scene: scene, doubt: doubt(about: call, isCertain, isInBundle, controller)
        )
    }

    private func doubt(
        about call: SceneCall, _ isCertain: Bool, _ isInBundle: Bool, _ controller: Element
    ) -> String? {
        if !isCertain {
            return "where the storyboard comes from is not known, and of those here only "
                + "\(controller.document.path.fileName) has a scene of the identifier"
        }
        if !isInBundle { return "the bundle that the storyboard is looked up in is not in sight" }
        guard call.reference.storyboard == .own, call.syntax?.chaining == .optional else { return nil }
        return "`storyboard` is nil in a controller that no storyboard made, which then opened nothing here"
    }

    /// Whether a file is of tests alone and has `@testable import` of a module in which the written file is, so that it
    /// sees what is internal there.
    private func importsForTesting(_ owner: SceneOwner, _ name: String, _ path: String) -> Bool {
        let builders = graph.targets.targets(of: path)
        guard let source = graph.text(at: path), !builders.isEmpty, builders.allSatisfy(\.isTest) else { return false }
        let modules = Set(owner.targets.flatMap(\.moduleNames))
        let imported = source.string(0..<source.bytes.count).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            return words.count >= 3 && words[0] == "@testable" && words[1] == "import" ? String(words[2]) : nil
        }
        guard imported.count == 1, modules.contains(imported[0]) else { return false }
        // A type of the name in the tests would hide the module's.
        return !graph.swiftFiles.contains { file in
            graph.targets.targets(of: file.path).contains(where: builders.contains)
                && file.types.contains { $0.name == name }
        }
    }

    // MARK: Bundles

    /// Whether the call looks into the storyboard's own bundle; false where its expression is not in sight.
    private func namesOwnBundle(_ call: SceneCall, _ owner: SceneOwner) throws(Obstacle) -> Bool {
        if call.reference.storyboard == .own { return true }
        // The symbols look into the bundle of their own code, which is in the module that uses them.
        if GeneratedCall.generator(of: call) != nil { return true }
        guard let text = bundleText(of: call) else { return false }
        let isOwn: Bool
        switch text {
        case "nil", ".main", "Bundle.main": isOwn = owner.bundle == .main
        case ".module", "Bundle.module": isOwn = owner.bundle == .module
        default: isOwn = namesOwnClass(text, call, owner)
        }
        guard isOwn else {
            throw Obstacle(
                code: .otherBundle,
                reason: "it looks into the bundle \(text), which may be another than the storyboard's",
                place: call.reference.place)
        }
        return true
    }

    /// `Bundle(for: Menu.self)` and `Bundle(for: type(of: self))`, where the class is compiled by the owner alone.
    private func namesOwnClass(_ text: String, _ call: SceneCall, _ owner: SceneOwner) -> Bool {
        let compact = text.filter { !$0.isWhitespace }
        guard compact.hasPrefix("Bundle(for:") || compact.hasPrefix(".init(for:"), compact.hasSuffix(")") else {
            return false
        }
        let argument = compact[compact.firstIndex(of: ":")!...].dropFirst().dropLast()
        if ["type(of:self)", "self.classForCoder", "self", "Self.self"].contains(argument) {
            return owner.contains(call.reference.path, in: graph)
        }
        guard argument.hasSuffix(".self") else { return false }
        let name = String(argument.dropLast(5))
        guard case .swift(let types) = graph.classes.resolve(name, from: call.reference.path) else { return false }
        return types.allSatisfy { owner.contains($0.declaration.path, in: graph) }
    }

    /// The argument `bundle:` behind the storyboard's name, or in the expression that makes the storyboard.
    private func bundleText(of call: SceneCall) -> String? {
        let receiver = call.syntax?.receiver.map { CodeRange(path: call.reference.path, range: $0) }
        for place in call.sources.map(\.place) + (receiver.map { [$0] } ?? []) {
            guard let text = graph.text(at: place.path) else { continue }
            if let found = argument(text.string(place.range)) { return found }
            let end = min(text.bytes.count, place.range.upperBound + 200)
            let behind = text.string(place.range.upperBound..<end)
            let gap = behind.prefix { $0 == ")" || $0 == "," || $0.isWhitespace }
            if behind[gap.endIndex...].hasPrefix("bundle:"), let found = argument(behind) { return found }
        }
        for case .enumCase(let storyboards) in call.sources.map(\.form) {
            if let found = bundleText(madeBy: storyboards.type) { return found }
        }
        guard let made = call.made else { return nil }
        for function in made.way + [made.function] {
            // A parameter of the name stands before the body.
            guard let text = graph.text(at: function.path),
                let found = argument(String(text.string(function.range).drop { $0 != "{" }))
            else { continue }
            return found
        }
        return nil
    }

    /// The bundle in the code of an enumeration of storyboards, where all of it says the same one.
    private func bundleText(madeBy type: String) -> String? {
        var found: Set<String?> = []
        for file in graph.swiftFiles {
            for part in file.types where part.name == type {
                let pieces = file.source.string(part.range).split(separator: "Storyboard(name:").dropFirst()
                for piece in pieces { found.insert(argument(String(piece))) }
            }
        }
        return found.count == 1 ? found.first.flatMap { $0 } : nil
    }

    /// `nil` of `bundle: nil)`
    private func argument(_ text: String) -> String? {
        guard let label = text.firstRange(of: "bundle:") else { return nil }
        var depth = 0
        var argument = ""
        for character in text[label.upperBound...] {
            if character == "(" { depth += 1 }
            if character == ")" {
                if depth == 0 { return argument.trimmed }
                depth -= 1
            }
            argument.append(character)
        }
        return nil
    }
}

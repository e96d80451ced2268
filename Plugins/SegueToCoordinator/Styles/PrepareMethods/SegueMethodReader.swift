import Navigation
import SegueCode
import TransformKit

/// One of the methods that replace a `prepare(for:sender:)`.
struct SegueMethodText: Hashable, Sendable {
    /// `prepareForShowDetail`
    let name: String
    let lines: [String]
    let segues: [RoutedSegue]
}

/// Splits a `prepare(for:sender:)` into one method for each segue.
struct SegueMethodReader {
    private let context: StyleContext
    private let method: PrepareMethod
    /// The methods, in the order in which the code compares the identifiers.
    private(set) var methods: [SegueMethodText] = []
    /// The code that stays in `prepare(for:sender:)`.
    private(set) var rest = StayingCode()
    /// The segues that stay there, each kind with its reason.
    private(set) var staying: [(kind: SegueKind, obstacle: Obstacle)] = []

    init(_ context: StyleContext, _ method: PrepareMethod) {
        self.context = context
        self.method = method
    }

    /// The code for the segues that share a method.
    private struct Part {
        let name: String
        let code: CutCode
        let kind: SegueKind
    }

    /// Reads the method; throws where all of it stays.
    mutating func read() throws(Obstacle) {
        var parts: [Part] = []
        let kinds = context.kinds(of: method)
        for kind in kinds {
            do throws(Obstacle) {
                if let part = try part(kind) { parts.append(part) }
            } catch {
                staying.append((kind, error))
            }
        }
        if parts.isEmpty, staying.isEmpty, context.preparesAnySegue(method) {
            throw obstacle(.noSegue, "no segue of a storyboard leads away from \(method.owner.name)")
        }
        // The base class finds a method by its name, also for a segue whose code stays or that no code prepares.
        if !parts.isEmpty, let obstacle = clash(among: kinds) ?? taken(by: kinds, parts) {
            throw obstacle
        }
        // Where nothing is taken out, nothing else has to be understood either.
        if !parts.isEmpty { for (kind, _) in staying { try rest.keep(kind, of: method, context) } }
        if let line = CommonCode.line(of: parts.map(\.code.markedLines) + rest.bodies) {
            throw obstacle(.commonCode, "several segues share code in prepare(for:sender:): \(line)")
        }
        methods = texts(parts)
    }

    /// The code of a kind as a method; nil where none runs.
    private func part(_ kind: SegueKind) throws(Obstacle) -> Part? {
        let code = try context.typedCode(of: method, for: kind)
        guard let key = kind.name else {
            if code == nil { return nil }
            throw Obstacle(
                code: .segueWithoutName, reason: "the segue has no identifier and no known destination",
                place: kind.prepared.place)
        }
        guard let name = SegueMethodName.stem(of: key) else {
            if code == nil { return nil }
            throw Obstacle(
                code: .identifierNoName, reason: "no method can be named after the segue “\(key)”",
                place: kind.prepared.place)
        }
        guard let code else { return nil }
        if !kind.isInDocuments {
            if code.isDiagnostic { return nil }
            throw obstacle(.segueNotFound, "no storyboard has a segue “\(key)” that leaves \(method.owner.name)")
        }
        if let obstacle = shown(kind, code) { throw obstacle }
        return Part(name: "prepareFor" + name, code: code, kind: kind)
    }

    // MARK: Obstacles

    private func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
        Obstacle(code: code, reason: reason, place: method.place)
    }

    /// The obstacle where the code prepares something else than what the base class passes: the destination, or what a
    /// navigation controller holds.
    private func shown(_ kind: SegueKind, _ code: CutCode) -> Obstacle? {
        guard code.usesParameter else { return nil }
        func stays(_ reason: String) -> Obstacle {
            Obstacle(code: .container, reason: reason, place: kind.prepared.place)
        }
        for (controller, content) in zip(kind.prepared.destinations, kind.prepared.contents) {
            let name = controller.customClass ?? controller.name
            switch context.kinship.isKind(controller, "UINavigationController", from: method.path) {
            case false: continue
            case nil: return stays("nobody can say whether \(name) is a navigation controller")
            case true?:
                if content == nil || !code.form.isContent {
                    return stays("its code prepares the navigation controller, and not what this holds")
                }
                if controller.customClass != nil { return stays("\(name) may hold something else by then") }
            }
        }
        guard kind.prepared.destinations.isEmpty, let action = kind.prepared.unwindAction else { return nil }
        let classes = context.graph.classes
        let isContainer = classes.swiftClasses.contains { type in
            type.actions.contains { $0.selector == action }
                && Ancestry(of: type, in: context.graph).mayBeNavigationController
        }
        return isContainer ? stays("it may unwind to a navigation controller") : nil
    }

    private func clash(among kinds: [SegueKind]) -> Obstacle? {
        var names: [String: String] = [:]
        for key in kinds.compactMap(\.name) {
            guard let name = SegueMethodName.stem(of: key) else { continue }
            if let other = names.updateValue(key, forKey: name) {
                return obstacle(.identifierClash, "the segues “\(other)” and “\(key)” would share prepareFor\(name)")
            }
        }
        return nil
    }

    /// The obstacle where a method has a name that is to be written, or that the base class would begin to call.
    private func taken(by kinds: [SegueKind], _ parts: [Part]) -> Obstacle? {
        let family =
            context.graph.classes.chain(of: method.owner) + context.graph.classes.subclasses(of: method.owner)
        let texts = family.flatMap(\.parts).compactMap { context.graph.text(at: $0.path) }
        // Below a base class of an earlier run the methods of the other segues are called already.
        let others = isPrepared(method.owner) ? [] : kinds.compactMap(\.name).compactMap(SegueMethodName.stem)
        let names = parts.map(\.name) + others.map { "prepareFor" + $0 }
        return names.first { name in texts.contains { $0.contains(function: name) } }
            .map { obstacle(.nameTaken, "\($0) is there already") }
    }

    /// Whether a class above finds methods by the names of segues.
    private func isPrepared(_ type: SwiftClass) -> Bool {
        context.graph.classes.chain(of: type).dropFirst().flatMap(\.parts).contains { part in
            context.graph.text(at: part.path)?.string(part.range).contains(SegueMethodName.call) == true
        }
    }

    /// The obstacle where another class below the same root has a method that the base class would begin to call.
    func taken(in family: StyleFamily) -> Obstacle? {
        if isPrepared(method.owner) { return nil }
        let classes = [family.root] + context.graph.classes.subclasses(of: family.root)
        let found = classes.flatMap(\.actions).first { action in
            action.selector.hasPrefix("prepareFor") && action.selector.hasSuffix(":sender:")
                && action.selector != "prepareForSegue:sender:"
        }
        return found.map { obstacle(.nameTaken, "a class below \(family.root.name) has a method \($0.selector)") }
    }

    // MARK: Text

    private func texts(_ parts: [Part]) -> [SegueMethodText] {
        var first: [CutCode: Part] = [:]
        return parts.map { part in
            let body: [String]
            if let same = first[part.code], part.code.lines.count > 1, hasSenderName {
                body = ["\(same.name)(\(part.code.parameterName), sender: \(method.senderName))"]
            } else {
                body = part.code.lines
                first[part.code] = part
            }
            let lines =
                ["@objc private func \(part.name)(\(parameters(part.code))) {"]
                + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
            let segues = part.kind.entries.map { entry in
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass,
                    destination: context.destinationName(entry),
                    preparedBy: "\(part.name)(_: \(part.code.parameterType), sender:)")
            }
            return SegueMethodText(name: part.name, lines: lines, segues: segues)
        }
    }

    /// Whether one method can call another with the sender.
    private var hasSenderName: Bool { method.senderName != "_" }

    private func parameters(_ code: CutCode) -> String {
        let sender = method.senderName == "sender" ? "sender" : "sender \(method.senderName)"
        return "_ \(code.parameterName): \(code.parameterType), \(sender): Any?"
    }
}

extension CutCode {
    /// The lines, with the sign for the parameter in those that say it.
    fileprivate var markedLines: [String] {
        lines.map { line in
            let text = SourceText(path: "", bytes: Array(line.utf8))
            return text.contains(identifier: parameterName) ? SegueCutter.parameter + line : line
        }
    }
}

extension Ancestry {
    /// Whether objects of the class are navigation controllers, or nobody can say.
    fileprivate var mayBeNavigationController: Bool {
        guard let name = outerName, let chain = ControllerClasses.chain(of: name) else { return true }
        return chain.contains("UINavigationController")
    }
}

extension SourceText {
    /// Whether the file contains `func name(`.
    fileprivate func contains(function name: String) -> Bool {
        let text = Array("func \(name)(".utf8)
        return bytes.indices.contains { start in
            bytes[start] == text[0] && bytes[start...].prefix(text.count).elementsEqual(text)
        }
    }
}

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
    private let entries: [StyleSegues.Entry]

    init(_ context: StyleContext, _ method: PrepareMethod) {
        self.context = context
        self.method = method
        entries = context.segues.entries(reaching: method.owner, in: context.graph)
    }

    /// The code for the segues that share a method.
    private struct Part {
        let name: String
        let code: CutCode
        let segues: [StyleSegues.Entry]
    }

    /// The methods, in the order in which the code compares the identifiers; empty where it prepares no segue.
    func read() throws(Obstacle) -> [SegueMethodText] {
        var parts: [Part] = []
        var names: [String: String] = [:]
        for (key, segue, segues) in kinds {
            let code = try context.code(of: method, for: segue)
            guard let name = SegueNames.upper(key), name != "Segue" else {
                if code.lines.isEmpty { continue }
                throw Obstacle(
                    code: .identifierNoName, reason: "no method can be named after the segue “\(key)”",
                    place: segue.place)
            }
            if let other = names[name] {
                throw Obstacle(
                    code: .identifierClash,
                    reason: "the segues “\(other)” and “\(key)” would share prepareFor\(name)", place: segue.place)
            }
            names[name] = key
            if !code.lines.isEmpty { parts.append(Part(name: "prepareFor" + name, code: code, segues: segues)) }
        }
        if let obstacle = check(parts) { throw obstacle }
        return texts(parts)
    }

    /// The segues grouped by identifier, and those without one by the class that they lead to.
    private var kinds: [(key: String, segue: PreparedSegue, segues: [StyleSegues.Entry])] {
        var kinds: [(String, PreparedSegue, [StyleSegues.Entry])] = []
        let known = entries.compactMap(\.identifier)
        var done: Set<String> = []
        for identifier in context.comparedIdentifiers(method) + known where done.insert(identifier).inserted {
            let own = entries.filter { $0.identifier == identifier }
            let segue =
                PreparedSegue.joined(own.map(\.prepared))
                ?? PreparedSegue(
                    identifier: identifier, destinations: [], contents: [], isMadeByCode: true,
                    sourceClass: method.owner, place: method.place)
            kinds.append((identifier, segue, own))
        }
        for entry in entries where entry.identifier == nil {
            guard let name = destinationName(entry), done.insert(" " + name).inserted else { continue }
            let own = entries.filter { $0.identifier == nil && destinationName($0) == name }
            if let segue = PreparedSegue.joined(own.map(\.prepared)) { kinds.append((name, segue, own)) }
        }
        return kinds
    }

    /// The name of the class that a segue leads to, as `type(of:)` gives it at run time.
    private func destinationName(_ entry: StyleSegues.Entry) -> String? {
        guard let controller = entry.prepared.destinations.first else { return nil }
        switch context.graph.classes.resolve(controller) {
        case .swift(let types): return types.first?.name.lastNamePart
        case .objectiveC, .notInProject: return controller.customClass
        case nil: return "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
        }
    }

    // MARK: Obstacles

    private func check(_ parts: [Part]) -> Obstacle? {
        func obstacle(_ code: RefusalCode, _ reason: String) -> Obstacle {
            Obstacle(code: code, reason: reason, place: method.place)
        }
        let owner = method.owner
        for entry in entries where entry.identifier == nil && destinationName(entry) == nil {
            if let code = try? context.code(of: method, for: entry.prepared), code.lines.isEmpty { continue }
            return obstacle(.segueWithoutName, "a segue of \(owner.name) has no identifier and no known destination")
        }
        if parts.isEmpty, context.preparesAnySegue(method) {
            return obstacle(.noSegue, "no segue of a storyboard leads away from \(owner.name)")
        }
        if let line = CommonCode.line(of: parts.map(\.code.lines)) {
            return obstacle(.commonCode, "several segues share code in prepare(for:sender:): \(line)")
        }
        let family = context.graph.classes.chain(of: owner) + context.graph.classes.subclasses(of: owner)
        let taken = parts.first { part in
            family.flatMap(\.parts).contains { piece in
                context.graph.text(at: piece.path)?.contains(function: part.name) == true
            }
        }
        return taken.map { obstacle(.nameTaken, "\($0.name) is there already") }
    }

    // MARK: Text

    private func texts(_ parts: [Part]) -> [SegueMethodText] {
        var first: [[String]: String] = [:]
        return parts.map { part in
            let body: [String]
            if let same = first[part.code.lines], part.code.lines.count > 1, hasNames {
                body = ["\(same)(\(method.segueName), sender: \(method.senderName))"]
            } else {
                body = part.code.lines
                first[part.code.lines] = part.name
            }
            let lines =
                ["@objc func \(part.name)(\(parameters)) {"] + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
            let segues = part.segues.map { entry in
                RoutedSegue(
                    segue: entry.segue, sourceClass: entry.sourceClass, destination: destinationName(entry),
                    preparedBy: "\(part.name)(_:sender:)")
            }
            return SegueMethodText(name: part.name, lines: lines, segues: segues)
        }
    }

    /// Whether both parameters have names, so that one method can call another with them.
    private var hasNames: Bool { method.segueName != "_" && method.senderName != "_" }

    private var parameters: String {
        let sender = method.senderName == "sender" ? "sender" : "sender \(method.senderName)"
        return "_ \(method.segueName): UIStoryboardSegue, \(sender): Any?"
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

import SegueCode
import TransformKit

/// The segues that one piece of code prepares: those of one identifier, or those without one that lead to one class.
struct SegueKind {
    /// The identifier, or the name of the class; nil where there is neither.
    let name: String?
    let identifier: String?
    /// The segues as one, with the destinations of all.
    let prepared: PreparedSegue
    /// The segues of the documents; none for an identifier that code alone knows.
    let entries: [StyleSegues.Entry]

    /// Whether other segues of the identifier lead to another class.
    var isDivided = false

    /// Whether a document has such a segue.
    var isInDocuments: Bool { !entries.isEmpty }
}

extension StyleContext {
    /// The kinds of segues that may reach a method, those of one identifier divided by the class that they lead to.
    func kindsByDestination(of method: PrepareMethod) -> [SegueKind] {
        kinds(of: method).flatMap { kind -> [SegueKind] in
            var parts: [(name: String?, entries: [StyleSegues.Entry])] = []
            for entry in kind.entries {
                let name = destinationName(entry)
                if let place = parts.firstIndex(where: { $0.name == name }) {
                    parts[place].entries.append(entry)
                } else {
                    parts.append((name, [entry]))
                }
            }
            if parts.count < 2 { return [kind] }
            return parts.compactMap { part in
                PreparedSegue.joined(part.entries.map(\.prepared)).map { prepared in
                    SegueKind(
                        name: kind.name, identifier: kind.identifier, prepared: prepared, entries: part.entries,
                        isDivided: true)
                }
            }
        }
    }

    /// The kinds of segues that may reach a method: first those that it compares, in its order, then the others in that
    /// of the documents.
    func kinds(of method: PrepareMethod) -> [SegueKind] {
        let entries = segues.entries(reaching: method.owner, in: graph)
        var kinds: [SegueKind] = []
        var done: Set<String> = []
        for identifier in comparedIdentifiers(method) + entries.compactMap(\.identifier)
        where done.insert(identifier).inserted {
            let own = entries.filter { $0.identifier == identifier }
            let prepared =
                PreparedSegue.joined(own.map(\.prepared))
                ?? PreparedSegue(
                    identifier: identifier, destinations: [], contents: [], isMadeByCode: true,
                    sourceClass: method.owner, place: method.place)
            kinds.append(SegueKind(name: identifier, identifier: identifier, prepared: prepared, entries: own))
        }
        var unnamed: [(name: String?, entries: [StyleSegues.Entry])] = []
        for entry in entries where entry.identifier == nil {
            let name = destinationName(entry)
            if name != nil, let place = unnamed.firstIndex(where: { $0.name == name }) {
                unnamed[place].entries.append(entry)
            } else {
                unnamed.append((name, [entry]))
            }
        }
        for (name, own) in unnamed {
            guard let prepared = PreparedSegue.joined(own.map(\.prepared)) else { continue }
            kinds.append(SegueKind(name: name, identifier: nil, prepared: prepared, entries: own))
        }
        return kinds
    }

    /// The name of the class that a segue leads to, as `type(of:)` gives it at run time.
    func destinationName(_ entry: StyleSegues.Entry) -> String? {
        guard let controller = entry.prepared.destinations.first else { return nil }
        switch graph.classes.resolve(controller) {
        case .swift(let types): return types.first?.name.lastNamePart
        case .objectiveC, .notInProject: return controller.customClass
        case nil: return "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
        }
    }

    /// The code that a method runs for the segues of a kind, with the destination as a parameter of its own type; nil
    /// where it runs nothing.
    func typedCode(of method: PrepareMethod, for kind: SegueKind) throws(Obstacle) -> CutCode? {
        if try code(of: method, for: kind.prepared).lines.isEmpty { return nil }
        let code = try cut(method, kind.prepared).code()
        guard code.form == .controller, let shown = StyleDestination.classes(of: kind.prepared, in: graph).destination
        else { return code }
        // Code that casts nothing takes what the documents say.
        return code.taking(shown.name)
    }
}

extension CutCode {
    /// The code with a parameter of a closer type.
    fileprivate func taking(_ type: String) -> CutCode {
        CutCode(
            form: .destination(type: type), parameterName: parameterName, parameterType: type, senderName: senderName,
            senderType: senderType, lines: lines, usesParameter: usesParameter)
    }
}

import Foundation
import ProjectFiles
import SceneCallWriting
import TransformKit

/// Tells whether a reuse identifier can give no cell of another class than one.
final class CellCertainty {
    private let graph: ProjectGraph
    private lazy var objects: [String: [Element]] = {
        var found: [String: [Element]] = [:]
        for document in graph.documents {
            for element in document.elements {
                if let identifier = element["reuseIdentifier"] { found[identifier, default: []].append(element) }
            }
        }
        return found
    }()
    private lazy var registrations = graph.codeReferences(of: .registeredReuseIdentifier)

    private lazy var nibs = graph.codeReferences(of: .nib)
    /// The class of the only view of the xibs of each name; an empty text for a xib with several.
    private lazy var viewClasses: [String: Set<String>] = {
        var classes: [String: Set<String>] = [:]
        for document in graph.documents where document.kind.form == .xib {
            let name = LocalizedFile(path: document.path).baseName
            classes[name, default: []].insert(document.onlyView?.customClass ?? "")
        }
        return classes
    }()

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// What a person has to look at before an `as?` goes; nil where it succeeds for certain.
    ///
    /// - Throws: what may give a cell of another class.
    func doubt(_ identifier: String, _ type: String, at place: Place) throws(Obstacle) -> String? {
        for object in objects[identifier] ?? [] where object.customClass != type {
            throw Obstacle(
                code: .castDecides,
                reason:
                    "a cell of \(object.document.path.fileName) has the identifier \"\(identifier)\" and another class",
                place: object.place)
        }
        for document in graph.refusedDocuments where document.source.contains("\"\(identifier)\"") {
            throw Obstacle(
                code: .castDecides, reason: "\(document.path.fileName) says \"\(identifier)\" and cannot be read",
                place: document.place)
        }
        var doubt: String?
        for registration in registrations where mayRun(registration.path, with: place.path) {
            let isNamed = registration.names.contains(identifier)
            guard isNamed || !registration.isExact, !isOfClass(registration, type) else { continue }
            if isNamed, registration.isExact {
                throw Obstacle(
                    code: .castDecides,
                    reason: "code registers something else than \(type) for \"\(identifier)\"",
                    place: registration.place)
            }
            doubt =
                doubt
                ?? "\(registration.place) registers cells for an identifier that is not known, which may be \"\(identifier)\""
        }
        return doubt
    }

    /// Whether code of two files can run in one process: an app and an extension of it are two.
    private func mayRun(_ path: String, with other: String) -> Bool {
        let targets = graph.targets.targets(of: path)
        let others = Set(graph.targets.targets(of: other))
        return others.isEmpty || !targets.allSatisfy { $0.kind.isProcess && !others.contains($0) } || targets.isEmpty
    }

    /// Whether the call says the class before the identifier: `register(OrderCell.self, …)`, `register(OrderCell.nib, …)`,
    /// `register(UINib(nibName: "OrderCell", …), …)`.
    private func isOfClass(_ registration: CodeReference, _ type: String) -> Bool {
        guard let source = graph.text(at: registration.path) else { return false }
        let start = max(0, registration.range.lowerBound - 300)
        let before = source.string(start..<registration.range.lowerBound)
        guard let call = before.range(of: "register", options: .backwards) else { return false }
        let words = before[call.upperBound...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if words.contains(where: { $0 == type }) { return true }
        // `register(UINib(nibName: Constants.orderCell, bundle: nil), …)`
        let first = registration.range.lowerBound - before[call.upperBound...].utf8.count
        let own = nibs.filter {
            $0.path == registration.path && $0.range.lowerBound < registration.range.lowerBound && $0.isExact
                && $0.names.count == 1
        }
        if let inside = own.first(where: { $0.range.lowerBound >= first }) {
            return viewClasses[inside.names[0]] == [type]
        }
        // `let nib = UINib(nibName: "OrderCell", bundle: nil)` on a line above.
        guard let local = words.first, let nearest = own.max(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
            return false
        }
        let line = source.string(source.lineRange(containing: nearest.range.lowerBound)).trimmed
        return line.hasPrefix("let \(local) = UINib(") && viewClasses[nearest.names[0]] == [type]
    }
}

extension XcodeTargetKind {
    /// Whether the product runs in a process of its own, so that no other product's code calls it.
    fileprivate var isProcess: Bool {
        switch self {
        case .appExtension, .messagesExtension, .intentsExtension, .tvExtension, .watchExtension, .unitTests, .uiTests:
            true
        default: isApplication
        }
    }
}

import InterfaceBuilder
import ObjectiveCCode
import SourceText
import SwiftCode

/// Every color property that code of a project does something with, by document and object.
struct ColorDoubtIndex: Sendable {
    private struct Key: Hashable {
        let object: Element
        let keyPath: String
        let kind: ColorReach.Kind
    }

    private struct Entry {
        let state: String?
        let doubt: ColorDoubt
    }

    private var entries: [Key: [Entry]] = [:]
    private var globalTints: [(folder: String, doubt: ColorDoubt)] = []

    /// - Parameter late: documents for which code that sets a color while they load is searched.
    init(_ graph: ProjectGraph, _ documents: [IBDocument], late: Set<IBDocument>, threads: Int) {
        let documents = concurrentMap(documents, threads: threads) { document in
            DocumentTargets(document, graph.classes)
        }.filter { !$0.keyPaths.isEmpty }
        let properties = Set(documents.flatMap(\.properties))
        guard !properties.isEmpty else { return }
        let question = ColorCode.Question(
            properties: properties, asksForSets: documents.contains { late.contains($0.document) },
            asksForComponents: documents.contains { $0.document.kind.platform == .macOS })
        let lateTypes = Set(
            documents.lazy.filter { late.contains($0.document) }.flatMap { $0.instances.flatMap(\.types) })
        let types = Set(documents.flatMap { $0.instances.flatMap(\.types) })
        let code = ColorCode(graph, question, classes: types.map { $0.files(in: graph) }, threads: threads)
        let reaches = Self.reaches(in: documents, late: lateTypes, code, graph, threads)
        let found = concurrentMap(documents, threads: threads) { Self.entries(in: $0, reaches, graph) }
        for one in found { entries.merge(one) { first, _ in first } }
        globalTints = Self.globalTints(code, graph)
    }

    func doubt(_ kind: ColorReach.Kind, _ target: ColorTarget) -> ColorDoubt? {
        guard let object = target.object else {
            guard kind == .set, !globalTints.isEmpty, target.keyPath == "tintColor" else { return nil }
            return globalTints.first { Self.isAround($0.folder, target.document.path) }?.doubt
        }
        let found = entries[Key(object: object, keyPath: target.keyPath, kind: kind)] ?? []
        return found.first { entry in
            // Code that reads a color may mean that of any state.
            guard kind == .set, let state = entry.state, let wanted = target.state else { return true }
            return state == wanted
        }?.doubt
    }

    private static func isAround(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    // MARK: Building

    private static func reaches(
        in documents: [DocumentTargets], late: Set<DocumentTargets.Class>, _ code: ColorCode, _ graph: ProjectGraph,
        _ threads: Int
    ) -> [DocumentTargets.Class: (name: String, reaches: [ColorReach])] {
        guard !late.isEmpty || code.looksIntoColors else { return [:] }
        var seen: Set<DocumentTargets.Class> = []
        let types = documents.flatMap { $0.instances.flatMap(\.types) }.filter { seen.insert($0).inserted }
        let found = concurrentMap(types, threads: threads) { type -> (name: String, reaches: [ColorReach]) in
            let known =
                switch type {
                case .swift(let type): ColorClass(type, graph, code)
                case .objectiveC(let parts): ColorClass(parts, graph, code)
                case .system(let name): ColorClass(system: name, code)
                }
            guard !known.bodies.isEmpty else { return (known.name, []) }
            var finder = ColorReachFinder(known, code, graph)
            return (known.name, finder.reaches(isLoadedLate: late.contains(type)))
        }
        return Dictionary(uniqueKeysWithValues: zip(types, found))
    }

    private static func entries(
        in document: DocumentTargets,
        _ reaches: [DocumentTargets.Class: (name: String, reaches: [ColorReach])], _ graph: ProjectGraph
    ) -> [Key: [Entry]] {
        let uses = document.instances.flatMap { instance in
            instance.types.compactMap { reaches[$0] }.flatMap { type in type.reaches.map { (instance, type.name, $0) } }
        }
        guard !uses.isEmpty else { return [:] }
        let objects = ColorObjects(document.document)
        var entries: [Key: [Entry]] = [:]
        for (instance, name, reach) in uses where !reach.isOfOwner || instance.object.isFilesOwner {
            for count in 1...min(3, reach.path.members.count) {
                let keyPath = reach.path.members.suffix(count).joined(separator: ".")
                guard document.keyPaths.contains(keyPath) else { continue }
                let before = reach.path.members.count - count
                let reached = objects.objects(at: reach.path, members: before, from: instance.object)
                guard !reached.isEmpty else { continue }
                let entry = Entry(state: reach.state, doubt: doubt(reach, name, graph))
                for object in reached {
                    entries[Key(object: object, keyPath: keyPath, kind: reach.kind), default: []].append(entry)
                    // What a control of macOS shows, its cell keeps.
                    if let cell = object.children.first(where: { $0["key"] == "cell" }) {
                        entries[Key(object: cell, keyPath: keyPath, kind: reach.kind), default: []].append(entry)
                    }
                }
            }
        }
        return entries
    }

    /// The tint of every window: code gives it to a window that it makes or finds.
    private static func globalTints(_ code: ColorCode, _ graph: ProjectGraph) -> [(folder: String, doubt: ColorDoubt)] {
        code.all.flatMap { body in
            body.uses.compactMap { use -> (folder: String, doubt: ColorDoubt)? in
                let names = use.path.members.suffix(2).map { $0.lowercased() }
                guard use.kind == .set, names.count == 2, names[1] == "tintcolor", names[0].hasSuffix("window") else {
                    return nil
                }
                let reach = ColorReach(
                    kind: .set, path: .init(root: .instance, members: use.path.members), state: nil, body: body,
                    offset: use.offset, entry: body)
                return (graph.projectFolder(of: body.path), doubt(reach, body.owner ?? "Code", graph))
            }
        }
    }

    // MARK: Words

    private static func doubt(_ reach: ColorReach, _ type: String, _ graph: ProjectGraph) -> ColorDoubt {
        let place = graph.text(at: reach.body.path).map { Place($0, at: reach.offset) } ?? Place(path: reach.body.path)
        let property = reach.path.members.joined(separator: ".")
        let line = place.position.map { " (line \($0.line))" } ?? ""
        let isObserver = reach.body.kind == .observer || reach.body.kind == .documentObserver
        let method = (isObserver ? "an observer of " : "") + "`\(reach.body.name)`\(line)"
        let owner = reach.body.owner.map { $0 == type ? "" : " of \($0)" } ?? ""
        let via = reach.entry == reach.body ? "" : ", called from `\(reach.entry.name)`"
        let (code, action, consequence) =
            switch reach.kind {
            case .set: ("set-early", "sets `\(property)`", "iOS 11 and 12 apply a named color again after it")
            case .read:
                (
                    "components-read", "asks `\(property)` for components",
                    "a color of a catalog raises an exception there"
                )
            case .compared: ("compared", "compares `\(property)`", "a named color equals no literal one")
            }
        return ColorDoubt(
            code: code, place: place, reason: "\(type) \(action) in \(method)\(owner)\(via); \(consequence)")
    }
}

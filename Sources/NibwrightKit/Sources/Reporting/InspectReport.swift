import InterfaceBuilder
public import Planning
import ProjectGraph
import SourceText

/// What a project holds and how much of it hangs together.
public struct InspectReport: Encodable, Sendable {
    struct Documents: Encodable, Sendable {
        let found: Int
        let loaded: Int
        let kinds: [String: Int]
        let refused: [RefusedRecord]
    }

    struct RefusedRecord: Encodable, Sendable {
        let path: String
        let reason: String
        let code: String
        let line: Int?
    }

    struct Outlets: Encodable, Sendable {
        let connections: Int
        let ofSwiftClasses: Int
        let resolved: Int
        let inherited: Int
        let unresolved: [UnresolvedRecord]

        enum CodingKeys: String, CodingKey {
            case connections, resolved, inherited, unresolved
            case ofSwiftClasses = "of-swift-classes"
        }
    }

    struct UnresolvedRecord: Encodable, Sendable {
        let place: String
        let className: String
        let property: String
        let reason: String

        enum CodingKeys: String, CodingKey {
            case place, property, reason
            case className = "class"
        }
    }

    struct Classes: Encodable, Sendable {
        let named: Int
        let swift: Int
        let objectiveC: Int
        let notInProject: [String]

        enum CodingKeys: String, CodingKey {
            case named, swift
            case objectiveC = "objective-c"
            case notInProject = "not-in-project"
        }
    }

    struct Code: Encodable, Sendable {
        let swiftFiles: Int
        let swiftFilesParsed: Int
        let swiftClasses: Int
        let outletsDeclared: Int
        let objectiveCFiles: Int

        enum CodingKeys: String, CodingKey {
            case swiftFiles = "swift-files"
            case swiftFilesParsed = "swift-files-parsed"
            case swiftClasses = "swift-classes"
            case outletsDeclared = "outlets-declared"
            case objectiveCFiles = "objective-c-files"
        }
    }

    let path: String
    let bytesRead: Int
    let documents: Documents
    let scenes: Int
    let connections: [String: Int]
    let outlets: Outlets
    let classes: Classes
    let code: Code
    let leftOut: [String: Int]

    enum CodingKeys: String, CodingKey {
        case path, documents, scenes, connections, outlets, classes, code
        case bytesRead = "bytes-read"
        case leftOut = "left-out"
    }

    public init(_ project: LoadedProject) {
        let graph = project.graph
        path = project.root
        bytesRead = project.bytesRead
        documents = Self.documents(graph)
        scenes = graph.documents.reduce(0) { $0 + $1.scenes.count }
        connections = Dictionary(
            graph.documents.flatMap(\.connections).map { ($0.kind.rawValue, 1) }, uniquingKeysWith: +)
        outlets = Self.outlets(graph)
        classes = Self.classes(graph)
        code = Code(
            swiftFiles: graph.swiftFiles.count, swiftFilesParsed: graph.swiftFiles.count { $0.wasParsed },
            swiftClasses: graph.classes.swiftClasses.count,
            outletsDeclared: graph.swiftFiles.flatMap(\.types).reduce(0) { $0 + $1.outlets.count },
            objectiveCFiles: graph.objectiveCFiles.count)
        leftOut = Dictionary(project.leftOut.map { ($0.reason.rawValue, $0.fileCount ?? 1) }, uniquingKeysWith: +)
    }

    // MARK: Counting

    private static func documents(_ graph: ProjectGraph) -> Documents {
        Documents(
            found: graph.documents.count + graph.refusedDocuments.count, loaded: graph.documents.count,
            kinds: Dictionary(graph.documents.map { ($0.kind.description, 1) }, uniquingKeysWith: +),
            refused: graph.refusedDocuments.map { refused in
                RefusedRecord(
                    path: refused.path, reason: refused.refusal.message, code: refused.refusal.code,
                    line: refused.refusal.position?.line)
            })
    }

    private static func outlets(_ graph: ProjectGraph) -> Outlets {
        let outletCount = graph.documents.flatMap(\.connections)
            .count { $0.kind == .outlet || $0.kind == .outletCollection }
        var ofSwiftClasses = 0
        var resolved = 0
        var inherited = 0
        var unresolved: [UnresolvedRecord] = []
        for connection in graph.outletConnections {
            switch connection.target {
            case .objectiveC, .notInProject: continue
            case .swift:
                resolved += 1
            case .inherited(_, let from) where OutletConnection.isSystemClass(from):
                resolved += 1
                inherited += 1
            case .inherited(_, let from):
                unresolved.append(
                    record(connection, "declared by \(from), which is outside the project's Swift, if at all"))
            case .missing(let type):
                unresolved.append(record(connection, "neither \(type.name) nor a superclass declares it"))
            }
            ofSwiftClasses += 1
        }
        return Outlets(
            connections: outletCount, ofSwiftClasses: ofSwiftClasses, resolved: resolved, inherited: inherited,
            unresolved: unresolved)
    }

    private static func record(_ connection: OutletConnection, _ reason: String) -> UnresolvedRecord {
        UnresolvedRecord(
            place: connection.connection.place.description, className: connection.className,
            property: connection.property, reason: reason)
    }

    private static func classes(_ graph: ProjectGraph) -> Classes {
        var kinds: [String: ClassResolution] = [:]
        for document in graph.documents {
            for element in document.elements {
                guard let name = element.customClass, kinds[name] == nil else { continue }
                kinds[name] = graph.classes.resolve(element)
            }
        }
        var swift = 0
        var objectiveC = 0
        var others: [String] = []
        for (name, resolution) in kinds {
            switch resolution {
            case .swift: swift += 1
            case .objectiveC: objectiveC += 1
            case .notInProject: others.append(name)
            }
        }
        return Classes(named: kinds.count, swift: swift, objectiveC: objectiveC, notInProject: others.sorted())
    }

    // MARK: Printing

    public func json() throws -> String { try JSONReport.encode(self) }

    public func text(style: TerminalStyle) -> String {
        var lines = [style.bold(path)]
        func row(_ name: String, _ value: String) { lines.append("  " + name.padded(to: 22) + value) }
        row("documents", "\(documents.loaded) loaded of \(documents.found) found")
        for (kind, count) in documents.kinds.sorted(by: { $0.key < $1.key }) { row("  \(kind)", "\(count)") }
        row("scenes", "\(scenes)")
        row(
            "connections",
            connections.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
        row(
            "outlets",
            "\(outlets.connections) connections, \(outlets.ofSwiftClasses) of Swift classes: \(outlets.resolved) resolved, "
                + "\(outlets.unresolved.count) not")
        row(
            "custom classes",
            "\(classes.named) named: \(classes.swift) Swift, \(classes.objectiveC) Objective-C, "
                + "\(classes.notInProject.count) not in the project")
        row(
            "code",
            "\(code.swiftFiles) Swift files (\(code.swiftFilesParsed) parsed), \(code.objectiveCFiles) Objective-C files, "
                + "\(code.swiftClasses) Swift classes, \(code.outletsDeclared) outlets declared")
        row("read", "\(bytesRead) bytes")
        if !leftOut.isEmpty {
            row("left out", leftOut.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
        }
        lines += documents.refused.map { refused in
            "\(refused.path)\(refused.line.map { ":\($0)" } ?? ""): \(style.red("refused")): \(refused.reason)"
        }
        lines += outlets.unresolved.map { "\($0.place): outlet “\($0.property)” of \($0.className): \($0.reason)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}

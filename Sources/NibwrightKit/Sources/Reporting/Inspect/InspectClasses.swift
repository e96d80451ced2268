import InterfaceBuilder
import ProjectGraph

/// Custom classes that documents name, by where they are declared.
struct InspectClasses: Encodable, Sendable {
    let named: Int
    let swift: Int
    let objectiveC: Int
    let notInProject: [String]

    enum CodingKeys: String, CodingKey {
        case named, swift
        case objectiveC = "objective-c"
        case notInProject = "not-in-project"
    }

    init(_ graph: ProjectGraph) {
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
        named = kinds.count
        self.swift = swift
        self.objectiveC = objectiveC
        notInProject = others.sorted()
    }
}

/// Counts identifiers by which code loads from documents.
struct InspectIdentifiers: Encodable, Sendable {
    let storyboardIdentifiers: Int
    let reuseIdentifiers: Int
    let distinctReuseIdentifiers: Int
    /// Cells and reusable views that no code can load by name; static cells need none.
    let cellsWithoutReuseIdentifier: Int
    let restorationIdentifiers: Int

    enum CodingKeys: String, CodingKey {
        case storyboardIdentifiers = "storyboard-identifiers"
        case reuseIdentifiers = "reuse-identifiers"
        case distinctReuseIdentifiers = "distinct-reuse-identifiers"
        case cellsWithoutReuseIdentifier = "cells-without-reuse-identifier"
        case restorationIdentifiers = "restoration-identifiers"
    }

    init(_ graph: ProjectGraph) {
        var reuse: [String] = []
        var without = 0
        var storyboard = 0
        var restoration = 0
        for element in graph.documents.flatMap(\.elements) {
            if element.storyboardIdentifier?.isEmpty == false { storyboard += 1 }
            if element["restorationIdentifier"]?.isEmpty == false { restoration += 1 }
            guard Self.isReusable(element) else { continue }
            if let name = element["reuseIdentifier"], !name.isEmpty { reuse.append(name) } else { without += 1 }
        }
        storyboardIdentifiers = storyboard
        restorationIdentifiers = restoration
        reuseIdentifiers = reuse.count
        distinctReuseIdentifiers = Set(reuse).count
        cellsWithoutReuseIdentifier = without
    }

    private static func isReusable(_ element: Element) -> Bool {
        element.isNamed("tableViewCell") || element.isNamed("collectionViewCell")
            || element.isNamed("collectionReusableView")
    }
}

/// Counts the files and declarations that were read of the project's code.
struct InspectCode: Encodable, Sendable {
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

    init(_ graph: ProjectGraph) {
        swiftFiles = graph.swiftFiles.count
        swiftFilesParsed = graph.swiftFiles.count { $0.wasParsed }
        swiftClasses = graph.classes.swiftClasses.count
        outletsDeclared = graph.swiftFiles.flatMap(\.types).reduce(0) { $0 + $1.outlets.count }
        objectiveCFiles = graph.objectiveCFiles.count
    }
}

public import InterfaceBuilder
import ObjectiveCCode
public import ProjectGraph
import SwiftCode

/// Determines whether a view controller of a document is of a type that code casts it to.
///
/// Its class is followed through Swift and Objective-C to the system's own classes: `as? DetailViewController` succeeds
/// for a scene whose class descends from it.
public struct ClassKinship: Sendable {
    public let graph: ProjectGraph

    public init(graph: ProjectGraph) {
        self.graph = graph
    }

    /// Whether the controller is of the type; nil where that cannot be determined, since a class outside the project or
    /// a protocol is in between.
    ///
    /// - Parameters:
    ///   - controller: an element of a scene or the root of one.
    ///   - type: the type as code writes it.
    ///   - path: the file whose code names the type.
    public func isKind(_ controller: Element, _ type: String, from path: String) -> Bool? {
        let isMac = controller.document.kind.platform == .macOS
        if type == "AnyObject" || type == "NSObject" { return true }
        if !isMac, type == "UIViewController" || type == "UIResponder" { return true }
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
        let verdicts = Set(lineages(of: controller).map { isKind($0, type, from: path) })
        return verdicts.count == 1 ? verdicts.first ?? nil : nil
    }

    /// Whether no subclass of a controller's class can be of a type.
    public func isUnrelated(_ controller: Element, _ type: String, from path: String) -> Bool {
        guard case .swift(let types) = graph.classes.resolve(controller), types.count == 1, let own = types.first else {
            return false
        }
        switch graph.classes.resolve(type, from: path) {
        case .swift(let others): return !others.contains { graph.classes.chain(of: $0).contains(own) }
        case .objectiveC: return false
        case .notInProject:
            return ControllerClasses.chain(of: type) != nil
                && !Ancestry(of: own, in: graph).systemClasses.contains(type)
        }
    }

    // MARK: Lineages

    /// The ancestry of each class that the controller's name may mean.
    private func lineages(of controller: Element) -> [Ancestry] {
        guard let resolution = graph.classes.resolve(controller) else {
            return [Ancestry(ofOuter: ControllerClasses.name(of: controller))]
        }
        if resolution == .notInProject { return [Ancestry(ofOuter: controller.customClass)] }
        return Ancestry.all(of: resolution, in: graph)
    }

    private func isKind(_ lineage: Ancestry, _ type: String, from path: String) -> Bool? {
        switch graph.classes.resolve(type, from: path) {
        case .swift(let types):
            // A library's class descends from no class of the project.
            guard types.contains(where: lineage.swift.contains) else {
                return lineage.isUnseen || mayStandForAnother(lineage) ? nil : false
            }
            return types.count == 1 ? true : nil
        case .objectiveC(let parts):
            if parts.contains(where: { part in lineage.objectiveC.contains { $0.name == part.name } }) { return true }
            // A category does not declare the class, which may be a library's.
            return lineage.isComplete && parts.contains { $0.superclass != nil } ? false : nil
        case .notInProject: return isOuterKind(lineage, type)
        }
    }

    /// As above, for a type that the project does not declare.
    private func isOuterKind(_ lineage: Ancestry, _ type: String) -> Bool? {
        if lineage.outerName == type || lineage.systemClasses.contains(type) { return true }
        let conforming = lineage.swift.flatMap(\.parts).filter { $0.inherited.contains(type) }
        if !conforming.isEmpty { return conforming.allSatisfy(mayBeConditional) ? nil : true }
        guard !lineage.systemClasses.isEmpty, lineage.isComplete else { return nil }
        if ControllerClasses.chain(of: type) != nil { return false }
        // A custom class of a document is a class, and not among those that the controller descends from.
        let names = lineage.systemClasses.union(lineage.objectiveCNames)
        return isClassOfDocument(type)
            || graph.isProtocol(type, withoutConformanceOf: names, lineage.swift) ? false : nil
    }

    /// Whether the superclass may be a type alias of a class of the project, or one combined with protocols: `Base &
    /// Themed`.
    private func mayStandForAnother(_ lineage: Ancestry) -> Bool {
        guard !lineage.isComplete, let name = lineage.outerName else { return false }
        return name.contains("&") || graph.mayAlias(name)
    }

    /// Whether a `#if` stands anywhere in the part's file, so that not every build may have the part.
    private func mayBeConditional(_ part: SwiftTypeDeclaration) -> Bool {
        graph.text(at: part.path)?.contains("#if" as StaticString) != false
    }

    private func isClassOfDocument(_ type: String) -> Bool {
        graph.documents.contains { document in document.elements.contains { $0.customClass == type } }
    }
}

extension Ancestry {
    /// The system's view controllers that the class descends from; empty where it descends from another class.
    fileprivate var systemClasses: Set<String> { outerName.flatMap(ControllerClasses.chain) ?? [] }

    /// Whether nothing is known of the class.
    fileprivate var isUnseen: Bool { swift.isEmpty && objectiveC.isEmpty && systemClasses.isEmpty }
}

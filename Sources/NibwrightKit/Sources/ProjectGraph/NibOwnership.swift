public import InterfaceBuilder
import ObjectiveCCode
import SwiftCode

/// The classes that a xib belongs to and the code that loads it, as far as names show.
public struct NibOwnership: Hashable, Sendable {
    /// The xib.
    public let document: IBDocument
    /// The name under which code loads it: without extension, and without `~ipad` and `~iphone`.
    public let name: String
    /// The custom class of File's Owner.
    public let ownerClass: String?
    /// Custom classes of the objects that the nib makes at its top, in document order, each once.
    public let topLevelClasses: [String]
    /// Code that names it, by file and place.
    public let references: [CodeReference]
    /// View controllers in other documents that name it.
    public let namingControllers: [Element]
    /// A view controller class of the project that looks for a nib of this name when it is given none:
    /// `MenuViewController` takes `MenuView` or `MenuViewController`.
    public let implicitClass: String?

    /// Classes whose code loads it, sorted.
    public var loadingClasses: [String] { Set(references.compactMap(\.enclosingType)).sorted() }

    /// Whether no known code and no document loads it. It may be loaded all the same: code may compose its name at run
    /// time, or a property list may have it.
    public var isNeverNamed: Bool { references.isEmpty && namingControllers.isEmpty && implicitClass == nil }

    /// - Parameters:
    ///   - documents: the documents among which nibs are looked for.
    ///   - references: of both languages; those that name no nib are passed over.
    ///   - classes: the classes of the project.
    public static func all(
        in documents: [IBDocument], references: [CodeReference], classes: ClassIndex
    ) -> [NibOwnership] {
        var referencesByName: [String: [CodeReference]] = [:]
        for reference in references where reference.kind == .nib {
            for name in Set(reference.names.map(baseName)) { referencesByName[name, default: []].append(reference) }
        }
        var controllersByName: [String: [Element]] = [:]
        for document in documents {
            for element in document.elements {
                guard let name = element["nibName"], !name.isEmpty else { continue }
                controllersByName[baseName(name), default: []].append(element)
            }
        }
        return documents.filter { $0.kind.form == .xib }.map { document in
            let name = baseName(document.path)
            return NibOwnership(
                document: document, name: name, ownerClass: document.filesOwner?.customClass,
                topLevelClasses: document.topLevelClasses, references: referencesByName[name] ?? [],
                namingControllers: controllersByName[name] ?? [],
                implicitClass: implicitClass(of: name, from: document.path, classes))
        }
    }

    /// The name that a nib is loaded by, of a path or of a name that code spells with extension or device.
    private static func baseName(_ path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".xib", ".nib", "~ipad", "~iphone", "~iPad", "~iPhone"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        return name
    }

    private static func implicitClass(of name: String, from path: String, _ classes: ClassIndex) -> String? {
        let candidates = name.hasSuffix("View") ? [name, name + "Controller"] : [name]
        return candidates.first { isViewController($0, from: path, classes) }
    }

    private static func isViewController(_ name: String, from path: String, _ classes: ClassIndex) -> Bool {
        switch classes.resolve(name, from: path) {
        case .notInProject: return false
        case .swift(let types):
            return types.contains { type in
                classes.outerSuperclassName(of: type).map { isController($0, from: path, classes, depth: 0) } ?? false
            }
        case .objectiveC: return isController(name, from: path, classes, depth: 0)
        }
    }

    /// Whether a class is a view controller by its name, or by that of a superclass in Objective-C.
    private static func isController(_ name: String, from path: String, _ classes: ClassIndex, depth: Int) -> Bool {
        if name.hasSuffix("ViewController") || name.hasSuffix("TableController") { return true }
        guard depth < 20, case .objectiveC(let parts) = classes.resolve(name, from: path),
            let superclass = parts.lazy.compactMap(\.superclass).first
        else { return false }
        return isController(superclass, from: path, classes, depth: depth + 1)
    }
}

extension IBDocument {
    fileprivate var topLevelObjects: [Element] { root.child(named: "objects").map { Array($0.children) } ?? [] }

    var filesOwner: Element? { topLevelObjects.first(where: \.isFilesOwner) }

    fileprivate var topLevelClasses: [String] {
        var seen: Set<String> = []
        return topLevelObjects.filter { !$0.isPlaceholder }.compactMap(\.customClass).filter {
            seen.insert($0).inserted
        }
    }
}

public import InterfaceBuilder
import SourceText
public import SwiftCode

/// An object of a document whose custom class is declared in the project's Swift.
public struct ClassUse: Hashable, Sendable {
    /// The object of the document.
    public let object: Element
    /// The classes that the name can mean; several where declarations of one name cannot be told apart.
    public let types: [SwiftClass]
}

extension ProjectGraph {
    /// Every object with a custom class of the project's Swift, in document order. First responders are no objects.
    public func classUses(threads: Int = defaultThreadCount) -> [ClassUse] {
        concurrentMap(documents, threads: threads) { document in
            document.elements.compactMap { element -> ClassUse? in
                guard element.id != nil, !element.isFirstResponder,
                    !element.isNamed("segue"), !element.isNamed("exit"),
                    case .swift(let types)? = classes.resolve(element)
                else { return nil }
                return ClassUse(object: element, types: types)
            }
        }.flatMap { $0 }
    }

    /// Every use of the named properties in the project's Swift, by path and place.
    public func uses(of names: Set<String>, threads: Int = defaultThreadCount) -> [MemberUse] {
        let search = MemberUseSearch(names)
        return concurrentMap(swiftFiles, threads: threads) { file in
            search.uses(in: file.source)
        }.flatMap { $0 }
    }

    /// The classes of the project's Swift that a name in code can mean: first one nested in the types around, then any.
    ///
    /// - Parameters:
    ///   - name: as the code says it; a module before it is skipped.
    ///   - types: the types around, innermost first.
    ///   - path: the file of the code.
    public func swiftClasses(named name: String, around types: [String], from path: String) -> [SwiftClass] {
        var names = types.map { "\($0).\(name)" } + [name]
        if let dot = name.firstIndex(of: ".") { names.append(String(name[name.index(after: dot)...])) }
        for name in names {
            if case .swift(let found) = classes.resolve(name, from: path) { return found }
        }
        return []
    }
}

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
}

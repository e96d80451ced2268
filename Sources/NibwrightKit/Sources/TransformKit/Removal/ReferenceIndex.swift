public import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Which elements of a document name which objects by id.
public struct ReferenceIndex: Sendable {
    /// One attribute that names an object.
    public struct Reference: Sendable {
        /// The element that has the attribute.
        public let element: Element
        /// Its name.
        public let attribute: String
    }

    private let references: [String: [Reference]]

    /// Reads all of a document.
    public init(_ document: IBDocument) {
        var found: [String: [Reference]] = [:]
        for element in document.elements {
            for attribute in element.objectReferences where document.object(id: attribute.value) != nil {
                found[attribute.value, default: []].append(Reference(element: element, attribute: attribute.name))
            }
        }
        references = found
    }

    /// The attributes that name an object, in document order.
    public func references(to id: String) -> [Reference] { references[id] ?? [] }
}

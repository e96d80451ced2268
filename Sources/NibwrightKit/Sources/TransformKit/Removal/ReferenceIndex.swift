import InterfaceBuilder
import ProjectFiles
import ProjectGraph
import SourceText

/// Which elements of a document name which objects by id.
struct ReferenceIndex {
    /// One attribute that names an object.
    struct Reference {
        let element: Element
        let attribute: String
    }

    private let references: [String: [Reference]]

    init(_ document: IBDocument) {
        var found: [String: [Reference]] = [:]
        for element in document.elements {
            for attribute in element.objectReferences where document.object(id: attribute.value) != nil {
                found[attribute.value, default: []].append(Reference(element: element, attribute: attribute.name))
            }
        }
        references = found
    }

    /// The attributes that name an object, in document order.
    func references(to id: String) -> [Reference] { references[id] ?? [] }
}

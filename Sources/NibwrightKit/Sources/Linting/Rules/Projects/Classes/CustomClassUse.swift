import TransformKit

/// A custom class of one document, the classes that it can mean, and the modules of the targets that build the
/// document.
struct CustomClassUse {
    /// The first object that has the class.
    let object: Element
    let name: String
    let resolution: ClassResolution
    let modules: [String]
    /// The objects of the document that have the class, written in the same way.
    fileprivate(set) var objects: [Element]

    var place: Place { object.placeInOwner }

    /// ` (of 3 objects)` where there are more than one.
    var others: String { objects.count < 2 ? "" : " (of \(objects.count) objects)" }

    /// `Inner` of `Outer.Inner`.
    var lastNamePart: String { name.lastNamePart }

    /// A fix that edits each of the objects.
    func fix(_ title: String, _ change: (inout DocumentEditor, Element) -> Void) -> LintFix? {
        LintFix(title, .review, editing: object.document) { editor in
            for object in objects { change(&editor, object) }
        }
    }

    /// Every class of every document once, by document and in its order; first responders are no objects.
    ///
    /// - Parameter withPlaceholders: whether a File's Owner counts, of which nothing is made when a nib is loaded.
    static func all(in graph: ProjectGraph, withPlaceholders: Bool = false) -> [CustomClassUse] {
        graph.documents.flatMap { document -> [CustomClassUse] in
            let modules = Set(graph.targets.targets(of: document.path).flatMap(\.moduleNames)).sorted()
            var uses: [CustomClassUse] = []
            var places: [Writing: Int] = [:]
            for element in document.elements {
                guard let name = element.customClass, !element.isFirstResponder,
                    withPlaceholders || !element.isPlaceholder
                else { continue }
                let writing = Writing(element, name)
                if let place = places[writing] {
                    uses[place].objects.append(element)
                } else if let resolution = graph.classes.resolve(element) {
                    places[writing] = uses.count
                    uses.append(
                        CustomClassUse(
                            object: element, name: name, resolution: resolution, modules: modules, objects: [element]))
                }
            }
            return uses
        }
    }

    /// The spelling of a class in a document.
    private struct Writing: Hashable {
        let name: String
        let module: String?
        let isInherited: Bool
        let isPlaceholder: Bool

        init(_ object: Element, _ name: String) {
            self.name = name
            module = object.customModule
            isInherited = object.inheritsModuleFromTarget
            isPlaceholder = object.isPlaceholder
        }
    }
}

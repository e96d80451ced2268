import TransformKit

/// A custom class of one document, the classes that it can mean, and the modules of the targets that build the
/// document.
struct CustomClassUse {
    /// The first object that has the class.
    let object: Element
    let name: String
    let resolution: ClassResolution
    let modules: [String]
    /// The number of objects of the document that have the class, written in the same way.
    fileprivate(set) var count: Int

    var place: Place { object.placeInOwner }

    /// ` (of 3 objects)` where there are more than one.
    var others: String { count < 2 ? "" : " (of \(count) objects)" }

    /// `Inner` of `Outer.Inner`.
    var lastNamePart: String { name.lastNamePart }

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
                    uses[place].count += 1
                } else if let resolution = graph.classes.resolve(element) {
                    places[writing] = uses.count
                    uses.append(
                        CustomClassUse(
                            object: element, name: name, resolution: resolution, modules: modules, count: 1))
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

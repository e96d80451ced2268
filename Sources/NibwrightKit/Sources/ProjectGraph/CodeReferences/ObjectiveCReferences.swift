public import ObjectiveCCode
import SourceText

extension CodeReference {
    /// References of Objective-C files with what their identifiers stand for, by file and place.
    ///
    /// - Parameters:
    ///   - files: all of the project's, since constants are declared in one and used in others.
    ///   - classes: the project's Swift classes, some of which may descend from classes of the files.
    ///   - regionOf: the folder of the Xcode project or package that a path belongs to; of constants that several
    ///     projects declare, the file's own project's is meant.
    public static func objectiveC(
        in files: [ObjectiveCFile], swift classes: [SwiftClass] = [], regionOf: (String) -> String = { _ in "" }
    ) -> [CodeReference] {
        let names = ObjectiveCNames(files, ClassFamilies(swift: classes, objectiveC: files), regionOf)
        return files.flatMap { file in
            file.references.map { reference($0, in: file, names) }
        }
    }

    private static func reference(
        _ reference: ObjectiveCReference, in file: ObjectiveCFile, _ names: ObjectiveCNames
    ) -> CodeReference {
        let context = ObjectiveCNames.Context(
            path: file.path, region: names.region(of: file.path), enclosingClass: reference.enclosingClass)
        let value = reference.name.map { names.value(of: $0, context) } ?? .none
        return CodeReference(
            kind: Kind(reference.kind), language: .objectiveC, path: file.path, range: reference.range,
            position: file.source.position(at: reference.range.lowerBound),
            text: file.source.string(reference.range), names: value.names.sorted(),
            isExact: value.isExact && reference.isCertain && (reference.name == nil || !value.names.isEmpty),
            storyboard: names.storyboard(reference.storyboard, context), enclosingType: reference.enclosingClass,
            enclosingMember: reference.enclosingMethod.map { String($0.prefix { $0 != ":" }) },
            expectedClass: reference.expectedClass, namesBundle: reference.namesBundle)
    }
}

extension CodeReference.Kind {
    fileprivate init(_ kind: ObjectiveCReference.Kind) {
        switch kind {
        case .storyboard: self = .storyboard
        case .scene: self = .scene
        case .initialScene: self = .initialScene
        case .performSegue: self = .performSegue
        case .segueTest: self = .segueTest
        case .nib: self = .nib
        case .registeredReuseIdentifier: self = .registeredReuseIdentifier
        case .dequeuedReuseIdentifier: self = .dequeuedReuseIdentifier
        case .image: self = .image
        case .color: self = .color
        }
    }
}

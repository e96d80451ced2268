import SourceText
import SwiftCode

extension ProjectGraph {
    /// Every place in code that names something in Interface Builder, in a nib or in a catalog, by path and place.
    public var codeReferences: [CodeReference] {
        lazyCodeReferences.value {
            let objectiveC = CodeReference.objectiveC(
                in: objectiveCFiles, swift: classes.swiftClasses, regionOf: scopes.region(of:))
            return (swiftCodeReferences() + objectiveC).sorted { left, right in
                (left.path, left.range.lowerBound, left.range.upperBound, left.kind.rawValue)
                    < (right.path, right.range.lowerBound, right.range.upperBound, right.kind.rawValue)
            }
        }
    }
}

extension ProjectGraph {
    /// The references of one kind. Where a look at the bytes shows that code names nothing of the kind, none is
    /// followed.
    public func codeReferences(of kind: CodeReference.Kind) -> [CodeReference] {
        if kind == .color, !mayNameColors { return [] }
        return codeReferences.filter { $0.kind == kind }
    }

    private var mayNameColors: Bool {
        objectiveCFiles.contains { $0.references.contains { $0.kind == .color } }
            || concurrentMap(swiftFiles, threads: defaultThreadCount) { $0.source.mayNameColor }.contains(true)
    }
}

extension SourceText {
    /// Whether a call or a generated symbol that names a color may stand in a Swift file.
    fileprivate var mayNameColor: Bool {
        if contains("SwiftUI" as StaticString), contains(identifier: "Color") { return true }
        if contains(identifier: "color"), contains(identifier: "Asset") || contains(identifier: "R") { return true }
        guard contains(identifier: "named") else { return false }
        return ["UIColor", "NSColor"].contains { type in
            offsets(ofIdentifier: type).contains { isCalled(behind: $0 + type.utf8.count) }
        }
    }

    /// Whether `(named` follows, or something that may stand before it.
    private func isCalled(behind offset: Int) -> Bool {
        let behind = bytes[offset...].lazy.filter { $0 > 0x20 }.prefix(12)
        let text = String(decoding: Array(behind), as: UTF8.self)
        return ["(named", ".init(named"].contains { text.hasPrefix($0) } || text.contains("/")
    }
}

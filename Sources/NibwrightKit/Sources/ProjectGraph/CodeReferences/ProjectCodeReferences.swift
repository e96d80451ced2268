import SourceText
import SwiftCode

extension ProjectGraph {
    /// Every place in code that names something in Interface Builder, in a nib or in a catalog, by path and place.
    public var codeReferences: [CodeReference] {
        lazyCodeReferences.value {
            swiftCodeReferences().sorted { left, right in
                (left.path, left.range.lowerBound, left.range.upperBound, left.kind.rawValue)
                    < (right.path, right.range.lowerBound, right.range.upperBound, right.kind.rawValue)
            }
        }
    }
}

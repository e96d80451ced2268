public import SourceText
import SwiftCode
public import SwiftSyntax

/// The syntax trees of the files that were asked for last: the declarations of a class are read one by one, and several times.
public final class RecentTrees {
    private static let capacity = 16
    private var trees: [String: SourceFileSyntax] = [:]

    /// Keeps no tree yet.
    public init() {}

    /// The tree of a file; parsed anew where sixteen others were asked for since.
    public func tree(of source: SourceText) -> SourceFileSyntax {
        if let tree = trees[source.path] { return tree }
        if trees.count == Self.capacity { trees = [:] }
        let tree = SwiftSyntaxTree.parse(source)
        trees[source.path] = tree
        return tree
    }
}

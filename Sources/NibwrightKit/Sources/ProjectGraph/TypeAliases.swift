import SourceText
import SwiftCode

extension ProjectGraph {
    /// Whether the project's Swift may declare a type alias of the name: a superclass of that name can be any class
    /// then.
    public func mayAlias(_ name: String) -> Bool {
        aliasingFiles.contains { $0.source.contains("typealias \(name)") }
    }

    /// The files that declare type aliases: few, and asked about many names.
    private var aliasingFiles: [SwiftFile] {
        lazyAliasingFiles.value { swiftFiles.filter { $0.source.contains("typealias " as StaticString) } }
    }
}

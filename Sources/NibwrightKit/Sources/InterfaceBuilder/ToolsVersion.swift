/// The version of a tool that wrote a document, whose parts are compared as numbers: 9531 is lower than 17156.1.
package struct ToolsVersion: Comparable {
    private let parts: [Int]

    package init(_ text: String) {
        parts = text.split(separator: ".").map { Int($0) ?? 0 }
    }

    package static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }
}

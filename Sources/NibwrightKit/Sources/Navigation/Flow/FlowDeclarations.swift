public import SourceText

/// The declarations outside of documents that decide which scene an app opens first.
///
/// Plain values, so that the flow does not depend on how `Info.plist` and build settings were read.
public struct FlowDeclarations: Sendable {
    /// A storyboard that the system opens.
    public struct Entry: Hashable, Sendable {
        /// The kind of entry.
        public let kind: FlowEntry.Kind
        /// The storyboards that the name means: one, and its copies for languages and devices.
        public let documentPaths: [String]
        /// The key in `Info.plist`, or the build setting.
        public let place: Place

        public init(kind: FlowEntry.Kind, documentPaths: [String], place: Place) {
            self.kind = kind
            self.documentPaths = documentPaths
            self.place = place
        }
    }

    /// The entries, in any order.
    public var entries: [Entry]
    /// Storyboards of apps that say what they open with, be it nothing: such an app starts in code.
    public var describedPaths: Set<String>

    public init(entries: [Entry] = [], describedPaths: Set<String> = []) {
        self.entries = entries
        self.describedPaths = describedPaths
    }
}

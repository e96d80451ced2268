public import SourceText

/// What a project declares outside its documents about what opens first.
///
/// Plain values, so that the flow does not depend on how `Info.plist` and build settings were read.
public struct FlowDeclarations: Sendable {
    /// A storyboard that the system opens.
    public struct Entry: Hashable, Sendable {
        public let kind: FlowEntry.Kind
        /// Without the extension.
        public let storyboardName: String
        /// The key in `Info.plist`, or the build setting.
        public let place: Place

        public init(kind: FlowEntry.Kind, storyboardName: String, place: Place) {
            self.kind = kind
            self.storyboardName = storyboardName
            self.place = place
        }
    }

    public var entries: [Entry]
    /// Files that would name a main storyboard if there were one. Around them an app without one starts in code.
    public var describingPaths: [String]

    public init(entries: [Entry] = [], describingPaths: [String] = []) {
        self.entries = entries
        self.describingPaths = describingPaths
    }
}

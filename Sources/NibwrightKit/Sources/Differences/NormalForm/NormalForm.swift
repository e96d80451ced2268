public import InterfaceBuilder
public import SourceText

/// The form that documents have which are written once and the same by everybody: as Xcode writes them, without what it
/// keeps for itself, and with the versions of tools that a team agreed on.
public struct NormalForm: Sendable {
    /// The kinds of noise that the normal form knows, in the order in which they are told.
    ///
    /// Frames and the canvas's device are not among them: they belong together, and only Xcode can change them together.
    public static let kinds: [Noise] = [.toolsVersion, .canvasPlace, .layoutMark, .cachedResource, .fileOrder]

    /// The versions that every document says it was written with; nil for a version that stays as it is.
    public struct Pins: Hashable, Sendable {
        /// `toolsVersion` of the document: `23504`.
        public var tools: String?
        /// `systemVersion` of the document: `24D70`.
        public var system: String?
        /// The version of the plug-in of Interface Builder that knows the document's system: `23506`.
        public var plugIn: String?

        public init(tools: String? = nil, system: String? = nil, plugIn: String? = nil) {
            self.tools = tools
            self.system = system
            self.plugIn = plugIn
        }
    }

    /// The kinds of noise that are taken out.
    public let kinds: Set<Noise>
    /// The versions that documents get.
    public let pins: Pins

    public init(takingOut kinds: Set<Noise> = Set(NormalForm.kinds), pins: Pins = Pins()) {
        self.kinds = kinds
        self.pins = pins
    }

    /// A document in normal form.
    public struct Document: Sendable {
        /// The whole text.
        public let bytes: [UInt8]
        /// How often each kind of noise was taken out.
        public let takenOut: [Noise: Int]
        /// Lists of connections and constraints whose order changes: outlets may be set and actions sent in another order, and
        /// code may take the first of a view's constraints.
        public let reorderedLists: [Element]
        /// Whether the document comes to say that newer tools wrote it than did.
        public let raisesVersion: Bool

        /// What is taken out, in words: `layout marks of Xcode (3), places on the canvas (1)`.
        public var words: String {
            let kinds = NormalForm.kinds.compactMap { kind in takenOut[kind].map { "\(kind.words) (\($0))" } }
            return kinds.isEmpty ? "the way it is written" : kinds.joined(separator: ", ")
        }

        /// Why a person should look at it first; nil where nothing can behave in another way.
        public var reviewReason: String? {
            if let list = reorderedLists.first {
                let count = reorderedLists.count - 1
                let rest = count == 0 ? "" : ", and of \(count) other object\(count == 1 ? "" : "s")"
                return
                    "\(list.name) of \(list.parent?.spokenName ?? "an object")\(rest) come in another order, which code may see"
            }
            return raisesVersion
                ? "Xcode brings a document up to date by the version that it says it was written with, and this one is older"
                : nil
        }

        /// Where a person looks first; nil where nobody has to.
        public var reviewPlace: Place? { reorderedLists.first.map { ($0.parent ?? $0).place } }
    }

    /// Why a document cannot be written anew without losing something.
    public struct Obstacle: Error {
        /// `it is not in UTF-8`
        public let reason: String
        /// Where a person looks first.
        public let place: Place
    }

    /// Writes a document in normal form.
    public func normalized(_ document: IBDocument) throws(Obstacle) -> Document {
        if let double = document.duplicateObjects.first {
            throw Obstacle(reason: "two of its objects have the id \(double.id ?? "")", place: double.place)
        }
        guard String(validating: document.source.bytes, as: UTF8.self) != nil else {
            throw Obstacle(reason: "it is not in UTF-8", place: document.root.place)
        }
        let changes = NormalFormChanges(of: document, self)
        var writer = NormalFormWriter(document, changes)
        let bytes = writer.written()
        guard bytes != document.source.bytes else {
            return Document(bytes: bytes, takenOut: [:], reorderedLists: [], raisesVersion: false)
        }
        guard NormalFormCheck.reads(bytes, as: document, with: changes) else {
            throw Obstacle(reason: "what would be written does not read as it was meant", place: document.root.place)
        }
        return Document(
            bytes: bytes, takenOut: changes.counts.merging(writer.reordered) { $0 + $1 },
            reorderedLists: writer.reorderedLists, raisesVersion: changes.raisesVersion)
    }
}

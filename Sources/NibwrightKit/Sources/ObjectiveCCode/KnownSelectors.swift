/// A selector that names a storyboard, scene, segue, nib or asset by one of its arguments. Selectors are found by their
/// first part.
struct KnownSelector {
    let kind: ObjectiveCReference.Kind
    /// The part whose argument is the name; nil where the selector has none.
    let namePart: Name
    /// Classes whose method is certain to be the known one; empty where the selector alone is enough.
    var receivers: Set<String> = []

    enum Name {
        case first
        /// The first part that ends in `dentifier`, which all reuse identifiers do.
        case identifier
        case none
    }

    static func named(_ part: String) -> KnownSelector? { table[part] }

    /// Hashes of all first parts: a word with none of them is nothing to look into.
    static let hashes = Set(
        (Array(table.keys) + comparisons + ["reuseIdentifier"]).map { TokenList.hash($0.utf8) })

    /// Hashes of the first parts of selectors that create storyboards or load scenes from them.
    static let storyboardHashes = Set(
        table.filter { [.storyboard, .scene, .initialScene].contains($0.value.kind) }.keys
            .map { TokenList.hash($0.utf8) })

    /// Selectors that compare strings; what they compare tells whether it is a segue's identifier.
    static let comparisons = [
        "isEqualToString", "isEqual", "hasPrefix", "hasSuffix", "containsString", "compare", "caseInsensitiveCompare",
        "rangeOfString",
    ]

    private static let table: [String: KnownSelector] = {
        var table: [String: KnownSelector] = [
            "storyboardWithName": KnownSelector(kind: .storyboard, namePart: .first),
            "instantiateViewControllerWithIdentifier": KnownSelector(kind: .scene, namePart: .first),
            "instantiateControllerWithIdentifier": KnownSelector(kind: .scene, namePart: .first),
            "performSegueWithIdentifier": KnownSelector(kind: .performSegue, namePart: .first),
            "imageNamed": KnownSelector(kind: .image, namePart: .first, receivers: ["UIImage", "NSImage"]),
            "colorNamed": KnownSelector(kind: .color, namePart: .first, receivers: ["UIColor", "NSColor"]),
        ]
        for part in initialScene { table[part] = KnownSelector(kind: .initialScene, namePart: .none) }
        for part in nibs { table[part] = KnownSelector(kind: .nib, namePart: .first) }
        for part in ["registerNib", "registerClass"] {
            table[part] = KnownSelector(kind: .registeredReuseIdentifier, namePart: .identifier)
        }
        for part in dequeuing { table[part] = KnownSelector(kind: .dequeuedReuseIdentifier, namePart: .identifier) }
        return table
    }()

    private static let initialScene = [
        "instantiateInitialViewController", "instantiateInitialController",
        "instantiateInitialViewControllerWithCreator", "instantiateInitialControllerWithCreator",
    ]

    private static let nibs = [
        "nibWithNibName", "initWithNibNamed", "loadNibNamed", "initWithNibName", "initWithWindowNibName",
    ]

    private static let dequeuing = [
        "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
        "dequeueReusableSupplementaryViewOfKind", "dequeueReusableHeaderFooterViewWithIdentifier",
        "dequeueReusableAnnotationViewWithIdentifier", "makeViewWithIdentifier", "makeItemWithIdentifier",
        "makeSupplementaryViewOfKind",
    ]
}

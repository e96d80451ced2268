extension Element {
    /// The attributes that name other objects of the document by id, as written; the element's own id is none.
    ///
    /// Those of `knownObjectReferences` count whatever their value; others count where the value has the shape of Xcode's
    /// ids and the attribute holds no text of somebody's own.
    public var objectReferences: [Attribute] {
        let known = knownObjectReferences.map(\.attribute)
        return attributes.filter { attribute in
            guard !attribute.value.isEmpty else { return false }
            if known.contains(attribute.name) { return true }
            return attribute.value.hasShapeOfObjectID && !Self.ownText.contains(attribute.name)
        }
    }

    /// The ids that the element names in attributes that hold nothing else, as measured over 14,000 documents.
    public var knownObjectReferences: [(attribute: String, id: String)] {
        let attributes = Self.referenceAttributes.first { isNamed($0.element) }?.attributes
        let others: [StaticString] = self["reference"] != nil && isGestureRecognizer ? ["reference"] : []
        return (attributes ?? others).compactMap { name in
            self[name].flatMap { $0.isEmpty ? nil : ("\(name)", $0) }
        }
    }

    /// Whether an attribute of elements of a name holds the id of another object and nothing else.
    public static func isObjectReference(_ attribute: String, of element: String) -> Bool {
        referenceAttributes.contains { entry in
            "\(entry.element)" == element && entry.attributes.contains { "\($0)" == attribute }
        } || attribute == "reference" && element.hasSuffix("GestureRecognizer")
    }

    /// The attributes that hold an id, by the elements that have them.
    private static let referenceAttributes: [(element: StaticString, attributes: [StaticString])] = [
        ("outlet", ["destination"]), ("outletCollection", ["destination"]), ("action", ["destination", "target"]),
        ("binding", ["destination", "previousBinding"]), ("accessibilityConnection", ["destination"]),
        ("segue", ["destination", "reference", "popoverAnchorView", "popoverAnchorBarButtonItem"]),
        ("constraint", ["firstItem", "secondItem"]), ("include", ["reference"]), ("exclude", ["reference"]),
        ("view", ["reference"]), ("document", ["initialViewController"]),
        ("tableViewCell", ["textLabel", "detailTextLabel", "imageView"]),
        ("tableViewCellContentView", ["tableViewCell"]), ("tableView", ["headerView"]),
        ("outlineView", ["outlineTableColumn", "headerView"]), ("popUpButtonCell", ["selectedItem"]),
        ("gridCell", ["row", "column", "headOfMergedCell"]), ("tabView", ["initialItem"]),
        ("toolbarItem", ["reference"]), ("searchToolbarItem", ["reference"]), ("designable", ["name"]),
    ]

    /// Attributes that may look like an id and are none.
    private static let ownText: Set = [
        "id", "sceneID", "implicitIdentifier", "identifier", "reuseIdentifier", "storyboardIdentifier",
        "referencedIdentifier", "restorationIdentifier", "title", "text", "placeholder", "userLabel", "customClass",
        "customModule", "storyboardName", "bundleIdentifier", "value", "key", "keyPath", "property", "selector",
    ]
}

extension String {
    /// Whether this looks as Xcode's ids do: `a1B-2c-D3e`.
    fileprivate var hasShapeOfObjectID: Bool {
        let bytes = Array(utf8)
        guard bytes.count == 10, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-") else { return false }
        return bytes.enumerated().allSatisfy { offset, byte in
            offset == 3 || offset == 6 || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        }
    }
}

extension Element {
    /// The attributes that name other objects of the document by id, as written; the element's own id is none.
    ///
    /// Attributes measured over 14,000 documents count whatever their value; others count where the value has the shape
    /// of Xcode's ids and the attribute holds no free text.
    public var objectReferences: [Attribute] {
        attributes.filter { attribute in
            guard !attribute.value.isEmpty else { return false }
            if isReference(attribute.name) { return true }
            return attribute.value.hasShapeOfObjectID && !Self.ownText.contains(attribute.name)
        }
    }

    private func isReference(_ attribute: String) -> Bool {
        guard let elements = Self.referenceAttributes[attribute] else { return false }
        return elements.contains(name) || attribute == "reference" && isGestureRecognizer
    }

    /// The elements with an attribute that holds an id, by attribute.
    private static let referenceAttributes: [String: Set<String>] = [
        "firstItem": ["constraint"], "secondItem": ["constraint"],
        "destination": ["outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection"],
        "target": ["action"], "previousBinding": ["binding"], "initialViewController": ["document"],
        "tableViewCell": ["tableViewCellContentView"], "textLabel": ["tableViewCell"],
        "detailTextLabel": ["tableViewCell"], "imageView": ["tableViewCell"],
        "reference": ["include", "exclude", "segue", "toolbarItem", "searchToolbarItem", "view"],
        "popoverAnchorView": ["segue"], "popoverAnchorBarButtonItem": ["segue"], "selectedItem": ["popUpButtonCell"],
        "row": ["gridCell"], "column": ["gridCell"], "headOfMergedCell": ["gridCell"],
        "headerView": ["tableView", "outlineView"], "outlineTableColumn": ["outlineView"], "initialItem": ["tabView"],
        "name": ["designable"],
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

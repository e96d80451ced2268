/// Reads the identity of an element that is an object: id, class, label.
extension Element {
    /// The object id; nil for an element without one, and for `device`, whose id names a model.
    public var id: String? { isNamed("device") ? nil : self["id"] }
    /// The label given to the object in Xcode's outline; nil for none.
    public var userLabel: String? { self["userLabel"] }
    /// The custom class, as written; nil for none, which may also be written as an empty one.
    public var customClass: String? { self["customClass"].flatMap { $0.isEmpty ? nil : $0 } }
    /// The module as written; it may be stale where `inheritsModuleFromTarget` is true.
    public var customModule: String? { self["customModule"].flatMap { $0.isEmpty ? nil : $0 } }
    /// "Inherit module from target": the module in the file is what it was when the file was last saved.
    public var inheritsModuleFromTarget: Bool { self["customModuleProvider"] == "target" }
    /// The storyboard identifier of a controller; nil for none.
    public var storyboardIdentifier: String? { self["storyboardIdentifier"] }

    /// File's Owner, First Responder or Application: objects that a nib names and does not make.
    ///
    /// Cocoa Touch writes `placeholder` elements; Cocoa writes custom objects with the ids -1, -2 and -3.
    public var isPlaceholder: Bool {
        if isNamed("placeholder") { return true }
        return isNamed("customObject") && ["-1", "-2", "-3"].contains(self["id"])
    }
    /// True for the File's Owner of a xib.
    public var isFilesOwner: Bool {
        if isNamed("placeholder") { return self["placeholderIdentifier"] == "IBFilesOwner" }
        return isNamed("customObject") && self["id"] == "-2"
    }
    /// True for the First Responder of a scene or xib.
    public var isFirstResponder: Bool {
        if self["sceneMemberID"] == "firstResponder" { return true }
        if isNamed("placeholder") { return self["placeholderIdentifier"] == "IBFirstResponder" }
        return isNamed("customObject") && self["id"] == "-1"
    }
    /// True for a gesture recognizer of any kind.
    public var isGestureRecognizer: Bool { name.hasSuffix("GestureRecognizer") }
    /// A view, window, page, … controller, a storyboard reference or one of AppKit's object controllers.
    public var isController: Bool {
        let name = self.name
        return name.hasSuffix("Controller") || name.hasSuffix("controller") || name.hasSuffix("ControllerPlaceholder")
            || name == "controllerPlaceholder" || name == "collectionViewItem"
    }

    /// Whether the object stands directly among a scene's or a xib's objects.
    public var isTopLevel: Bool { parent?.isNamed("objects") == true }

    /// Attributes that code sets at load time by key path.
    public var userDefinedRuntimeAttributes: [Element] {
        child(named: "userDefinedRuntimeAttributes")?.children(named: "userDefinedRuntimeAttribute") ?? []
    }

    /// Values that differ by size class, device or interface style.
    public var variations: [Element] { children(named: "variation") }

    /// The layout constraints that the view owns.
    public var constraints: [Element] { child(named: "constraints")?.children(named: "constraint") ?? [] }

    /// The object's name in Xcode's outline: its label, title or text, else its class or kind.
    public var interfaceBuilderName: String? {
        if isFilesOwner { return "File's Owner" }
        if let label = userLabel { return label }
        for key in ["title", "text", "placeholder", "headerTitle"] as [StaticString] {
            if let value = self[key], !value.isEmpty { return value }
        }
        if let title = child(named: "navigationItem")?["title"] { return title }
        if let state = children(named: "state").first(where: { $0["key"] == "normal" })?["title"] { return state }
        if let customClass { return customClass }
        return id == nil ? nil : wordsOfName
    }

    /// `tableViewCell` as Xcode shows it: `Table View Cell`.
    private var wordsOfName: String {
        // Interface Builder misspells this one in every document.
        let name = isNamed("pongPressGestureRecognizer") ? "longPressGestureRecognizer" : self.name
        return name.reduce(into: "") { words, character in
            if words.isEmpty { return words += character.uppercased() }
            if character.isUppercase { words += " " }
            words.append(character)
        }
    }
}

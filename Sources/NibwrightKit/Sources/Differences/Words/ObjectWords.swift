import InterfaceBuilder

extension Element {
    /// The object as a person calls it: `button “Log in”`, `view of class HeaderView`, `label`.
    var spokenName: String {
        if isFilesOwner { return "File's Owner" }
        if isFirstResponder { return "First Responder" }
        if let reference = StoryboardReference(self) { return reference.spokenName }
        let kind = FieldWords.kind(ofElement: name)
        if let own = ownName { return "\(kind) \(FieldWords.quoted(own))" }
        return customClass.map { "\(kind) of class \($0)" } ?? kind
    }

    /// A scene as a person calls it: `scene “Sign in”`, by its title, its class or its kind of controller.
    var spokenScene: String {
        let own = ownName ?? customClass ?? storyboardIdentifier
        if let own { return "scene \(FieldWords.quoted(own))" }
        let kind = "scene with a \(FieldWords.kind(ofElement: name))"
        return navigationRoot.flatMap { $0.ownName ?? $0.customClass }.map { "\(kind) for \(FieldWords.quoted($0))" }
            ?? kind
    }

    /// Whether the element is a scene's view controller.
    var isSceneController: Bool { isTopLevel && isController && document.kind.form == .storyboard }

    /// The name that somebody gave to the object; nil where only its class or kind names it.
    fileprivate var ownName: String? {
        guard let name = interfaceBuilderName, name != customClass else { return nil }
        let kind = self.name.filter(\.isLetter).lowercased()
        return name.filter(\.isLetter).lowercased() == kind ? nil : name
    }
}

extension StoryboardReference {
    /// `storyboard reference to Profile`, `storyboard reference to “edit” in Profile`
    fileprivate var spokenName: String {
        let storyboard = storyboardName ?? "its own storyboard"
        guard let identifier = referencedIdentifier else { return "storyboard reference to \(storyboard)" }
        return "storyboard reference to \(FieldWords.quoted(identifier)) in \(storyboard)"
    }
}

extension IBDocument {
    /// The scene or, in a xib, the top-level object that an element is part of, in words; nil for the document's own.
    func spokenGroup(of element: Element) -> String? {
        if let controller = scene(holding: element)?.controller { return controller.spokenScene }
        return nil
    }
}

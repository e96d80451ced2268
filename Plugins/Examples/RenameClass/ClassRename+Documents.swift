import NibwrightKit

/// Storyboards, xibs and property lists that name the class.
extension ClassRename {
    mutating func collectDocuments() {
        for document in graph.documents where document.source.contains(identifier: old) {
            guard graph.isNear(document.path, type.declaration.path) else {
                if let element = document.elements.first(where: { $0.customClass == old && isOwn($0) }) {
                    obstruct(.otherProject, "\(document.path) is of another project and uses the class", element.place)
                }
                continue
            }
            collect(document)
        }
        for refused in graph.refusedDocuments where refused.source.contains(identifier: old) {
            obstruct(.otherMeaning, "\(refused.path) could not be read and holds the name", refused.place)
        }
        guard let taken = graph.documents.lazy.flatMap(\.elements).first(where: { $0.storyboardIdentifier == new }),
            renamesStoryboardIdentifier
        else { return }
        obstruct(.nameTaken, "a scene has the storyboard identifier \(new)", taken.place)
    }

    private mutating func collect(_ document: IBDocument) {
        var editor = DocumentEditor(document)
        var known: [Range<Int>] = []
        for element in document.elements {
            for attribute in element.attributes where attribute.value == old {
                guard isRenamed(attribute.name, of: element) else { continue }
                if attribute.name == "customClass", !isOwn(element) {
                    obstruct(
                        .declaredTwice, "the custom class \(old) is not, or not certainly, the one in Swift",
                        element.place)
                }
                if attribute.name == "storyboardIdentifier" { renamesStoryboardIdentifier = true }
                editor.setAttribute(attribute.name, on: element, to: new)
                known.append(attribute.valueRange)
            }
        }
        for scene in document.scenes {
            guard let controller = scene.controller, let comment = scene.comment else { continue }
            if controller.customClass == old, comment.text == old.inOutline {
                editor.setComment(of: scene, to: new.inOutline)
                known.append(comment.range)
            } else if controller["referencedIdentifier"] == old, comment.text == old,
                identifiers.isOwn("storyboardIdentifier")
            {
                editor.setComment(of: scene, to: new)
                known.append(comment.range)
            }
        }
        edit(document.path, editor.edits)
        for offset in document.source.offsets(ofIdentifier: old) where !known.contains(where: { $0.contains(offset) }) {
            mention(document.source, at: offset)
        }
    }

    /// UIKit loads `CupView.xib` for a `CupViewController` that is made without a nib's name.
    mutating func checkImplicitNib() {
        let xibs = NibOwnership.all(in: graph.documents, references: graph.codeReferences, classes: graph.classes)
        for xib in xibs where xib.implicitClass == old && xib.ownerClass == old && xib.name != old {
            guard xib.references.isEmpty, xib.namingControllers.isEmpty else { continue }
            obstruct(
                .implicitNib, "\(xib.document.path) is loaded for \(old) because it is called alike",
                Place(path: xib.document.path))
        }
    }

    func isOwn(_ element: Element) -> Bool {
        guard isNamedAlike, case .swift(let types)? = graph.classes.resolve(element) else { return false }
        return types == [type]
    }

    private func isRenamed(_ attribute: String, of element: Element) -> Bool {
        switch attribute {
        case "customClass": true
        // An object of another class that is called so is found by a name of its own.
        case "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "userLabel": isOwn(element)
        case "referencedIdentifier": identifiers.isOwn("storyboardIdentifier")
        // On the Mac a cell is found by its plain identifier; a segue's is no class's, and tests know the other one.
        case "identifier": isOwn(element)
        case "nibName": namesakes.contains { $0.kind.form == .xib }
        case "storyboardName": namesakes.contains { $0.kind.form == .storyboard }
        case "name": element.isNamed("designable")
        default: false
        }
    }

    // MARK: Property lists and settings

    mutating func collectPropertyLists() {
        for source in graph.paths.filter({ ProjectFileKind(path: $0) == .propertyList }).compactMap(graph.text(at:)) {
            guard source.contains(identifier: old), graph.isNear(source.path, type.declaration.path) else { continue }
            var known: [Range<Int>] = []
            if case .success(let plist) = InfoPlist.read(source) {
                for reference in plist.references where names(reference.name, ofClass: !reference.kind.namesDocument) {
                    guard let range = reference.range else {
                        obstruct(
                            .settingNamesClass, "\(source.path) is not XML and names \(old)", Place(path: source.path))
                        continue
                    }
                    replace(range.upperBound - old.utf8.count..<range.upperBound, of: source.path)
                    known.append(range)
                }
            }
            for offset in source.offsets(ofIdentifier: old) where !known.contains(where: { $0.contains(offset) }) {
                mention(source, at: offset)
            }
        }
        for target in graph.targets.targets {
            for setting in target.infoPlistKeys where names(setting.value, ofClass: true) {
                obstruct(
                    .settingNamesClass, "\(target.name) sets \(setting.key) to \(setting.value)",
                    Place(path: setting.configurationFile ?? target.projectPath))
            }
        }
    }

    /// Whether a property list's value is the class, with a module or not, or a document called like it.
    private func names(_ value: String, ofClass isClass: Bool) -> Bool {
        if !isClass, namesakes.isEmpty { return false }
        return value == old || isClass && value.hasSuffix("." + old)
    }
}

extension InfoPlistReference.Kind {
    fileprivate var namesDocument: Bool { namesStoryboard || self == .mainNib }
}

extension String {
    /// The name of a class as Interface Builder's outline says it: `UICupViewController` is “Cup View Controller”.
    var inOutline: String {
        let letters = Array(self)
        let capitals = letters.prefix(while: \.isUppercase).count
        let start = capitals > 1 && capitals < letters.count ? capitals - 1 : 0
        var words = ""
        for index in letters.indices.dropFirst(start) {
            let isBeginning = letters[index].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
            if isBeginning, index > start { words += " " }
            words.append(letters[index])
        }
        return words
    }
}

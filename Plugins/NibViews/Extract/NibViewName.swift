import Navigation
import TransformKit

/// A name for the class of some equal views, made of what their documents and code call them.
struct NibViewName {
    let text: String
    /// Whether nobody calls the views so, and the name says only what is in them.
    let isGuessed: Bool

    init(_ text: String, isGuessed: Bool = false) {
        self.text = text
        self.isGuessed = isGuessed
    }

    /// The first name that nothing in the project has: what Interface Builder or an outlet calls the view, else words that
    /// the outlets in all places have in common, else a text that all show, else where the views are and what is in them.
    init(of places: [NibPlace], isFree: (String) -> Bool) {
        let labels = places.compactMap { $0.view.userLabel.map { Self.meaningful($0.nameWords) } }
        let outlets = places.flatMap(\.crossings.ownOutlets).map { Self.meaningful($0.property.nameWords) }
        for words in [labels, outlets].compactMap(Self.agreed) {
            let name = Self.typeName(words)
            if isFree(name) {
                self.init(name)
                return
            }
        }
        let members = Self.commonWords(ofMembers: places)
        let texts = Self.commonTexts(of: places).map { Self.meaningful($0.nameWords) }
        let owners = Self.commonWords(ofOwners: places)
        let noun = Self.noun(for: places[0])
        let kinds = Self.kinds(in: places[0].shape)
        let candidates =
            [members] + texts.filter { (1...3).contains($0.count) } + [
                owners.isEmpty ? kinds : owners + [noun], owners + kinds,
            ]
        for words in candidates where !words.isEmpty && words.count < 7 {
            let name = Self.typeName(words)
            if isFree(name) {
                self.init(name, isGuessed: true)
                return
            }
        }
        let base = Self.typeName(owners + kinds)
        var number = 2
        while !isFree(base + String(number)) { number += 1 }
        self.init(base + String(number), isGuessed: true)
    }

    /// What distinguishes one place among several of a class: its label, its outlet, or the first of what
    /// leads into it or what it calls.
    static func words(of place: NibPlace, _ owner: OwnerDraft) -> [String] {
        if let label = place.view.userLabel.map({ meaningful($0.nameWords) }), !label.isEmpty { return label }
        if let outlet = place.crossings.ownOutlets.first.map({ meaningful($0.property.nameWords) }), !outlet.isEmpty {
            return outlet
        }
        let names = owner.forwards.map(\.outlet.name) + place.crossings.actions.map { $0.selector.withoutColons }
        return names.lazy.map { meaningful($0.withoutActionWords) }.first { !$0.isEmpty } ?? []
    }

    // MARK: Words

    /// Words that most of some names are, else those that all have; nil for none.
    private static func agreed(_ names: [[String]]) -> [String]? {
        let names = names.filter { !$0.isEmpty }
        guard let first = names.mostFrequent else { return nil }
        if names.count(where: { $0 == first }) * 2 > names.count { return first }
        let common = first.filter { word in names.allSatisfy { $0.contains(word) } }
        return common.isEmpty ? nil : common
    }

    /// Words without those that say only that something is a view.
    static func meaningful(_ words: [String]) -> [String] {
        words.enumerated().filter { index, word in
            // What all classes of a project begin with says nothing of this one.
            let isPrefix = index == 0 && word.count < 4 && word == word.uppercased() && words.count > 1
            return !isPrefix && !empty.contains(word.lowercased())
                && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                && word.count > 1
        }.map(\.element)
    }

    private static let empty: Set<String> = [
        "view", "views", "stack", "container", "content", "wrapper", "holder", "ui", "iv", "vw", "uiview", "outlet",
        "iboutlet",
        "lbl", "lb", "label", "labels", "bt", "btn", "button", "buttons", "img", "image", "images", "tf", "tv", "txt",
        "field", "text",
        "title", "subtitle", "icon", "picto", "switch", "separator", "my", "the", "bg", "background", "main",
        "constraint",
        "layout", "height", "width", "row", "item", "header", "footer", "top", "bottom", "left", "right", "info",
        "cell",
        "all", "none", "first", "second", "other", "new", "old",
    ]

    private static func typeName(_ words: [String]) -> String {
        let name = words.map(\.capitalizedWord).joined()
        let plain = name.hasSuffix("View") ? name : name + "View"
        return plain.first?.isNumber == true ? "Nib" + plain : plain
    }

    /// Words that the outlets and actions of every place have in common: `list` of `list_1` and `titleList2`.
    private static func commonWords(ofMembers places: [NibPlace]) -> [String] {
        let names = places.map { place in
            let all =
                place.crossings.outlets.map(\.property) + place.crossings.actions.map { $0.selector.withoutColons }
            return all.map { meaningful($0.withoutActionWords).map { $0.lowercased() } }
        }
        // A single outlet may be anything; a word that two of them have says what they are of.
        guard let first = names.first, names.allSatisfy({ $0.count > 1 }) else { return [] }
        var words: [String] = []
        for word in first.flatMap(\.self) where !words.contains(word) && !word.contains(where: \.isNumber) {
            let isCommon = names.allSatisfy { members in members.count { $0.contains(word) } * 2 > members.count }
            if isCommon { words.append(word) }
        }
        return words
    }

    /// Texts that all places show and no code sets, short ones.
    private static func commonTexts(of places: [NibPlace]) -> [String] {
        places[0].shape.values.enumerated().compactMap { index, value in
            guard value.kind != .image, value.value.count < 40,
                value.value.allSatisfy({ $0.isASCII && !$0.isNumber && ![":", "@", "%"].contains($0) }),
                places.allSatisfy({ place in
                    place.shape.values[index].value == value.value
                        && !place.crossings.outlets.contains { $0.number == value.number }
                }),
                !samples.contains(value.value.lowercased())
            else { return nil }
            return value.value
        }
    }

    /// What Xcode writes into new objects, and what people type for nothing better.
    private static let samples: Set<String> = [
        "label", "button", "title", "text", "lorem ipsum", "test", "item", "subtitle", "ok", "name", "description",
    ]

    /// Words that the classes around all places have in common: `Setting` of `UserSettingVC` and `PostSettingVC`.
    private static func commonWords(ofOwners places: [NibPlace]) -> [String] {
        let words = places.map { meaningful(owner(of: $0).withoutControllerSuffix.nameWords) }
        guard let first = words.first else { return [] }
        return first.filter { word in
            words.allSatisfy { $0.contains(word) } && !["cell", "table", "collection"].contains(word.lowercased())
        }
    }

    /// The class of the cell, of the scene's controller or of the xib's owner.
    private static func owner(of place: NibPlace) -> String {
        let document = place.document
        if let cell = place.view.ancestors.first(where: { $0.name.hasSuffix("Cell") && $0.customClass != nil }) {
            return cell.customClass ?? ""
        }
        if let controller = document.scene(holding: place.view)?.controller { return controller.customClass ?? "" }
        let owner = document.elements.first(where: \.isFilesOwner)?.customClass
        return owner ?? place.view.ancestors.last { $0.isTopLevel }?.customClass ?? ""
    }

    /// What kinds of objects are in the view, each once: `ImageLabelButton`.
    private static func kinds(in shape: ViewShape) -> [String] {
        var kinds: [String] = []
        for object in shape.objects.dropFirst() where object.parent?.isNamed("subviews") == true {
            if ["view", "stackView", "scrollView"].contains(object.name) { continue }
            let kind = object.isNamed("imageView") ? "Image" : object.name.capitalizedWord
            if !kinds.contains(kind) { kinds.append(kind) }
        }
        return kinds.isEmpty ? ["Content"] : Array(kinds.prefix(3))
    }

    /// What a view without a name is: by the control in it, else by its form.
    private static func noun(for place: NibPlace) -> String {
        let kinds = Set(place.shape.objects.map(\.name))
        let controls = [
            ("switch", "Switch"), ("slider", "Slider"), ("textField", "Field"), ("textView", "Text"),
            ("segmentedControl", "Segment"), ("datePicker", "Date"), ("pickerView", "Picker"),
            ("progressView", "Progress"), ("stepper", "Stepper"),
        ]
        if let control = controls.first(where: { kinds.contains($0.0) }) { return control.1 }
        guard let frame = place.view.frame else { return "Group" }
        return frame.width >= 3 * frame.height ? "Row" : "Group"
    }
}

extension String {
    var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }

    fileprivate var withoutColons: String { filter { $0 != ":" } }

    /// The words of a method that a control calls, without those that say only that it is one.
    var withoutActionWords: [String] {
        var words = nameWords
        let first: Set = ["on", "did", "handle", "action", "ib", "ibaction", "perform"]
        let last: Set = [
            "action", "tapped", "pressed", "clicked", "tap", "touched", "btn", "button", "sender", "selected", "press",
            "click", "did", "was", "on",
        ]
        while words.count > 1, let word = words.first, first.contains(word.lowercased()) { words.removeFirst() }
        while words.count > 1, let word = words.last, last.contains(word.lowercased()) { words.removeLast() }
        return words
    }

    /// `titleLabel` and `text` are `titleText`; `name` and `text` are `nameText`.
    func extended(by kind: String) -> String {
        var words = nameWords
        let last: Set = ["label", "lbl", "button", "btn", "image", "img", "view", "field"]
        while words.count > 1, let word = words.last, last.contains(word.lowercased()) { words.removeLast() }
        if contains("_") { return self + "_" + kind }
        if words.last?.lowercased() == kind { return words.camelCased + (words.count == 1 ? "Value" : "") }
        return (words + [kind.capitalizedWord]).camelCased
    }

    /// What some names of one thing have in common: the name itself, that of most of them, or the words of all.
    static func common(of names: [String]) -> String? {
        guard let first = names.mostFrequent else { return nil }
        if names.count(where: { $0 == first }) * 2 > names.count { return first.loweredFirst }
        let words = names.map { $0.nameWords.map { $0.lowercased() } }
        let shared = (names.first ?? "").nameWords.filter { word in words.allSatisfy { $0.contains(word.lowercased()) }
        }
        let isTelling = shared.contains {
            $0.count > 2 && !$0.allSatisfy(\.isNumber) && !kindWords.contains($0.lowercased())
        }
        guard isTelling else { return nil }
        return first.contains("_") ? shared.joined(separator: "_") : shared.camelCased
    }

    /// Words for what kind of object a name is of.
    private static let kindWords: Set<String> = [
        "lbl", "label", "btn", "button", "img", "image", "view", "field", "textfield", "txt", "switch", "icon",
        "outlet",
    ]

    private var loweredFirst: String {
        first?.isUppercase == true ? nameWords.camelCased : self
    }
}

extension Collection where Element: Hashable {
    /// The element that is there most often, the first of several; nil for none.
    var mostFrequent: Element? {
        var counts: [Element: Int] = [:]
        for element in self { counts[element, default: 0] += 1 }
        let most = counts.values.max()
        return first { counts[$0] == most }
    }
}

extension Element {
    /// What an outlet to the object is called where nobody has a name for it.
    var memberName: String { isNamed("switch") ? "toggle" : name }

    /// What happens at an event of a control: `tap`.
    func eventWord(_ event: String) -> String {
        switch event {
        case "touchUpInside", "": "tap"
        case "valueChanged": "change"
        case "editingChanged": "edit"
        default: event
        }
    }
}

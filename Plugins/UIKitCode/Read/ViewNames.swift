import Navigation
import TransformKit

/// Gives the views of a screen their names.
struct ViewNames {
    private var taken = UIViewMembers.names.union(Self.reserved)
    private(set) var names: [Element: String] = [:]

    /// Swift's own words, and the names of what stands around the properties.
    private static let reserved: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "open", "operator", "private", "protocol", "public", "repeat",
        "rethrows",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while", "layout", "view",
    ]

    /// - Parameters:
    ///   - views: without the screen's own.
    ///   - outlets: the names that the controller has for objects, the first of each.
    ///   - members: what the project itself gives to all views.
    ///   - actions: the selectors of what controls do.
    ///   - keepsOutlets: whether the outlets are properties of the same class, which keep their names whatever they are.
    init(
        _ views: [CodedView], outlets: [Element: String], members: Set<String>, actions: [Element: String],
        keepsOutlets: Bool = false
    ) {
        taken.formUnion(members)
        // What code knows by a name keeps it before others get theirs.
        for view in views {
            guard let name = outlets[view.element] else { continue }
            if keepsOutlets {
                names[view.element] = name
                taken.insert(name)
                continue
            }
            names[view.element] = free(taken.contains(name) ? name + view.noun.capitalizedFirst : name)
        }
        for view in views where names[view.element] == nil {
            let row = view.joining == .row ? Self.row(view, outlets) : nil
            let own = row.flatMap { taken.contains($0) ? nil : $0 } ?? Self.name(of: view, actions[view.element])
            let name = own == Self.noun(of: view) ? inRow(view) ?? own : own
            // A cell of a table has an image view already.
            names[view.element] = free(name == "imageView" && members.contains(name) ? "pictureView" : name)
        }
    }

    /// A name that no other has, with a number where it needs one.
    mutating func free(_ name: String) -> String {
        var candidate = name
        var number = 2
        while taken.contains(candidate) {
            candidate = name + String(number)
            number += 1
        }
        taken.insert(candidate)
        return candidate
    }

    private static func name(of view: CodedView, _ selector: String?) -> String {
        let element = view.element
        let noun = noun(of: view)
        for words in [element.userLabel, text(of: element), selector.map(deed)] {
            guard let words = words.flatMap(Self.words), !words.isEmpty else { continue }
            let kind = noun.lowercased()
            // “Save Button” says what it is.
            let joined = words.joined()
            if joined.lowercased().hasSuffix(kind) || joined.lowercased().hasSuffix("view") {
                return Self.camelCase(words)
            }
            return Self.camelCase(words + [noun.capitalizedFirst])
        }
        return noun
    }

    /// `nameLabel` for a label without a name of its own in `nameCell`; nil outside of a row that has a name.
    private func inRow(_ view: CodedView) -> String? {
        let rows = view.element.ancestors.lazy.filter { $0.isNamed("tableViewCell") }
        guard view.joining != .row, let name = rows.compactMap({ names[$0] }).first, name.hasSuffix("Cell") else {
            return nil
        }
        return name.dropLast(4) + Self.noun(of: view).capitalizedFirst
    }

    /// `nameCell` for the row of `nameField`; nil where code knows no view in the row.
    private static func row(_ view: CodedView, _ outlets: [Element: String]) -> String? {
        guard view.element.userLabel == nil else { return nil }
        let known = view.element.descendants.lazy.compactMap { outlets[$0] }.first
        guard let known else { return nil }
        let endings = [
            "TextField", "TextView", "ImageView", "Label", "Field", "Switch", "Button", "Slider", "Control", "View",
        ]
        let ending = endings.first { known.hasSuffix($0) && known.count > $0.count } ?? ""
        return known.dropLast(ending.count) + "Cell"
    }

    /// `goBack` of `goBackTapped:`.
    private static func deed(_ selector: String) -> String {
        var name = selector.prefix { $0 != ":" }
        for ending in ["Tapped", "Pressed", "Clicked", "Action", "Button"]
        where name.hasSuffix(ending) && name != ending {
            name = name.dropLast(ending.count)
        }
        for start in ["didTap", "didPress"] where name.hasPrefix(start) && name.count > start.count {
            name = name.dropFirst(start.count)
        }
        return String(name)
    }

    private static func noun(of view: CodedView) -> String {
        if let name = view.element.customClass {
            // `RSButton` is `rsButton`.
            let capitals = name.prefix { $0.isUppercase }.count
            let head = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
            return name.prefix(head).lowercased() + name.dropFirst(head)
        }
        guard view.element.isNamed("view") else { return view.noun }
        let isEmpty = view.element.child(named: "subviews")?.children.isEmpty ?? true
        let isLine = view.element.constraints.contains { constraint in
            ["width", "height"].contains(constraint["firstAttribute"]) && constraint["secondItem"] == nil
                && (constraint["constant"].flatMap(Double.init) ?? 9) <= 1
        }
        return isLine ? "separatorView" : isEmpty ? "view" : "containerView"
    }

    /// What is written on the view.
    private static func text(of element: Element) -> String? {
        if element.isNamed("button") {
            let state = element.children(named: "state").first { $0["key"] == "normal" }
            return element.child(named: "buttonConfiguration")?["title"] ?? state?["title"]
        }
        if element.isNamed("imageView") { return element["image"] }
        if element.isNamed("containerView") {
            return element.connections(of: .segue).first?.element.destinationStem
        }
        if element.isNamed("barButtonItem") { return element["title"] ?? element["systemItem"] ?? element["image"] }
        if element.isNamed("tableViewCell") {
            return element.descendants.lazy.filter { !$0.isNamed("imageView") }.compactMap(text).first
        }
        return element["placeholder"] ?? (element.isNamed("label") ? element["text"] : nil)
    }

    /// The words of a text, the first three that mean something where it has more; nil where it has others than ASCII's, is
    /// none or only stands for one.
    private static func words(_ text: String) -> [String]? {
        guard text.utf8.allSatisfy({ $0 < 128 }), text.count < 100 else { return nil }
        let all = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { $0.filter { $0 != "'" } }
            .filter { !$0.isEmpty }
        if all.first?.lowercased() == "lorem" { return nil }
        let words = all.count > 3 ? Array(all.filter { !small.contains($0.lowercased()) }.prefix(3)) : all
        guard let first = words.first, first.first?.isLetter == true,
            !["label", "button", "text", "title"].contains(words.joined().lowercased()), first.count > 1
        else { return nil }
        return words
    }

    /// Words that say little of what a text is about.
    private static let small: Set = [
        "a", "an", "and", "are", "as", "at", "be", "before", "by", "can", "do", "for", "from", "have", "i", "if", "in",
        "is", "it", "its", "me", "my", "no", "not", "of", "on", "or", "our", "that", "the", "there", "this", "to", "us",
        "was", "we", "when", "will", "with", "you", "your",
    ]

    private static func camelCase(_ words: [String]) -> String {
        let parts = words.enumerated().map { index, word in
            let isShout = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
            if index == 0 { return isShout ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst() }
            return isShout && word.count > 3 ? word.prefix(1) + word.dropFirst().lowercased() : word.capitalizedFirst
        }
        return parts.joined()
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// The form above the entries of a page: boxes that hide kinds of entries, lists that leave one kind, and a search.
enum PageFilters {
    /// Boxes for one attribute of the entries.
    struct Boxes {
        /// The words before the boxes.
        let title: String
        /// The attribute without `data-`.
        let name: String
        /// The values with the number of entries that have each; values without entries get no box.
        let values: [(value: String, count: Int, isOn: Bool)]
    }

    /// A list of the values of one attribute, of which a person chooses one; for attributes with many values.
    struct Choice {
        /// The words of the list.
        let title: String
        /// The attribute without `data-`; an entry with several values has `//` between them.
        let name: String
        /// The value of each entry, in any order.
        let values: [String]
    }

    static func form(_ groups: [Boxes], _ choices: [Choice] = [], searchLabel: String) -> String {
        var text = "<form role=\"search\" aria-label=\"Filter\">\n"
        for group in groups where group.values.contains(where: { $0.count > 0 }) {
            text += "<fieldset><legend>\(group.title.xmlEscaped)</legend>\n"
            for value in group.values where value.count > 0 {
                text += "<label><input type=\"checkbox\" name=\"\(group.name)\" value=\"\(value.value.xmlEscaped)\""
                text += value.isOn ? " checked/> " : "/> "
                text += "\(value.value.xmlEscaped) <small>\(value.count)</small></label>\n"
            }
            text += "</fieldset>\n"
        }
        for choice in choices { text += list(choice) }
        text += "<input type=\"search\" placeholder=\"\(searchLabel.xmlEscaped)  ( / )\" "
        text += "aria-label=\"\(searchLabel.xmlEscaped)\"/>\n<output aria-live=\"polite\"></output>\n</form>"
        return text
    }

    /// A list with more than one value; one value leaves nothing to choose.
    private static func list(_ choice: Choice) -> String {
        let counts = Dictionary(choice.values.map { ($0, 1) }, uniquingKeysWith: +).sorted { $0.key < $1.key }
        guard counts.count > 1 else { return "" }
        let options = counts.map { value, count in
            "<option value=\"\(value.xmlEscaped)\">\(value.xmlEscaped) (\(count))</option>"
        }
        return "<label>\(choice.title.xmlEscaped) <select name=\"\(choice.name)\"><option value=\"\">all</option>\n"
            + options.joined(separator: "\n") + "</select></label>\n"
    }
}

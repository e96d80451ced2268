/// The form above the entries of a page: boxes that hide kinds of entries, and a search.
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

    static func form(_ groups: [Boxes], searchLabel: String) -> String {
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
        text += "<input type=\"search\" placeholder=\"\(searchLabel.xmlEscaped)  ( / )\" "
        text += "aria-label=\"\(searchLabel.xmlEscaped)\"/>\n<output aria-live=\"polite\"></output>\n</form>"
        return text
    }
}

/// The name of a symbol, taken apart: `person.crop.circle.fill.badge.plus`.
struct SymbolName {
    /// What surrounds the form.
    enum Frame: String {
        case circle, square
    }

    /// The form.
    private(set) var parts: [[PathStep]]
    private(set) var frame: Frame?
    private(set) var isFilled = false
    private(set) var isSlashed = false

    /// Nil for a symbol that has no form of ours.
    init?(_ name: String) {
        var words = name.split(separator: ".").map(String.init)
        if let badge = words.firstIndex(of: "badge"), badge > 0 { words.removeSubrange(badge...) }
        while !words.isEmpty {
            if let found = SymbolPaths.parts(of: words.joined(separator: ".")) {
                parts = found
                return
            }
            switch words.removeLast() {
            case "fill": isFilled = true
            case "slash": isSlashed = true
            case let word:
                guard frame == nil, let frame = Frame(rawValue: word) else { return nil }
                self.frame = frame
            }
        }
        return nil
    }
}

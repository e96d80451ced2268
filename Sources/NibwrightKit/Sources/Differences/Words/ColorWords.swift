import Colorimetry
import InterfaceBuilder

extension Element {
    /// A `color` element in a word: `#EA0B8C`, `Brand/Pink`, `systemBlue`.
    var spokenColor: String {
        switch colorSpelling {
        case .literal(let literal): literal.value.hex.uppercased() + (literal.value.isOpaque ? "" : " with alpha")
        case .named(let name): name
        case .system(let name): name
        case .catalog(_, let name): name
        case .unreadable:
            attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        }
    }
}

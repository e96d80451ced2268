import TransformKit

/// A view of a document as code makes it.
struct CodedView {
    /// The way in which a view gets into the one around it.
    enum Joining {
        case subview, arrangedSubview
        /// Of the content view of a visual effect view.
        case contentSubview
        /// An item of a toolbar, which is no view.
        case item
        /// A row of a static table, which gets it when it asks.
        case row
    }

    /// What is said about a view behind its creation.
    indirect enum Setting: Hashable {
        /// `numberOfLines = 0`
        case assignment(String, String)
        /// `setTitle("Save", for: .normal)`
        case call(String)
        /// A statement of several lines.
        case lines([String])
        /// One for iOS 13 and later, one for the systems before.
        case modern(Setting, before: Setting)

        /// The statements about an object.
        func lines(of object: String?) -> [String] {
            let head = object.map { $0 + "." } ?? ""
            switch self {
            case .assignment(let path, let value): return ["\(head)\(path) = \(value)"]
            case .call(let call): return [head + call]
            case .lines(let lines): return [head + (lines.first ?? "")] + lines.dropFirst()
            case .modern(let setting, let before):
                return ["if #available(iOS 13.0, *) {"] + setting.lines(of: object).map { "    " + $0 } + ["} else {"]
                    + before.lines(of: object).map { "    " + $0 } + ["}"]
            }
        }

        /// Whether it gives a property its value.
        func isAssignment(to property: String) -> Bool {
            switch self {
            case .assignment(property, _): true
            case .modern(let setting, _): setting.isAssignment(to: property)
            default: false
            }
        }

        /// The setting of another object, which the object has as a property.
        func of(_ property: String) -> Setting {
            switch self {
            case .assignment(let path, let value): .assignment("\(property).\(path)", value)
            case .call(let call): .call("\(property).\(call)")
            case .lines(let lines): .lines(["\(property).\(lines.first ?? "")"] + lines.dropFirst())
            case .modern(let setting, let before): .modern(setting.of(property), before: before.of(property))
            }
        }

        /// A setting of a color, which may be another one on older systems.
        static func color(_ colors: (text: String, older: String?), _ make: (String) -> Setting) -> Setting {
            colors.older.map { .modern(make(colors.text), before: make($0)) } ?? make(colors.text)
        }
    }

    let element: Element
    /// The class as Swift names it.
    let type: String
    /// Whether only a library knows how a view of the class is made.
    let isOfLibrary: Bool
    /// The word for a view of its kind: `label`.
    let noun: String
    /// Statements in front of its creation, such as those about a layout.
    let preparation: [String]
    /// `UIButton(type: .system)`
    let creation: String
    let settings: [Setting]
    /// What it has other values of in some size classes; of these the settings say nothing.
    var varied: [VariedSetting] = []
    /// The view that it is in; nil for the screen's view itself.
    let container: Element?
    let joining: Joining
}

import SwiftWriting
import TransformKit

/// Writes the Swift of a screen's SwiftUI view, with its state.
struct HostedViewText {
    private let draft: HostedScreen

    init(_ draft: HostedScreen) { self.draft = draft }

    var text: String {
        var lines = draft.imports.map { "import \($0)" } + [""]
        let type = draft.screen.type.name
        if !draft.state.properties.isEmpty {
            lines += [
                "/// What `\(type)` shows, and what its user enters.",
                "final class \(draft.names.state): ObservableObject {",
            ]
            lines += draft.state.properties.map(Self.property) + ["}", ""]
        }
        lines += ["/// The content of `\(type)`.", "struct \(draft.names.view): View {"]
        if !draft.state.properties.isEmpty { lines.append("    @ObservedObject var state: \(draft.names.state)") }
        let kept = draft.wrapped.filter(\.isKept)
        lines += kept.map { "    let \($0.name): \($0.view.type)" }
        lines += draft.closures.map { "    let \($0.name): () -> Void" }
        if lines.last?.hasSuffix("{") == false { lines.append("") }
        lines += ["    var body: some View {"]
        lines += ContentText.lines(of: draft.content).map { $0.isEmpty ? "" : "        " + $0 }
        lines += ["    }", "}"]
        if !draft.wrapped.isEmpty { lines += [""] + Self.wrapper }
        let hasOptionalTexts = lines.contains { $0.contains(".orEmpty") }
        if draft.hasBindings { lines += [""] + Self.observing }
        if hasOptionalTexts { lines += [""] + Self.optionalTexts }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func property(_ property: ScreenState.Property) -> String {
        // A literal says its type.
        let isPlain =
            property.type == "Bool" || property.type == "String" && property.initial.hasPrefix("\"")
            || property.type == "Int" && Int(property.initial) != nil
        let type = isPlain ? "" : ": \(property.type)"
        let value = property.initial == "nil" ? "" : " = \(property.initial)"
        return "    @Published var \(property.name)\(type)\(value)"
    }

    private static let wrapper = [
        "/// A view of UIKit's among those of SwiftUI.",
        "private struct UIKitView<Content: UIView>: UIViewRepresentable {",
        "    let make: () -> Content",
        "",
        "    func makeUIView(context: Context) -> Content { make() }",
        "    func updateUIView(_ view: Content, context: Context) {}",
        "}",
    ]

    private static let observing = [
        "extension Binding {",
        "    /// The same value, with a call behind each change that the user makes.",
        "    fileprivate func onSet(_ action: @escaping () -> Void) -> Binding {",
        "        Binding(",
        "            get: { wrappedValue },",
        "            set: { value in",
        "                wrappedValue = value",
        "                action()",
        "            })",
        "    }",
        "}",
    ]

    private static let optionalTexts = [
        "extension Binding where Value == String? {",
        "    /// The text, which is empty where there is none.",
        "    fileprivate var orEmpty: Binding<String> {",
        "        Binding<String>(get: { wrappedValue ?? \"\" }, set: { wrappedValue = $0 })",
        "    }",
        "}",
    ]
}

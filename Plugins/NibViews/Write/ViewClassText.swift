import SwiftWriting
import TransformKit

/// Writes the Swift of a class whose content is in a xib, and of the class above it.
struct ViewClassText {
    private let draft: NibViewDraft
    private let base: String
    private let imports: [String]

    init(_ draft: NibViewDraft, base: String, imports: [String]) {
        self.draft = draft
        self.base = base
        self.imports = imports
    }

    var text: String {
        let members = [outlets, closures].filter { !$0.isEmpty } + inspectables + actions
        let lines = members.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 }
        let header = imports.map { "import \($0)" } + ["", "/// The view of `\(draft.className).xib`."]
        let body =
            lines.isEmpty
            ? ["final class \(draft.className): \(base) {}"]
            : ["final class \(draft.className): \(base) {"] + lines + ["}"]
        return (header + body).joined(separator: "\n") + "\n"
    }

    /// The edits that make a class of the project load its xib.
    ///
    /// - Throws: the reason why the class cannot be edited.
    func edits(of own: OwnViewClass, in source: SourceText) throws(Obstacle) -> [FileEdit] {
        guard let body = ClassBody(of: own.type.declaration, in: source) else {
            throw Obstacle(
                code: .classUnsuitable, reason: "\(draft.className) has no body that could be edited",
                place: Place(source, at: own.type.declaration.offset))
        }
        let stored = [outlets, closures].filter { !$0.isEmpty } + inspectables
        let edits = [
            TextEdit(own.superclass, base),
            body.inserting(properties: stored.map { NewMember(name: $0[0], lines: $0) }),
            body.inserting(methods: actions.map { NewMember(name: $0[0], lines: $0) }),
        ]
        return edits.compactMap(\.self).map { .replace(path: source.path, $0) }
    }

    // MARK: Members

    private var outlets: [String] {
        draft.properties.sorted { $0.key < $1.key }.map(\.value).filter { !$0.isDeclared }.map { property in
            "@IBOutlet \(property.isPrivate ? "private" : "private(set)") \(property.isWeak ? "weak " : "")var "
                + "\(property.name): \(property.type)!"
        }
    }

    private var closures: [String] { draft.handlers.map(closure) }
    private var inspectables: [[String]] { draft.inspectables.map(inspectable) }
    private var actions: [[String]] { draft.handlers.map(action) }

    private func closure(_ handler: NibViewDraft.Handler) -> String {
        "var \(handler.name): ((\(handler.takesSender ? handler.control : "")) -> Void)?"
    }

    private func action(_ handler: NibViewDraft.Handler) -> [String] {
        return [
            "@IBAction private func \(handler.method)(_ sender: \(handler.control)) {",
            "    \(handler.name)?(\(!handler.takesSender ? "" : "sender"))", "}",
        ]
    }

    private func inspectable(_ inspectable: NibViewDraft.Inspectable) -> [String] {
        let object = draft.properties[inspectable.number]?.name ?? ""
        let type = inspectable.kind == .image ? "UIImage?" : "String?"
        let (getter, setter) = Self.access(to: object, inspectable.kind)
        return [
            "@IBInspectable var \(inspectable.name): \(type) {", "    get { return \(getter) }",
            "    set { \(setter) }", "}",
        ]
    }

    private static func access(to object: String, _ kind: ViewValue.Kind) -> (getter: String, setter: String) {
        kind == .title
            ? ("\(object).title(for: .normal)", "\(object).setTitle(newValue, for: .normal)")
            : ("\(object).\(kind.rawValue)", "\(object).\(kind.rawValue) = newValue")
    }

    /// The words of an inspectable property's accessors, without braces.
    static func accessors(of object: String, _ kind: ViewValue.Kind) -> String {
        let (getter, setter) = access(to: object, kind)
        return "get return \(getter) set \(setter)"
    }

    /// The class above all that are written.
    static func base(named name: String) -> String {
        """
        import UIKit

        /// A view whose content is in the xib that has the name of its class.
        ///
        /// The view is the File's Owner of the xib, and the first view there is the content, which fills it.
        @IBDesignable
        class \(name): UIView {
            private weak var content: UIView?

            override init(frame: CGRect) {
                super.init(frame: frame)
                addContent()
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
                addContent()
            }

            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                content?.prepareForInterfaceBuilder()
            }

            private func addContent() {
                let nib = UINib(nibName: String(describing: type(of: self)), bundle: Bundle(for: type(of: self)))
                guard let content = nib.instantiate(withOwner: self, options: nil).first as? UIView else { return }
                content.translatesAutoresizingMaskIntoConstraints = false
                addSubview(content)
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: topAnchor),
                    content.leadingAnchor.constraint(equalTo: leadingAnchor),
                    bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    trailingAnchor.constraint(equalTo: content.trailingAnchor),
                ])
                self.content = content
            }
        }

        """
    }
}

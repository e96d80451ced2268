import TransformKit

/// Writes the text of a file with cells and nibs.
struct CellFileText {
    let file: CellFile

    private var actor: String { file.owner.targets.contains(where: \.usesSwift6) ? "@MainActor " : "" }

    var text: String {
        var lines = [
            CellFile.firstLine,
            "// Run its recipe again when cells or xibs come, go or get other identifiers: it renews this file.",
            "",
        ]
        lines += imports.map { "import \($0)" }
        for cell in file.cells {
            let documents = cell.documents.map { "`\($0)`" }.joined(separator: ", ")
            lines +=
                [""] + cell.availability + [
                    "extension \(cell.type.name): TypedCell {", "    /// In \(documents).",
                    "    static var typedIdentifier: String { \(cell.identifier.swiftLiteral) }", "}",
                ]
        }
        for nib in file.nibs {
            lines +=
                [""] + nib.availability + [
                    "extension \(nib.type.name) {", "    /// `\(nib.document.writtenName)`",
                    "    static var nib: UINib { UINib(nibName: \(nib.name.swiftLiteral), bundle: \(bundle)) }", "",
                    "    /// Makes the view of the xib.", "    static func loadFromNib() -> \(nib.type.name) {",
                    "        nib.instantiate(withOwner: nil, options: nil)[0] as! \(nib.type.name)", "    }", "}",
                ]
        }
        if file.declaresTypes { lines += [""] + typeLines }
        if file.owner.bundle == .ofCode, !file.nibs.isEmpty { lines += ["", "private final class NibBundle {}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    private var imports: [String] {
        let types = file.cells.map(\.type) + file.nibs.map(\.type)
        return Set(["UIKit"] + types.compactMap(\.module)).sorted()
    }

    private var bundle: String {
        switch file.owner.bundle {
        case .main, .identified: "nil"
        case .ofCode: "Bundle(for: NibBundle.self)"
        case .module: ".module"
        }
    }

    private var typeLines: [String] {
        func dequeuing(_ head: String, _ call: String) -> [String] {
            [
                "    func dequeue<Cell: \(head) -> Cell {", "        let view = \(call)",
                "        guard let cell = view as? Cell else {",
                "            fatalError(\"\\(type.typedIdentifier) is no \\(type): \\(view)\")", "        }",
                "        return cell", "    }",
            ]
        }
        return [
            "/// A class of cells that has one reuse identifier in all documents.",
            "\(actor)protocol TypedCell: UIView {", "    static var typedIdentifier: String { get }", "}", "",
            "extension UITableView {",
        ]
            + dequeuing(
                "UITableViewCell & TypedCell>(_ type: Cell.Type, for indexPath: IndexPath)",
                "dequeueReusableCell(withIdentifier: type.typedIdentifier, for: indexPath)")
            + ["}", "", "extension UICollectionView {"]
            + dequeuing(
                "UICollectionViewCell & TypedCell>(_ type: Cell.Type, for indexPath: IndexPath)",
                "dequeueReusableCell(withReuseIdentifier: type.typedIdentifier, for: indexPath)")
            + [""]
            + dequeuing(
                "UICollectionReusableView & TypedCell>(_ type: Cell.Type, ofKind kind: String, for indexPath: IndexPath)",
                "dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: type.typedIdentifier, for: indexPath)"
            ) + ["}"]
    }
}

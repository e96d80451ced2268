import TransformKit

/// Writes the text of a file with cells and nibs.
struct CellFileText {
    let file: CellFile
    /// Whether a file of the types has classes with several identifiers.
    let hasIdentifiers: Bool
    /// Whether a file of the types names xibs.
    let hasNibFiles: Bool
    /// Whether a file of the types has cells whose nib has their identifier.
    let hasNibCells: Bool

    private var isMac: Bool { file.owner.isMac }
    private var view: String { isMac ? "NSView" : "UIView" }
    private var identifierType: String { isMac ? "NSUserInterfaceItemIdentifier" : "String" }
    private var nibType: String { isMac ? "NSNib?" : "UINib" }
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
                    "    static var typedIdentifier: \(identifierType) { \(identifier(cell.identifier)) }", "}",
                ]
        }
        for part in file.identified {
            lines += [""] + part.availability + ["extension TypedCellIdentifier where Cell == \(part.type.name) {"]
            let members = part.members.map { member in
                [
                    "    /// In \(member.documents.map { "`\($0)`" }.joined(separator: ", ")).",
                    "    static var \(MemberName.written(member.name)): Self { Self(name: \(identifier(member.identifier))) }",
                ]
            }
            lines += members.joined(separator: [""]) + ["}"]
        }
        for nib in file.nibs { lines += [""] + nibLines(nib) }
        if !file.nibFiles.isEmpty {
            let members = file.nibFiles.map { nib in
                [
                    "    /// `\(nib.document.writtenName)`",
                    "    static var \(MemberName.written(nib.member)): TypedNibFile { TypedNibFile(name: \(nib.name.swiftLiteral), bundle: \(bundle)) }",
                ]
            }
            lines += ["", "extension TypedNibFile {"] + members.joined(separator: [""]) + ["}"]
        }
        if file.declaresTypes { lines += [""] + typeLines }
        if file.owner.bundle == .ofCode, !file.nibs.isEmpty || !file.nibFiles.isEmpty {
            lines += ["", "private final class NibBundle {}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func identifier(_ text: String) -> String {
        isMac ? "NSUserInterfaceItemIdentifier(\(text.swiftLiteral))" : text.swiftLiteral
    }

    private func nibLines(_ nib: TypedNib) -> [String] {
        let ordinal = TypedNib.ordinals[nib.index]
        let isOnlyView = nib.document.onlyView != nil
        let name = file.nibNames.nib
        let type = nib.type.name
        let label = isMac ? "nibNamed" : "nibName"
        let made = "\(isMac ? "NSNib" : "UINib")(\(label): \(nib.name.swiftLiteral), bundle: \(bundle))"
        var lines =
            nib.availability + [
                "extension \(type)\(nib.isOfCell ? ": TypedNibCell" : "") {",
                isOnlyView
                    ? "    /// `\(nib.document.writtenName)`"
                    : "    /// `\(nib.document.writtenName)`, whose \(ordinal) view has the class.",
                "    static var \(name): \(nibType) { \(made) }", "",
            ]
        if isMac {
            lines += [
                "    /// Makes the view of the xib; nil where it has none of the class.",
                "    static func \(file.nibNames.loading)(owner: Any? = nil) -> \(type)? {",
                "        var objects: NSArray?",
                "        \(name)?.instantiate(withOwner: owner, topLevelObjects: &objects)",
                "        return objects?.lazy.compactMap { $0 as? \(type) }.first", "    }",
            ]
        } else {
            lines += [
                "    /// Makes the \(isOnlyView ? "" : ordinal + " ")view of the xib.",
                "    static func \(file.nibNames.loading)(owner: Any? = nil) -> \(type) {",
                "        \(name).instantiate(withOwner: owner, options: nil)[\(nib.index)] as! \(type)", "    }",
            ]
        }
        return lines + ["}"]
    }

    private var imports: [String] {
        let types = file.cells.map(\.type) + file.identified.map(\.type) + file.nibs.map(\.type)
        return Set([isMac ? "AppKit" : "UIKit"] + types.compactMap(\.module)).sorted()
    }

    private var bundle: String {
        switch file.owner.bundle {
        case .main, .identified: "nil"
        case .ofCode: "Bundle(for: NibBundle.self)"
        case .module: ".module"
        }
    }

    private var typeLines: [String] {
        [
            "/// A class of cells that has one reuse identifier in all documents.",
            "\(actor)protocol TypedCell: \(view) {", "    static var typedIdentifier: \(identifierType) { get }", "}",
        ] + (hasNibCells ? nibCellLines : []) + (hasIdentifiers ? identifierLines : [])
            + (hasNibFiles ? nibFileLines : [])
            + (isMac ? tableLines : listLines)
    }

    private var listLines: [String] {
        extending(
            "UITableView",
            [("UITableViewCell", nil, "dequeueReusableCell(withIdentifier: IDENTIFIER, for: indexPath)")])
            + extending(
                "UICollectionView",
                [
                    (
                        "UICollectionViewCell", nil,
                        "dequeueReusableCell(withReuseIdentifier: IDENTIFIER, for: indexPath)"
                    ),
                    (
                        "UICollectionReusableView", "ofKind kind: String",
                        "dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: IDENTIFIER, for: indexPath)"
                    ),
                ])
    }

    private var nibCellLines: [String] {
        [
            "", "/// A class of cells whose nib has its reuse identifier.",
            "\(actor)protocol TypedNibCell: TypedCell {", "    static var \(file.nibNames.nib): \(nibType) { get }",
            "}",
        ]
    }

    private var identifierLines: [String] {
        [
            "", "/// A reuse identifier of a class that has several, or whose superclass has one too.",
            "struct TypedCellIdentifier<Cell> {", "    let name: \(identifierType)", "}",
        ]
    }

    private var nibFileLines: [String] {
        [
            "", "/// A xib that code loads by its name.",
            "struct TypedNibFile {", "    let name: String", "    let bundle: Bundle?", "}",
        ]
    }

    /// The functions of AppKit's tables, which make no view where none has the identifier.
    private var tableLines: [String] {
        var functions: [[String]] = []
        if hasNibCells {
            functions.append([
                "    func register<Cell: NSView & TypedNibCell>(nibOf type: Cell.Type) {",
                "        register(type.\(file.nibNames.nib), forIdentifier: type.typedIdentifier)", "    }",
            ])
        }
        functions.append([
            "    func makeView<Cell: NSView & TypedCell>(_ type: Cell.Type, owner: Any?) -> Cell? {",
            "        makeView(withIdentifier: type.typedIdentifier, owner: owner) as? Cell", "    }",
        ])
        if hasIdentifiers {
            functions.append([
                "    func makeView<Cell: NSView>(_ type: Cell.Type, _ identifier: TypedCellIdentifier<Cell>, owner: Any?) -> Cell? {",
                "        makeView(withIdentifier: identifier.name, owner: owner) as? Cell", "    }",
            ])
        }
        return ["", "extension NSTableView {"] + functions.joined(separator: [""]) + ["}"]
    }

    /// The functions of a list, with those for classes with several identifiers where there are any.
    private func extending(_ list: String, _ cells: [(type: String, kind: String?, call: String)]) -> [String] {
        var functions: [[String]] = []
        for cell in cells where hasNibCells {
            let label =
                cell.kind.map { _ in "forSupplementaryViewOfKind: kind, withReuseIdentifier" }
                ?? (list == "UITableView" ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier")
            functions.append([
                "    func register<Cell: \(cell.type) & TypedNibCell>(nibOf type: Cell.Type\(cell.kind.map { ", " + $0 } ?? "")) {",
                "        register(type.\(file.nibNames.nib), \(label): type.typedIdentifier)", "    }",
            ])
        }
        for cell in cells {
            let behind = (cell.kind.map { $0 + ", " } ?? "") + "for indexPath: IndexPath"
            functions.append(
                dequeuing(
                    "\(cell.type) & TypedCell>(_ type: Cell.Type, \(behind))",
                    cell.call.replacing("IDENTIFIER", with: "type.typedIdentifier"), "type.typedIdentifier"))
            if hasIdentifiers {
                functions.append(
                    dequeuing(
                        "\(cell.type)>(_ type: Cell.Type, _ identifier: TypedCellIdentifier<Cell>, \(behind))",
                        cell.call.replacing("IDENTIFIER", with: "identifier.name"), "identifier.name"))
            }
        }
        return ["", "extension \(list) {"] + functions.joined(separator: [""]) + ["}"]
    }

    private func dequeuing(_ head: String, _ call: String, _ identifier: String) -> [String] {
        [
            "    func dequeue<Cell: \(head) -> Cell {", "        let view = \(call)",
            "        guard let cell = view as? Cell else {",
            "            fatalError(\"\\(\(identifier)) is no \\(type): \\(view)\")", "        }",
            "        return cell", "    }",
        ]
    }
}

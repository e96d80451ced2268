/// A value that a coordinator's method takes from the view controller: `userID`, which that one reads as `member?.id`.
struct SourceValue: Hashable, Sendable {
    /// The label, and the name in the coordinator.
    let name: String
    let type: String
    let expression: SourceExpression
    /// The only file whose code can read it; nil where each of its class can.
    let onlyPath: String?

    /// The parameter with the comma before it: `, userID: String?`.
    var parameter: String { ", \(name): \(type)" }
}

/// An expression that reads nothing but properties that a view controller keeps.
struct SourceExpression: Hashable, Sendable {
    /// Text, the name of a property, text, a name and so on.
    private let pieces: [String]

    /// - Parameter roots: where `self.name` or `name` stands in the text, by bytes, in order.
    init(_ text: String, roots: [(range: Range<Int>, name: String)]) {
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var end = 0
        for root in roots {
            pieces += [String(decoding: bytes[end..<root.range.lowerBound], as: UTF8.self), root.name]
            end = root.range.upperBound
        }
        self.pieces = pieces + [String(decoding: bytes[end...], as: UTF8.self)]
    }

    /// The names of the properties.
    var names: [String] { pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] } }

    /// The property where the expression is that alone.
    var onlyName: String? {
        pieces.count == 3 && pieces[0].isEmpty && pieces[2].isEmpty ? pieces[1] : nil
    }

    /// Whether it is of the row that was selected.
    var isOfRow: Bool { names.contains(RowCode.indexPath) }

    /// The expression in code of the view controller.
    ///
    /// - Parameters:
    ///   - object: the view controller; nil for the one that the code is in.
    ///   - indexPath: what the code calls the index path of the row that was selected.
    ///   - needsSelf: whether `self.` has to stand before a name.
    func text(of object: String?, indexPath: String = RowCode.indexPath, needsSelf: (String) -> Bool) -> String {
        pieces.enumerated().map { place, piece in
            guard place % 2 == 1 else { return piece }
            if piece == RowCode.indexPath { return indexPath }
            if let object { return "\(object).\(piece)" }
            return needsSelf(piece) ? "self.\(piece)" : piece
        }.joined()
    }
}

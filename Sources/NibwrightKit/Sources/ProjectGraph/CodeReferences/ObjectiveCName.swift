public import ObjectiveCCode

/// A name in Objective-C with the place where it is written.
public struct ObjectiveCName: Hashable, Sendable {
    /// The project-relative path of the file.
    public let path: String
    /// The expression in the file.
    public let range: Range<Int>
    /// The kind of expression.
    public let kind: ObjectiveCNameOrigin.Kind
    /// Every text that it may stand for, sorted.
    public let texts: [String]
    /// Whether it can stand for nothing but `texts`.
    public let isExact: Bool
    /// Whether the expression serves another purpose as well, so that changing it would change more.
    public let isShared: Bool
    /// The literal behind a constant, where there is but one.
    public let definition: Definition?
    /// The pieces that the text is composed of, where callers of the method around decide one of them; empty for any
    /// other.
    public let pieces: [Piece]

    /// A piece of a composed text.
    public enum Piece: Hashable, Sendable {
        /// One of these texts.
        case texts([String])
        /// The method's argument of this number.
        case argument(Int)
    }

    /// The place where a constant or macro has its text.
    public struct Definition: Hashable, Sendable {
        /// The name of the constant or macro.
        public let name: String
        /// The project-relative path of its file.
        public let path: String
        /// The bytes of the literal.
        public let literal: Range<Int>
        /// True for a constant that other files do not see.
        public let isFileLocal: Bool
    }

    /// The one text that it stands for.
    public var text: String? { isExact && texts.count == 1 ? texts[0] : nil }

    /// The same name with `isShared` true.
    public var shared: ObjectiveCName {
        ObjectiveCName(
            path: path, range: range, kind: kind, texts: texts, isExact: isExact, isShared: true,
            definition: definition,
            pieces: pieces)
    }

    /// The number of the method's argument that decides it.
    public var parameter: Int? { if case .parameter(let number) = kind { number } else { nil } }

    /// Whether the callers of the method around decide its value.
    public var isForCallers: Bool { parameter != nil || !pieces.isEmpty }

    /// The names that it stands for with one caller's arguments: the argument itself, or the text that is composed with
    /// it.
    public func names(calledWith arguments: [[ObjectiveCName]]) -> [ObjectiveCName] {
        if let parameter { return arguments.indices.contains(parameter) ? arguments[parameter] : [self] }
        return pieces.isEmpty ? [self] : [filled(with: arguments)]
    }

    private func filled(with arguments: [[ObjectiveCName]]) -> ObjectiveCName {
        var texts: Set<String> = [""]
        for piece in pieces {
            let next: [String]
            switch piece {
            case .texts(let known): next = known
            case .argument(let number):
                guard arguments.indices.contains(number), arguments[number].allSatisfy(\.isExact) else { return self }
                next = arguments[number].flatMap(\.texts)
            }
            guard !next.isEmpty, texts.count * next.count <= Self.mostTexts else { return self }
            texts = Set(texts.flatMap { start in next.map { start + $0 } })
        }
        return ObjectiveCName(
            path: path, range: range, kind: kind, texts: texts.sorted(), isExact: true, isShared: isShared,
            definition: nil, pieces: [])
    }

    private static let mostTexts = 64
}

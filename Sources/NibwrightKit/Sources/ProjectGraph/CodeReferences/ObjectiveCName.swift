public import ObjectiveCCode

/// A name in Objective-C with the place where it is written.
public struct ObjectiveCName: Hashable, Sendable {
    public let path: String
    /// The expression in the file.
    public let range: Range<Int>
    public let kind: ObjectiveCNameOrigin.Kind
    /// Every text that it may stand for, sorted.
    public let texts: [String]
    /// Whether it can stand for nothing but `texts`.
    public let isExact: Bool
    /// Whether what is written there serves another purpose as well.
    public let isShared: Bool
    /// The literal behind a constant, where there is but one.
    public let definition: Definition?
    /// What the text is put together from, where callers of the method around decide a part of it; empty for any other.
    public let pieces: [Piece]

    /// A part of a text that is put together.
    public enum Piece: Hashable, Sendable {
        /// One of these texts.
        case texts([String])
        /// The method's argument of this number.
        case argument(Int)
    }

    /// Where a constant or macro has its text.
    public struct Definition: Hashable, Sendable {
        public let name: String
        public let path: String
        public let literal: Range<Int>
        public let isFileLocal: Bool
    }

    /// The one text that it stands for.
    public var text: String? { isExact && texts.count == 1 ? texts[0] : nil }

    /// The same name, which serves another purpose as well.
    public var shared: ObjectiveCName {
        ObjectiveCName(
            path: path, range: range, kind: kind, texts: texts, isExact: isExact, isShared: true,
            definition: definition,
            pieces: pieces)
    }

    /// The number of the method's argument that decides it.
    public var parameter: Int? { if case .parameter(let number) = kind { number } else { nil } }

    /// Whether callers of the method around decide what it stands for.
    public var isForCallers: Bool { parameter != nil || !pieces.isEmpty }

    /// What it stands for with one caller's arguments put in: the argument itself, or the text that is put together with it.
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

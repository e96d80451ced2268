import TransformKit

extension ReplacementWriter {
    /// Comments that would go, and parts of `#if` that would be torn apart.
    func refuseLosses(
        _ pieces: [Piece], _ found: [CodeMatch.Element], _ written: [WrittenElement]
    ) throws(Obstacle) {
        let kept = pieces.compactMap { if case .kept(let range) = $0 { range } else { nil } }
        for (first, second) in zip(found, found.dropFirst()) {
            let gap = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
            // Of a gap that stays a part may still be blanks that go.
            guard !kept.contains(where: { $0.overlaps(gap) }) else { continue }
            try refuseComment(in: gap)
        }
        let names = Set(written.compactMap { if case .capture(let name) = $0.content { name } else { nil } })
        for element in found {
            guard let name = element.content.name, !kept.contains(where: element.range.overlaps) else { continue }
            let moves = names.contains(name) && match.captures[name]?.range == element.range
            if !moves,
                let offset = (element.capture?.nodes ?? []).lazy.compactMap({ $0.innerComment(in: element.range) })
                    .first
            {
                throw commentInside(offset)
            }
            if !names.contains(name), let place = match.captures[name]?.conditionalCompilation {
                throw Obstacle(
                    code: .crossesCondition, reason: "the code of \"$\(name)\", which goes, has an #if in it",
                    place: Place(source, at: place))
            }
        }
    }

    /// Between two tokens there is nothing but blanks and comments.
    private func refuseComment(in gap: Range<Int>) throws(Obstacle) {
        guard let offset = source.bytes[gap].firstIndex(of: UInt8(ascii: "/")) else { return }
        throw commentInside(offset)
    }

    private func commentInside(_ offset: Int) -> Obstacle {
        let line = source.string(source.lineRange(containing: offset)).trimmingPrefix(while: \.isWhitespace)
        return Obstacle(
            code: .commentInside, reason: "a comment stands in the code that goes: \(Shortened.code(String(line)))",
            place: Place(source, at: offset))
    }
}

extension PatternElement.Content {
    /// The placeholder's name; nil for a token.
    fileprivate var name: String? {
        switch self {
        case .token: nil
        case .placeholder(let name), .run(let name): name
        }
    }
}

extension Capture {
    /// The offset of an `#if` in the code.
    var conditionalCompilation: Int? {
        for token in nodes.lazy.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) where token.tokenKind == .poundIf {
            return token.range.lowerBound
        }
        return nil
    }
}

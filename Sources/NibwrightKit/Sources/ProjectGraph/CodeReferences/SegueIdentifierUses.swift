import SourceText
import SwiftCode

extension ProjectGraph {
    /// Those of some segues' identifiers that code may pass to unknown code: a literal, constant or case outside of the
    /// known calls and of comparisons with a segue's identifier, a symbol that a tool made of the segue, a text in a
    /// property list or in a user-defined attribute.
    ///
    /// Only the calls that name one of the others can perform it, unless code composes an identifier from pieces or
    /// reads it from data.
    ///
    /// - Parameters:
    ///   - identifiers: the segues' identifiers that are asked about.
    ///   - calls: the expressions that name segues in calls whose performer is known, by path. The argument of a
    ///     function that passes it on is none of them.
    public func segueIdentifiersUsedElsewhere(
        _ identifiers: Set<String>, thanIn calls: [String: [Range<Int>]]
    ) -> Set<String> {
        guard !identifiers.isEmpty else { return [] }
        var explained = calls
        // A scene may have a segue's name. Code may read a cell's identifier later.
        let others: Set<CodeReference.Kind> = [.segueTest, .scene, .image, .nib]
        for reference in codeReferences where others.contains(reference.kind) {
            explained[reference.path, default: []].append(reference.range)
        }
        let links = swiftLinks
        let uses = StoryboardUses(links, [], others: explained)
        var found = textsHandedToCode().intersection(identifiers)
        let mentions = literalMentions(of: identifiers) { [explained] path, offset in
            explained[path]?.contains { $0.contains(offset) || $0.contains(offset + 1) } == true
        }
        for mention in mentions where !found.contains(mention.name) {
            let place = CodeRange(
                path: mention.source.path, range: mention.offset..<mention.offset + mention.name.utf8.count + 2)
            let isKnown = mention.source.path.hasSuffix(".swift") && uses.onlyOpensScenes(place)
            if !isKnown { found.insert(mention.name) }
        }
        for file in links.files {
            for member in file.references.members where member.kind == .enumCase {
                guard case .literal(let text, at: nil) = member.value, identifiers.contains(text), !found.contains(text)
                else { continue }
                if !uses.onlyNames(member, in: file.path) { found.insert(text) }
            }
        }
        return found.union(symbolsUsedElsewhere(identifiers.subtracting(found), explained))
    }

    /// Those of some segues' identifiers whose generated symbols code uses: `StoryboardSegue.Main.showDetail`.
    public func segueIdentifiersSaidBySymbols(_ identifiers: Set<String>) -> Set<String> {
        symbolsUsedElsewhere(identifiers, [:])
    }

    /// The same for symbols such as `R.segue.menu.showDetail` outside of the known calls.
    private func symbolsUsedElsewhere(
        _ identifiers: Set<String>, _ explained: [String: [Range<Int>]]
    ) -> Set<String> {
        let files = swiftFiles.map(\.source)
        guard
            files.contains(where: {
                $0.contains("R.segue." as StaticString) || $0.contains("StoryboardSegue." as StaticString)
            })
        else { return [] }
        let symbolsByIdentifier = Dictionary(uniqueKeysWithValues: identifiers.map { ($0, Self.symbols(of: $0)) })
        let all = IdentifierSet(symbolsByIdentifier.values.reduce(into: Set<String>()) { $0.formUnion($1) })
        let names = concurrentMap(files, threads: defaultThreadCount) { all.names(in: $0) }
        return identifiers.filter { identifier in
            let symbols = symbolsByIdentifier[identifier] ?? []
            return zip(files, names).contains { source, names in
                symbols.contains { symbol in
                    names.contains(symbol)
                        && source.offsets(ofIdentifier: symbol).contains { offset in
                            explained[source.path]?.contains { $0.contains(offset) } != true
                                && source.isMember(at: offset)
                        }
                }
            }
        }
    }

    /// The names that tools give to a segue's symbol, as far as letters go.
    private static func symbols(of identifier: String) -> Set<String> {
        let words = identifier.split { !$0.isLetter && !$0.isNumber }
        let joined = words.enumerated().map { number, word in
            number == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let first = joined.first else { return [] }
        let lowered = first.lowercased() + joined.dropFirst()
        let start = joined.prefix { $0.isUppercase }
        let shouted = start.count > 1 ? start.dropLast().lowercased() + joined.dropFirst(start.count - 1) : lowered
        return [joined, lowered, String(shouted)]
    }
}

extension SourceText {
    /// Whether a name stands behind a dot.
    fileprivate func isMember(at offset: Int) -> Bool { offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") }
}

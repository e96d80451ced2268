import SwiftWriting
import TransformKit

/// Adds cases to enumerations of storyboards: `case orders = "Orders"`.
struct StoryboardCaseWriter: Sendable {
    private let graph: ProjectGraph
    /// The enumerations whose cases some `switch` lists or matches, or whose `allCases` are used.
    private let listed: Set<String>

    init(_ graph: ProjectGraph, _ calls: [SceneCall]) {
        self.graph = graph
        var types: [String: StoryboardCase] = [:]
        for source in calls.lazy.flatMap(\.sources) {
            if case .enumCase(let storyboardCase) = source.form { types[storyboardCase.type] = storyboardCase }
        }
        listed = types.isEmpty ? [] : Self.listed(types, graph)
    }

    private static func listed(_ types: [String: StoryboardCase], _ graph: ProjectGraph) -> Set<String> {
        let sources = graph.swiftFiles.map(\.source).filter { source in
            source.contains("case ." as StaticString) || source.contains("switch self" as StaticString)
                || source.contains("allCases" as StaticString) || source.contains("case let ." as StaticString)
                || types.keys.contains { source.contains("case \($0).") }
        }
        let found = concurrentMap(sources, threads: defaultThreadCount) { source -> [String] in
            // Most files with a `switch` contain no name of these cases.
            let mayConcern = types.filter { type, storyboardCase in
                source.contains(identifier: type.split(separator: ".").last.map(String.init) ?? type)
                    || storyboardCase.cases.contains { source.contains(identifier: $0.name) }
            }
            guard !mayConcern.isEmpty else { return [] }
            let matches = EnumerationMatches(source)
            return mayConcern.filter { matches.concerns($0.value) }.map(\.key)
        }
        return Set(found.joined())
    }

    /// Returns whether another case can be added without breaking code.
    func canGrow(_ storyboardCase: StoryboardCase) -> Bool {
        !listed.contains(storyboardCase.type) && !storyboardCase.cases.isEmpty
    }

    /// Returns whether another case's raw value would be a storyboard's name in the call: code may derive the name
    /// from it.
    func givesName(_ storyboardCase: StoryboardCase, of call: SceneCall) -> Bool {
        guard let spelling = RawSpelling(storyboardCase, call.reference.storyboard) else { return false }
        return spelling == .asIs || call.sources.contains { $0.form == .storyboard }
    }

    /// The way in which the raw value of a case becomes the storyboard's name.
    private enum RawSpelling {
        case asIs, capitalized

        init?(_ storyboardCase: StoryboardCase, _ asked: CodeReference.Storyboard) {
            guard case .named(let names) = asked,
                let own = storyboardCase.cases.first(where: { $0.name == storyboardCase.name })
            else { return nil }
            if names.contains(own.rawValue) {
                self = .asIs
            } else if names.contains(own.rawValue.capitalizedWord) {
                self = .capitalized
            } else {
                return nil
            }
        }

        func name(_ rawValue: String) -> String { self == .asIs ? rawValue : rawValue.capitalizedWord }
    }

    /// Returns the case for a storyboard, with the edits that add it where it does not exist.
    func name(
        of storyboard: String, in storyboardCase: StoryboardCase, for call: SceneCall
    ) -> (name: String, edits: [FileEdit])? {
        guard let spelling = RawSpelling(storyboardCase, call.reference.storyboard) else { return nil }
        if let known = storyboardCase.cases.first(where: { spelling.name($0.rawValue) == storyboard }) {
            return (known.name, [])
        }
        guard spelling.name(storyboard) == storyboard, canGrow(storyboardCase),
            let own = storyboardCase.cases.first(where: { $0.name == storyboardCase.name })
        else { return nil }
        // Beside the case of the storyboard that is split: another of the name may be another target's.
        let siblings = storyboardCase.cases.filter { $0.place.path == own.place.path }
        guard let last = siblings.max(by: { $0.place < $1.place }),
            let source = graph.text(at: last.place.path), last.place.range.upperBound <= source.bytes.count
        else { return nil }
        // A case between `#if` and `#endif` is not in every build, and so one behind it would not be.
        let first = siblings.map(\.place.range.lowerBound).min() ?? 0
        guard !source.string(first..<last.place.range.upperBound).contains("#") else { return nil }
        let isUpper = own.name.first?.isUppercase == true
        var name = isUpper ? SwiftNames.upperCamel(storyboard) : SwiftNames.lowerCamel(storyboard)
        if siblings.contains(where: { $0.name == name }) { name += "Storyboard" }
        let isImplied = !source.string(own.place.range).contains("=") && name == storyboard
        let written = SwiftNames.declared(name) + (isImplied ? "" : " = \(storyboard.swiftLiteral)")
        return (name, [insertion(written, after: last, in: source)])
    }

    /// Inserts a line of its own where the last case has one, else a name behind it in its list.
    private func insertion(
        _ text: String, after last: StoryboardCase.Declaration, in source: SourceText
    ) -> FileEdit {
        let line = source.lineRange(containing: last.place.range.lowerBound)
        let before = source.string(line.lowerBound..<last.place.range.lowerBound)
        let behind = source.string(last.place.range.upperBound..<max(line.upperBound, last.place.range.upperBound))
        let trimmed = behind.drop { $0 == " " || $0 == "\t" }
        let indentation = before.prefix { $0 == " " || $0 == "\t" }
        let isAlone =
            before.dropFirst(indentation.count) == "case "
            && (trimmed.first.map(\.isNewline) != false || trimmed.hasPrefix("//"))
        guard isAlone else {
            return .replace(
                path: source.path, TextEdit(insert: ", \(text)", at: last.place.range.upperBound, order: text))
        }
        let content = behind.prefix { !$0.isNewline }
        let end = last.place.range.upperBound + content.utf8.count
        let newline = source.string(line).hasSuffix("\r\n") ? "\r\n" : "\n"
        return .replace(
            path: source.path, TextEdit(insert: "\(newline)\(indentation)case \(text)", at: end, order: text))
    }
}

extension String {
    /// The first letter in upper case and the others in lower case, as `capitalized` writes one word.
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

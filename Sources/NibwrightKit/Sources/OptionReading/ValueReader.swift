import Foundation
import SourceText
import TransformKit
import YAMLCode

/// Reads values as the type that their option or parameter declares, parameters filled in.
package struct ValueReader {
    let problems: ProblemLog
    private let files: OptionFileReader
    private var scalars: ScalarReader { ScalarReader(problems: problems, files: files) }

    package init(problems: ProblemLog, files: OptionFileReader = .none) {
        self.problems = problems
        self.files = files
    }

    /// Reads a value as an option's type; nil, with a problem, if it is not of the type. `owner` is its name in
    /// messages, quoted.
    package func value(
        of node: YAMLNode, as type: OptionType, called owner: String, in scope: ParameterScope
    ) -> OptionValue? {
        if case .map(let element) = type, !(node.isText && files.readsFiles && element == .string) {
            return map(node, of: element, called: owner, in: scope)
        }
        guard !node.isNull else {
            let advice = Self.advice(forNoValueOf: type)
            problems.add(at: node.place, "\(owner) has no value; \(advice)")
            return nil
        }
        switch node.content {
        case .scalar(let text, let style):
            return scalar(text, style, at: node.place, as: type, called: owner, in: scope)
        case .sequence(let elements):
            guard case .list(let element) = type else { break }
            return list(elements, of: element, called: owner, in: scope)
        case .mapping: break
        }
        problems.add(at: node.place, "\(owner) must be \(type), not \(node.content.words)")
        return nil
    }

    private static func advice(forNoValueOf type: OptionType) -> String {
        switch type {
        case .string: "write \"\" for an empty string"
        case .file: "write \"\" for no file"
        default: "it must be \(type)"
        }
    }

    /// A value from `--set`: a list is written with commas between its items, in brackets as in a recipe or without, a mapping as `{ key: value }` or as the
    /// path of a file that holds one.
    package func value(ofSetting text: String, as type: OptionType, called owner: String) -> OptionValue? {
        if case .map(let element) = type, text.hasPrefix("{") {
            let (node, found) = YAMLReader.read(path: "the command line", bytes: Array(text.utf8))
            problems.add(found)
            return node.flatMap { map($0, of: element, called: owner, in: ParameterScope()) }
        }
        if case .map(let element) = type { return map(inFile: text, at: nil, of: element, called: owner) }
        guard case .list(let element) = type else {
            return scalars.value(text, .plain, at: nil, as: type, called: owner)
        }
        let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
        let items = (isBracketed ? text.dropFirst().dropLast() : text[...]).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let values = items.map { scalars.value($0, .plain, at: nil, as: element, called: "each item of \(owner)") }
        return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    }

    /// A scalar's text with its parameters filled in; nil for other nodes and for references that have a problem.
    package func text(of node: YAMLNode, in scope: ParameterScope) -> String? {
        guard case .scalar(let text, _) = node.content, let parts = try? ParameterText(text).parts else { return nil }
        return ValueReader(problems: ProblemLog()).interpolated(parts, at: node.place, in: scope)
    }

    private func scalar(
        _ text: String, _ style: ScalarStyle, at place: Place, as type: OptionType, called owner: String,
        in scope: ParameterScope
    ) -> OptionValue? {
        let written: ParameterText
        do throws(ParameterText.Malformed) {
            written = try ParameterText(text)
        } catch {
            problems.add(at: place, error.message)
            return nil
        }
        if let name = written.wholeReference {
            guard let parameter = scope.value(of: name, at: place, problems: problems) else { return nil }
            if let value = parameter.value(as: type) { return value }
            refuse(parameter, named: name, at: place, as: type, called: owner)
            return nil
        }
        guard let text = interpolated(written.parts, at: place, in: scope) else { return nil }
        if case .map(let element) = type { return map(inFile: text, at: place, of: element, called: owner) }
        return scalars.value(text, style, at: place, as: type, called: owner)
    }

    private func interpolated(_ parts: [ParameterText.Part], at place: Place, in scope: ParameterScope) -> String? {
        var texts: [String?] = []
        for part in parts {
            switch part {
            case .literal(let text): texts.append(text)
            case .reference(let name):
                let parameter = scope.value(of: name, at: place, problems: problems)
                if let parameter, parameter.text == nil {
                    let kind = parameter.type == .list(.string) ? "a list" : "a mapping"
                    problems.add(at: place, "the parameter \"\(name)\" is \(kind) and cannot stand inside a string")
                }
                texts.append(parameter?.text)
            }
        }
        return texts.contains(nil) ? nil : texts.compactMap { $0 }.joined()
    }

    private func refuse(
        _ parameter: ParameterValue, named name: String, at place: Place, as type: OptionType, called owner: String
    ) {
        if case .choice = type, case .string(let word) = parameter.value {
            problems.add(at: place, "\(owner) must be \(type), but the parameter \"\(name)\" is \"\(word)\"")
        } else {
            problems.add(at: place, "\(owner) must be \(type), but the parameter \"\(name)\" is \(parameter.type)")
        }
    }

    private func list(
        _ elements: [YAMLNode], of type: OptionType, called owner: String, in scope: ParameterScope
    ) -> OptionValue? {
        let values = elements.map { value(of: $0, as: type, called: "each item of \(owner)", in: scope) }
        return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    }

    /// A mapping that stands in a file of its own, named in its place; an empty name gives an empty mapping.
    private func map(inFile path: String, at place: Place?, of type: OptionType, called owner: String) -> OptionValue? {
        guard case .file(let file)? = files.value(path, at: place, called: owner, problems: problems) else {
            return nil
        }
        if file.path.isEmpty { return .map([]) }
        let (node, found) = YAMLReader.read(path: file.path, bytes: file.bytes)
        problems.add(found)
        return node.flatMap { map($0, of: type, called: "\"\(file.path)\"", in: ParameterScope()) }
    }

    private func map(
        _ node: YAMLNode, of type: OptionType, called owner: String, in scope: ParameterScope
    ) -> OptionValue? {
        guard let entries = MappingDecoder.entries(of: node, called: owner, problems: problems) else { return nil }
        let values = entries.map { entry in
            value(of: entry.value, as: type, called: "\"\(entry.key)\"", in: scope)
                .map { OptionEntry(key: entry.key, value: $0) }
        }
        return values.contains(nil) ? nil : .map(values.compactMap { $0 })
    }
}

extension YAMLNode {
    /// Whether it is a scalar that says something, such as a path.
    fileprivate var isText: Bool { if case .scalar = content { !isNull } else { false } }
}

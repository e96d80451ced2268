/// Expands `$(VAR)`, `${VAR}`, `$VAR` and `$(VAR:modifier)` from a configuration's settings.
struct SettingExpansion {
    let configuration: XcodeBuildConfiguration
    /// Settings that name each other could go on for ever, or grow without end.
    private var budget = 500
    private static let longest = 16_384

    init(configuration: XcodeBuildConfiguration) {
        self.configuration = configuration
    }

    /// The value that the places below one give a setting, all of them for `levels.count`.
    mutating func value(_ name: String, below level: Int, depth: Int) -> String? {
        budget -= 1
        guard budget > 0, depth < 32 else { return nil }
        if let place = configuration.levels[..<level].lastIndex(where: { $0.settings[name] != nil }) {
            let text = configuration.levels[place].settings[name]?.value.text ?? ""
            return expand(text, of: name, below: place, depth: depth + 1)
        }
        guard let text = configuration.builtIn[name] else { return nil }
        return expand(text, of: name, below: 0, depth: depth + 1)
    }

    /// `name` is the setting whose text this is: what `$(inherited)` and `$(name)` mean in it lies below `level`.
    mutating func expand(_ text: String, of name: String?, below level: Int, depth: Int) -> String? {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        // A name that is itself made of variables may nest without end.
        guard depth < 64, text.utf8.count < Self.longest else { return nil }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let reference = SettingReference(&rest) else {
                result += "$"
                continue
            }
            guard let variable = expand(reference.name, of: nil, below: level, depth: depth + 1),
                let value = referenced(variable, of: name, level, reference.modifiers, depth)
            else { return nil }
            result += value
            guard result.utf8.count < Self.longest else { return nil }
        }
        return result + rest
    }

    private mutating func referenced(
        _ variable: String, of name: String?, _ level: Int, _ modifiers: [Substring], _ depth: Int
    ) -> String? {
        var value: String?
        if variable == "inherited" || variable == name {
            guard let name else { return nil }
            let below = configuration.levels[..<level]
            let isSet = configuration.builtIn[name] != nil || below.contains { $0.settings[name] != nil }
            if isSet {
                value = self.value(name, below: level, depth: depth + 1)
            } else {
                value = below.allSatisfy(\.missingFiles.isEmpty) ? "" : nil
            }
        } else {
            value = self.value(variable, below: configuration.levels.count, depth: depth + 1)
        }
        for modifier in modifiers { value = Self.apply(modifier, to: value) }
        return value
    }

    private static func apply(_ modifier: Substring, to value: String?) -> String? {
        if modifier.hasPrefix("default=") {
            return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(modifier.dropFirst(8))
        }
        guard let value else { return nil }
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "identifier", "c99extidentifier": return moduleIdentifier(value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
        case "file": return RelativePath.name(of: value)
        case "dir": return RelativePath.folder(of: value) + "/"
        case "base": return RelativePath.stem(of: value)
        case "quote", "standardizepath": return value
        default: return nil
        }
    }

    /// A name as a Swift module's: what cannot stand in an identifier becomes `_`, a digit at the start as well.
    static func moduleIdentifier(_ name: String) -> String {
        var result = ""
        for (place, character) in name.enumerated() {
            let isDigit = character.isASCII && character.isNumber
            let isValid = character == "_" || (character.isLetter) || (isDigit && place > 0)
            result.append(isValid ? character : "_")
        }
        return result
    }
}

/// One `$(NAME:modifier:modifier)` in a text.
private struct SettingReference {
    var name = ""
    var modifiers: [Substring] = []

    /// Reads from behind the `$`; nil, and nothing is taken, where no reference stands there.
    init?(_ rest: inout Substring) {
        guard let open = rest.first else { return nil }
        guard open == "(" || open == "{" else {
            let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            guard !name.isEmpty else { return nil }
            self.name = String(name)
            rest = rest[name.endIndex...]
            return
        }
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        guard
            let end = rest.firstIndex(where: { character in
                if character == open { depth += 1 }
                if character == close { depth -= 1 }
                return depth == 0
            })
        else { return nil }
        let body = rest[rest.index(after: rest.startIndex)..<end]
        let parts = Self.parts(of: body)
        guard let first = parts.first else { return nil }
        name = String(first)
        modifiers = Array(parts.dropFirst())
        rest = rest[rest.index(after: end)...]
    }

    /// Parts between colons that stand outside of inner references.
    private static func parts(of body: Substring) -> [Substring] {
        var depth = 0
        return body.split(omittingEmptySubsequences: false) { character in
            if "({".contains(character) { depth += 1 }
            if ")}".contains(character) { depth -= 1 }
            return character == ":" && depth == 0
        }
    }
}

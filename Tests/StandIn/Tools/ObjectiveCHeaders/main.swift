// Declares to Swift what Objective-C headers under a folder declare, as the bridging header of an app would.
//
//   objective-c-headers FOLDER

import Foundation

let root = CommandLine.arguments.dropFirst().first ?? "."
let headers = headerFiles(under: root)
var declared = Set<String>()
var output = "import UIKit\n"
for header in headers {
    guard let data = FileManager.default.contents(atPath: header) else { continue }
    let reader = HeaderReader(text: String(decoding: data, as: UTF8.self))
    for declaration in reader.declarations() where declared.insert(declaration.name).inserted {
        output += declaration.swift
    }
}
print(output)

func headerFiles(under root: String) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: root) else { return [] }
    return paths.compactMap { $0 as? String }
        .filter {
            $0.hasSuffix(".h") && !$0.contains("Pods/") && !$0.contains("Carthage/") && !$0.contains(".framework")
        }
        .sorted().map { root + "/" + $0 }
}

struct Declaration {
    var name: String
    var swift: String
}

struct HeaderReader {

    let text: String
    private let assumesNonnull: Bool

    init(text: String) {
        assumesNonnull = text.contains("NS_ASSUME_NONNULL_BEGIN")
        var plain = text.replacingOccurrences(of: "\r\n", with: "\n")
        plain = plain.replacingOccurrences(of: #"/\*[\s\S]*?\*/"#, with: " ", options: .regularExpression)
        plain = plain.replacingOccurrences(of: #"//[^\n]*"#, with: "", options: .regularExpression)
        plain = plain.replacingOccurrences(
            of: #"API_[A-Z]+\([^;]*?\)+|NS_(AVAILABLE|DEPRECATED)[A-Z_]*\([^)]*\)"#, with: "",
            options: .regularExpression)
        self.text = plain
    }

    func declarations() -> [Declaration] {
        matches(of: #"@interface\s+(\w+)\s*(?:<[^>]*>)?\s*:\s*(\w+)([\s\S]*?)@end"#).map { parts in
            let body = parts[3].replacingOccurrences(
                of: #"^\s*(<[^>]*>)?\s*(\{[\s\S]*?\})?"#, with: "", options: .regularExpression)
            return Declaration(name: parts[1], swift: classText(parts[1], superclass: parts[2], body: body))
        }
            + matches(of: #"@protocol\s+(\w+)\s*(?:<[^>]*>)?\s*(?=[^;\s])([\s\S]*?)@end"#).map { parts in
                Declaration(name: parts[1], swift: protocolText(parts[1], body: parts[2]))
            }
            + matches(of: #"typedef\s+NS_(?:CLOSED_)?(ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)\s*\)\s*\{([\s\S]*?)\}"#).map
        { parts in
            Declaration(name: parts[2], swift: enumText(parts[2], isOptions: parts[1] == "OPTIONS", body: parts[3]))
        }
    }

    private func matches(of pattern: String, in other: String? = nil) -> [[String]] {
        let subject = other ?? text
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let whole = NSRange(subject.startIndex..., in: subject)
        return expression.matches(in: subject, range: whole).map { match in
            (0..<match.numberOfRanges).map { index in
                Range(match.range(at: index), in: subject).map { String(subject[$0]) } ?? ""
            }
        }
    }

    private func classText(_ name: String, superclass: String, body: String) -> String {
        let members = properties(in: body) + methods(in: body)
        return "@objc open class \(name): \(superclass) {\n" + unique(members).joined(separator: "\n") + "\n}\n"
    }

    private func protocolText(_ name: String, body: String) -> String {
        var text = "@objc public protocol \(name): NSObjectProtocol {\n"
        let halves = body.components(separatedBy: "@optional")
        for (index, half) in halves.enumerated() {
            for member in methods(in: half) where !member.contains("init(") {
                let head = member.components(separatedBy: " {")[0].replacingOccurrences(of: "open ", with: "")
                text += "    @objc " + (index > 0 ? "optional " : "") + head.trimmingCharacters(in: .whitespaces) + "\n"
            }
        }
        return text + "}\n"
    }

    private func enumText(_ name: String, isOptions: Bool, body: String) -> String {
        let cases = body.components(separatedBy: ",").compactMap { part -> String? in
            let word = part.components(separatedBy: "=")[0].trimmingCharacters(in: .whitespacesAndNewlines)
            guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
            let short = word.hasPrefix(name) ? String(word.dropFirst(name.count)) : word
            guard let first = short.first(where: { $0 != "_" }), first.isLetter else { return word }
            let kept = short.drop { $0 == "_" }
            return kept.prefix(1).lowercased() + kept.dropFirst()
        }
        guard isOptions else {
            let text = cases.map { "`\($0)`" }.joined(separator: ", ")
            return "@objc public enum \(name): Int { case \(text.isEmpty ? "unknown" : text) }\n"
        }
        return "public struct \(name): OptionSet {\n    public let rawValue: UInt\n"
            + "    public init(rawValue: UInt) { self.rawValue = rawValue }\n"
            + cases.map { "    public static let `\($0)` = \(name)(rawValue: 1)\n" }.joined() + "}\n"
    }

    private func unique(_ members: [String]) -> [String] {
        var seen = Set<String>()
        return members.filter { seen.insert($0.components(separatedBy: " {")[0]).inserted }
    }

    private func properties(in body: String) -> [String] {
        matches(of: #"@property\s*(\([^)]*\))?\s*([^;@]*?)(\w+)\s*;"#, in: body).map { parts in
            let isOptional = parts[1].contains("nullable") || parts[1].contains("weak")
            let type = swiftType(parts[2] + (isOptional ? " nullable" : ""))
            let isStatic = parts[1].contains("class") ? "class " : ""
            let name = matches(of: #"getter\s*=\s*(\w+)"#, in: parts[1]).first?[1] ?? parts[3]
            return "    open \(isStatic)var `\(name)`: \(type) { get { preconditionFailure() } set {} }"
        }
    }

    private func methods(in body: String) -> [String] {
        matches(of: #"([-+])\s*\(([^;]*?)\)\s*([A-Za-z_][^;{]*);"#, in: body).compactMap { parts in
            let renamed = matches(of: #"NS_SWIFT_NAME\(([^;]*)\)\s*$"#, in: parts[3]).first?[1]
            var rest = parts[3]
            if let cut = rest.range(of: #"\s(NS|UI)_[A-Z_]+.*$"#, options: .regularExpression) {
                rest = String(rest[..<cut.lowerBound])
            }
            let arguments = matches(
                of: #"(\w*)\s*:\s*\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)\s*(\w+)"#, in: rest)
            let base = matches(of: #"^(\w+)"#, in: rest).first?[1] ?? ""
            return methodText(
                isStatic: parts[1] == "+", returns: parts[2], base: base, arguments: arguments, renamed: renamed)
        }
    }

    /// A method as the importer of Clang names it, roughly: the words of a selector that repeat a type stay.
    private func methodText(
        isStatic: Bool, returns: String, base: String, arguments: [[String]], renamed: String?
    ) -> String? {
        let isInit =
            base.hasPrefix("init") && returns.contains("instancetype") || base == "init"
            || base.hasPrefix("initWith")
        var (name, labels) = (base, arguments.enumerated().map { $0.offset == 0 ? "_" : $0.element[1] })
        if let renamed, let open = renamed.firstIndex(of: "(") {
            name = String(renamed[..<open])
            labels = renamed[open...].split(whereSeparator: { "(:)".contains($0) }).map(String.init)
        } else if isInit {
            name = "init"
            let word = base.dropFirst("initWith".count)
            if !labels.isEmpty { labels[0] = word.isEmpty ? "_" : word.prefix(1).lowercased() + word.dropFirst() }
        } else if let split = preposition(in: base), !labels.isEmpty {
            name = split.0
            labels[0] = split.1
        }
        guard labels.count == arguments.count else { return nil }
        let list = zip(labels, arguments).map { label, argument in
            "\(label == "_" ? "_" : label) `\(argument[3])`: \(swiftType(argument[2]))"
        }.joined(separator: ", ")
        if isInit {
            return arguments.isEmpty ? nil : "    public convenience init\(suffix(returns))(\(list)) { self.init() }"
        }
        let type = swiftType(returns)
        let arrow = type == "Void" ? "" : " -> \(type == "Self" ? "Self" + suffix(returns) : type)"
        let attribute = type == "Void" ? "" : "@discardableResult "
        let kind = isStatic ? "class func" : "func"
        return "    \(attribute)open \(kind) `\(name)`(\(list))\(arrow) { preconditionFailure() }"
    }

    private func preposition(in base: String) -> (String, String)? {
        for word in ["With", "For", "From", "At", "In", "To", "Of", "By", "On", "Using"] {
            guard let range = base.range(of: word, options: .backwards), range.lowerBound != base.startIndex,
                range.upperBound < base.endIndex, base[range.upperBound].isUppercase
            else { continue }
            let tail = base[range.upperBound...]
            return word == "With"
                ? (String(base[..<range.lowerBound]), "with" + tail)
                : (String(base[..<range.lowerBound]), word.lowercased() + tail)
        }
        return nil
    }

    private func swiftType(_ objectiveC: String) -> String {
        if objectiveC.contains("^") { return "(() -> Void)?" }
        var words = objectiveC.replacingOccurrences(of: #"<[\s\S]*>"#, with: "", options: .regularExpression)
            .components(separatedBy: CharacterSet(charactersIn: " *\n\t"))
        let qualifiers: Set = [
            "nullable", "nonnull", "_Nullable", "_Nonnull", "const", "__kindof", "IBOutlet", "strong", "weak",
            "unsigned",
            "__weak", "__strong", "static", "inout", "",
        ]
        words.removeAll { qualifiers.contains($0) }
        let known = [
            "void": "Void", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int32",
            "long": "Int", "float": "Float", "double": "Double", "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval",
            "instancetype": "Self", "SEL": "Selector", "int64_t": "Int64", "uint64_t": "UInt64", "int32_t": "Int32",
            "uint32_t": "UInt32", "CGRect": "CGRect", "CGSize": "CGSize", "CGPoint": "CGPoint", "NSRange": "NSRange",
            "UIEdgeInsets": "UIEdgeInsets", "short": "Int16", "char": "CChar",
        ]
        guard let word = words.first else { return "Any?" }
        if let value = known[word] { return value }
        let objects = [
            "NSString": "String", "NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]", "NSData": "Data",
            "NSDate": "Date", "NSURL": "URL", "id": "Any", "Class": "AnyClass", "NSSet": "Set<AnyHashable>",
            "NSError": "Error", "NSUUID": "UUID", "NSIndexPath": "IndexPath", "IBAction": "Void",
        ]
        if word == "IBAction" { return "Void" }
        let isObject = objectiveC.contains("*") || word == "id" || word == "Class"
        let name = objects[word] ?? word
        if word == "NSArray", let inner = element(of: objectiveC) { return "[\(inner)]" + suffix(objectiveC) }
        return isObject ? name + suffix(objectiveC) : name
    }

    private func suffix(_ objectiveC: String) -> String {
        if objectiveC.contains("nullable") || objectiveC.contains("_Nullable") { return "?" }
        return assumesNonnull || objectiveC.contains("nonnull") ? "" : "!"
    }

    private func element(of objectiveC: String) -> String? {
        guard let inner = matches(of: #"NSArray\s*<\s*([\w ]+?)\s*\*?\s*>"#, in: objectiveC).first?[1] else {
            return nil
        }
        let type = swiftType(inner + " *")
        return type.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
    }
}

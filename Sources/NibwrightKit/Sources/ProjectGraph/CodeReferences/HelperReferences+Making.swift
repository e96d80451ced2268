import SourceText
import SwiftCode

extension HelperReferences {
    /// What a call gives of a function that does nothing but make the controller, itself or through others that do
    /// nothing but call it; nil for every other call.
    func made(
        by call: MemberCall, _ helper: ReferenceHelper, _ inner: EvaluationScope, _ caller: EvaluationScope,
        in file: SwiftFile
    ) -> MadeController? {
        guard call.isCall, helper.member.kind == .function, let making = helper.site.making, making.isAlone,
            takesOnlyNames(call, file),
            isOnlyOne(helper.member, helper.path) || isOnlyOne(helper.member, helper.path, of: base(of: call, caller))
        else { return nil }
        var function = (member: helper.member, path: helper.path)
        var way: [CodeRange] = []
        for step in helper.calls {
            guard isWhole(step.call, of: function.member, function.path), isOnlyOne(step.callee, step.calleePath)
            else { return nil }
            way.append(CodeRange(path: function.path, range: function.member.range))
            function = (step.callee, step.calleePath)
        }
        guard let type = outerType(call, helper, caller), !hasEffects(helper.member, helper.path) else { return nil }
        let mark = mark(helper.member, helper.path)
        guard mark != "!", helper.calls.allSatisfy({ self.mark($0.callee, $0.calleePath) == mark }) else { return nil }
        var cast: String?
        if let written = making.type {
            guard let resolved = castType(written, type, call, helper, inner, caller) else { return nil }
            cast = resolved == type ? nil : resolved
        }
        return MadeController(
            call: CodeRange(path: file.path, range: call.range), type: type, isOptional: mark == "?", cast: cast,
            function: CodeRange(path: helper.file.path, range: helper.siteMember.range), way: way)
    }

    /// The type by which the caller knows the result.
    private func outerType(_ call: MemberCall, _ helper: ReferenceHelper, _ caller: EvaluationScope) -> String? {
        guard let written = helper.member.type else { return nil }
        if written == "Self" { return base(of: call, caller) }
        guard helper.member.genericParameters[written] != nil else { return written }
        let scope = linker.scope(inside: helper.member, helper.path, calledBy: call, caller)
        return scope.generics[written]?.onlyType
    }

    /// The class that the cast inside names.
    private func castType(
        _ written: String, _ outer: String, _ call: MemberCall, _ helper: ReferenceHelper, _ inner: EvaluationScope,
        _ caller: EvaluationScope
    ) -> String? {
        if written == "Self" {
            return helper.calls.isEmpty ? base(of: call, caller) : inner.selfType
        }
        guard helper.siteMember.genericParameters[written] != nil else { return written }
        // What the result's type decides is the caller's type.
        return inner.generics[written]?.onlyType ?? (helper.siteMember.type == written ? outer : nil)
    }

    /// `Detail` of `Detail.make()`
    private func base(of call: MemberCall, _ caller: EvaluationScope) -> String? {
        call.base.flatMap { linker.evaluator.evaluate($0, caller).onlyType }
    }

    /// Whether no argument does anything: names, literals and types.
    private func takesOnlyNames(_ call: MemberCall, _ file: SwiftFile) -> Bool {
        let base = call.baseRange.map(file.source.string) ?? ""
        let isStoryboard = base.hasPrefix("UIStoryboard(") || base.hasPrefix("NSStoryboard(")
        let parts = call.arguments.map { file.source.string($0.range) } + (isStoryboard ? [] : [base])
        return parts.allSatisfy { part in !part.contains { "({?".contains($0) } }
            && file.source.string(call.range).last != "}"
    }

    /// Whether no other function with the name and the labels could be meant, as one of a subclass; what only a protocol
    /// asks for does not count.
    private func isOnlyOne(_ member: SwiftMember, _ path: String) -> Bool {
        let place = CodeRange(path: path, range: member.range)
        if let known = onlyFunctions.answers[place] { return known }
        let answer = findIsOnlyOne(member, path)
        onlyFunctions.answers[place] = answer
        return answer
    }

    /// Whether no other function could be meant where a type is named before the call: what unrelated types declare under
    /// the same name does not count.
    private func isOnlyOne(_ member: SwiftMember, _ path: String, of type: String?) -> Bool {
        guard let type else { return false }
        let place = "\(path) \(member.range.lowerBound) \(type)"
        if let known = onlyFunctions.answersByType[place] { return known }
        let related = Set(([type] + linker.evaluator.index.ancestors(of: type, from: nil)).map(\.lastNamePart))
        let answer = findIsOnlyOne(member, path) { file, offset in
            let around = file.types.filter { $0.range.contains(offset) }
                .max { $0.range.lowerBound < $1.range.lowerBound }
            // A function of the system's types may be any class's.
            guard let around, linker.evaluator.index.declares(around.name) else { return true }
            return related.contains(around.name.lastNamePart)
        }
        onlyFunctions.answersByType[place] = answer
        return answer
    }

    /// - Parameter isRelated: whether a declaration at a place of a file counts.
    private func findIsOnlyOne(
        _ member: SwiftMember, _ path: String, where isRelated: (SwiftFile, Int) -> Bool = { _, _ in true }
    ) -> Bool {
        let index = linker.evaluator.index
        let region = index.region(of: path)
        return files.allSatisfy { file in
            guard file.source.contains(identifier: member.name), index.region(of: file.path) == region else {
                return true
            }
            return file.source.offsets(ofIdentifier: member.name).allSatisfy { offset in
                let isOwn = file.path == path && member.range.contains(offset)
                guard !isOwn, file.source.string(max(0, offset - 5)..<offset) == "func ", isRelated(file, offset)
                else { return true }
                let start = offset + member.name.utf8.count
                let head = file.source.string(start..<min(start + 400, file.source.bytes.count))
                return !head.mayTake(member.parameters) || head.isOnlyAskedFor
            }
        }
    }

    /// Whether a call is all that a function does.
    private func isWhole(_ call: MemberCall, of member: SwiftMember, _ path: String) -> Bool {
        guard member.kind == .function, let source = filesByPath[path]?.source,
            member.range.lowerBound <= call.range.lowerBound, call.range.upperBound <= member.range.upperBound
        else { return false }
        var before = source.string(member.range.lowerBound..<call.range.lowerBound).trimmed[...]
        if before.hasSuffix("return") { before = before.dropLast(6) }
        let behind = source.string(call.range.upperBound..<member.range.upperBound)
        return String(before).trimmed.hasSuffix("{") && behind.filter { !$0.isWhitespace && $0 != ";" } == "}"
            && before.count { $0 == "{" } == 1
    }

    /// A function's declaration before its body.
    private func head(_ member: SwiftMember, _ path: String) -> Substring {
        filesByPath[path]?.source.string(member.range).prefix { $0 != "{" } ?? ""
    }

    /// Whether a call has `try` or `await` before it, which nothing would need any more.
    private func hasEffects(_ member: SwiftMember, _ path: String) -> Bool {
        let words = head(member, path).split { !$0.isLetter }
        return words.contains("throws") || words.contains("rethrows") || words.contains("async")
    }

    /// `?` or `!` behind the type of a function's result; nil for none.
    private func mark(_ member: SwiftMember, _ path: String) -> Character? {
        let head = head(member, path)
        let result = String(head.ranges(of: "->").last.map { head[$0.upperBound...] } ?? "")
        let last = String(result[..<(result.firstRange(of: " where ")?.lowerBound ?? result.endIndex)]).trimmed.last
        return last.flatMap { "?!".contains($0) ? $0 : nil }
    }
}

extension String {
    /// Whether a call of a function with some parameters may be one of this declaration, which begins behind its name: the
    /// labels are the same, or parameters with values of their own could be left out.
    fileprivate func mayTake(_ parameters: [SwiftMember.Parameter]) -> Bool {
        guard let labels = parameterLabels else { return true }
        let wanted = parameters.map { $0.label ?? "_" }
        return labels == wanted
    }

    /// The labels of a declaration's parameters; nil where its end is not in sight or some have values of their own.
    private var parameterLabels: [String]? {
        guard let open = firstIndex(of: "(") else { return nil }
        var parts = [""]
        var depth = 0
        for character in self[open...] {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0 {
                if parts.contains(where: { $0.contains("=") || $0.contains("...") }) { return nil }
                if parts.count == 1, parts[0].trimmed.isEmpty { return [] }
                return parts.map { part in
                    part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "_"
                }
            }
            if character == ",", depth == 1 {
                parts.append("")
            } else if depth > 1 || character != "(" {
                parts[parts.count - 1].append(character)
            }
        }
        return nil
    }

    /// Whether the line on which a declaration starts has all of it, and no body behind.
    fileprivate var isOnlyAskedFor: Bool {
        let line = prefix { !$0.isNewline }
        let isBalanced = line.count { $0 == "(" } == line.count { $0 == ")" }
        let next = self[line.endIndex...].first { !$0.isWhitespace }
        return isBalanced && !line.contains("{") && next != "{" && next != "-" && next != "w"
    }
}

extension CodeValues {
    /// The one type that the values are.
    fileprivate var onlyType: String? {
        guard isExact, values.count == 1, case .type(let name)? = values.first else { return nil }
        return name
    }
}

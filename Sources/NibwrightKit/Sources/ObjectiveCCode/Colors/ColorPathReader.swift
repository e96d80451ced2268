/// Follows expressions of one method back to the object itself, its parameters, or a class that the code names.
struct ColorPathReader {
    typealias Path = ObjectiveCColorBody.Path

    let tokens: TokenList
    let scope: CodeScope

    /// The path that an expression stands for; nil for a new object, or if it cannot be determined.
    func path(of range: Range<Int>, depth: Int = 0) -> Path? {
        // Locals can lead in a circle.
        guard !range.isEmpty, depth < 16 else { return nil }
        let first = range.lowerBound
        let last = range.upperBound - 1
        if range.count == 1 { return named(first, depth + 1) }
        if tokens.isAt(first, "("), let closing = tokens.partner(of: first) {
            if closing == last { return path(of: first + 1..<last, depth: depth + 1) }
            if closing < last, tokens.isCast(first..<closing + 1) {
                return path(of: closing + 1..<range.upperBound, depth: depth + 1)
                    ?? typed(tokens.typeName(first..<closing + 1))
            }
        }
        if tokens.isAt(first, "["), tokens.partner(of: first) == last { return message(first, depth + 1) }
        if tokens.isAt(last, "]"), let opening = tokens.partner(of: last), opening > first {
            return path(of: first..<opening, depth: depth + 1)
        }
        guard tokens.isIdentifier(last) else { return nil }
        if tokens.isAt(last - 1, "."), last - 1 > first {
            return path(of: first..<last - 1, depth: depth + 1)?.appending(tokens.text(last))
        }
        if tokens.isAt(last - 1, ">"), tokens.isAt(last - 2, "-"), last - 2 > first {
            return path(of: first..<last - 2, depth: depth + 1)?.appending(plain(tokens.text(last)))
        }
        return nil
    }

    private func message(_ opening: Int, _ depth: Int) -> Path? {
        guard let message = tokens.message(at: opening), let part = message.parts.first,
            let receiver = path(of: message.receiver, depth: depth)
        else { return nil }
        if message.parts.count == 1, part.argument.isEmpty {
            return ["firstObject", "lastObject"].contains(part.name) ? receiver : receiver.appending(part.name)
        }
        return part.name == "objectAtIndex" ? receiver : nil
    }

    private func named(_ index: Int, _ depth: Int) -> Path? {
        guard tokens.isIdentifier(index) else { return nil }
        let name = tokens.text(index)
        if name == "self" || name == "super" { return Path(.own) }
        if let place = scope.parameters.firstIndex(where: { $0.name == name }) { return Path(.parameter(place)) }
        if let local = local(name, before: index, depth) { return local.path }
        return name.first?.isUppercase == true || name == "nil" ? nil : Path(.own, [plain(name)])
    }

    /// The last declaration or assignment of a local before a place: `UILabel *label = self.label;`.
    private func local(_ name: String, before index: Int, _ depth: Int) -> (path: Path?, Void)? {
        var place = min(index, scope.body.upperBound) - 1
        while place >= scope.body.lowerBound {
            defer { place -= 1 }
            guard tokens.isAt(place - 1, "*"), tokens.isIdentifier(place - 2) || tokens.isAt(place - 2, ">"),
                tokens.text(place) == name
            else { continue }
            let type = tokens.isIdentifier(place - 2) ? tokens.text(place - 2) : ""
            guard tokens.isAt(place + 1, "=") || tokens.isAt(place + 1, "in") else { return (nil, ()) }
            let end = endOfExpression(place + 2)
            let value = path(of: place + 2..<end, depth: depth)
            // `(UILabel *)[cell viewWithTag:1]` says no more than the type of the local does.
            let isMade = tokens.isAt(place + 2, "[") && (place + 2..<end).contains { tokens.isAt($0, "alloc") }
            return (value ?? (isMade ? nil : typed(type)), ())
        }
        return nil
    }

    private func endOfExpression(_ start: Int) -> Int {
        var index = start
        while index < scope.body.upperBound {
            if tokens.isAt(index, ";") || tokens.isAt(index, ")") || tokens.isAt(index, ",") { return index }
            if let partner = tokens.partner(of: index), partner > index { index = partner }
            index += 1
        }
        return scope.body.upperBound
    }

    private func typed(_ name: String) -> Path? {
        name.first?.isUppercase == true && name != "NSObject" ? Path(.typed(name)) : nil
    }

    /// `label` of the instance variable `_label`.
    private func plain(_ name: String) -> String { name.first == "_" ? String(name.dropFirst()) : name }
}

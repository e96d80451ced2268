import SwiftWriting
import TransformKit

/// What a scene says of its controller, as the lines of an initializer.
struct SceneStatements {
    let values: SceneValues
    let outlets: [OutletFate]
    let actions: [ActionFate]

    /// The lines, with the bar items in front of what takes them.
    var lines: [String] {
        var lines: [String] = []
        var taken: Set<String> = []
        for statement in values.statements {
            switch statement {
            case .line(let line): lines.append(line)
            case .items(let target, let items, let isList):
                var texts: [String] = []
                for item in items {
                    let (before, text) = written(item, &taken)
                    lines += before
                    texts.append(text)
                }
                lines += isList ? Self.list(target, texts) : wrapped(target + (texts.first ?? ""))
            }
        }
        return lines
    }

    /// A list in a line, or with each element on one.
    static func list(_ target: String, _ texts: [String]) -> [String] {
        let line = "\(target)[\(texts.joined(separator: ", "))]"
        if line.count < 100 { return [line] }
        return [target + "["] + texts.map { "    \($0)," } + ["]"]
    }

    /// A call that would be long gets its arguments into a line of their own.
    func wrapped(_ line: String) -> [String] {
        guard line.count > 100, let brace = line.firstIndex(of: "(") else { return [line] }
        return [String(line[...brace]), "    " + line[line.index(after: brace)...]]
    }

    /// The statements that an item needs, and how it is called then.
    private func written(_ item: SceneValues.Item, _ taken: inout Set<String>) -> (before: [String], text: String) {
        let own = outlets.filter { $0.connection.objects.contains(item.view.element) }
        if let property = own.first(where: { $0.uses != nil }) { return ([], property.outlet.name) }
        let creation = creation(of: item)
        if own.isEmpty, item.view.settings.isEmpty { return ([], creation) }
        let stem = own.first?.outlet.name ?? item.role
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
            name = stem + String(number)
            number += 1
        }
        var lines = wrapped("let \(name) = \(creation)")
        lines += item.view.settings.flatMap { $0.lines(of: name) }
        lines += own.map { "\($0.outlet.name == name ? "self." : "")\($0.outlet.name) = \(name)" }
        return (lines, name)
    }

    /// The expression that makes an item, with its action.
    func creation(of item: SceneValues.Item) -> String {
        guard let action = actions.first(where: { $0.connection.control == item.view.element }) else {
            return item.view.creation
        }
        return item.view.creation.replacing(
            "target: nil, action: nil", with: "target: self, action: \(action.selector)")
    }
}

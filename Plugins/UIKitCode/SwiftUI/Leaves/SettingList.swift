import TransformKit

/// What a document says about a view, as it is taken piece by piece into SwiftUI.
struct SettingList {
    private var assignments: [(property: String, value: String)] = []
    private var calls: [String] = []
    /// The first one that has no counterpart by its kind alone.
    private var unusual: String?

    init(_ settings: [CodedView.Setting]) {
        for setting in settings {
            switch setting {
            case .assignment(let property, let value): assignments.append((property, value))
            case .call(let call): calls.append(call)
            case .lines(let lines): unusual = unusual ?? lines.first
            case .modern(let setting, _): unusual = unusual ?? setting.lines(of: nil).first
            }
        }
        for property in Self.meaningless { _ = take(property) }
        calls.removeAll { call in Self.meaninglessCalls.contains { call.hasPrefix($0) } }
    }

    /// What only views of UIKit know: where they are, and who wins when there is not enough room.
    private static let meaningless = [
        "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "frame", "isOpaque",
        "clearsContextBeforeDrawing",
        "autoresizesSubviews", "isMultipleTouchEnabled", "preferredMaxLayoutWidth", "baselineAdjustment",
        "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    ]

    private static let meaninglessCalls = ["setContentHuggingPriority", "setContentCompressionResistancePriority"]

    /// The value of a property, which is dealt with then.
    mutating func take(_ property: String) -> String? {
        guard let index = assignments.firstIndex(where: { $0.property == property }) else { return nil }
        return assignments.remove(at: index).value
    }

    /// The first argument of a call for the normal state: `setTitle("Save", for: .normal)`.
    mutating func take(call method: String) -> String? {
        let (head, tail) = (method + "(", ", for: .normal)")
        guard let index = calls.firstIndex(where: { $0.hasPrefix(head) && $0.hasSuffix(tail) }) else { return nil }
        return String(calls.remove(at: index).dropFirst(head.count).dropLast(tail.count))
    }

    /// Whether a call is said, which is dealt with then.
    mutating func takes(_ call: String) -> Bool {
        guard let index = calls.firstIndex(of: call) else { return false }
        calls.remove(at: index)
        return true
    }

    /// What nobody has taken: the word for the first; nil where all is dealt with.
    var rest: String? { unusual ?? assignments.first?.property ?? calls.first.map { String($0.prefix { $0 != "(" }) } }
}

/// The value of an expression, as far as it could be followed.
enum CodeValue: Hashable, Sendable {
    case string(String)
    /// A storyboard of this name.
    case storyboard(String)
    /// `self.storyboard` of a controller.
    case ownStoryboard
    /// A nib of this name.
    case nib(String)
    /// A type itself: `Detail.self`.
    case type(String)
    /// An object of a type.
    case instance(String)
    case enumCase(type: String, name: String)
    /// `NSStringFromClass(Detail.self)`: the name with its module's.
    case qualifiedName(String)
    /// A symbol that a generator made, with the names in it.
    case generated([String])
    case nothing

    /// The name that it gives to a call.
    var string: String? {
        switch self {
        case .string(let text), .nib(let text), .storyboard(let text): text
        default: nil
        }
    }
}

/// All that an expression may stand for.
struct CodeValues {
    var values: [CodeValue]
    /// Whether it can stand for nothing else.
    var isExact: Bool

    static let unknown = CodeValues(values: [], isExact: false)

    init(values: [CodeValue], isExact: Bool) {
        self.values = values
        self.isExact = isExact
    }

    init(_ value: CodeValue) { self.init(values: [value], isExact: true) }

    /// The most values that are kept; an expression with more counts as unknown.
    private static let most = 512

    /// The values of several expressions of which one is meant.
    init(oneOf all: [CodeValues]) {
        var seen: Set<CodeValue> = []
        values = all.flatMap(\.values).filter { seen.insert($0).inserted }
        isExact = all.allSatisfy(\.isExact) && !all.isEmpty
        if values.count > Self.most { self = .unknown }
    }

    func flatMap(_ transform: (CodeValue) -> CodeValues) -> CodeValues {
        if values.isEmpty { return .unknown }
        let all = CodeValues(oneOf: values.map(transform))
        return CodeValues(values: all.values, isExact: isExact && all.isExact)
    }

    /// The text that it is, where it can be nothing else.
    var onlyString: String? {
        if isExact, values.count == 1, case .string(let text)? = values.first { text } else { nil }
    }

    func inexact() -> CodeValues { CodeValues(values: values, isExact: false) }
}

/// Colors that nobody has to name: what templates write and what the system has a name for already.
public enum PlainColor: String, Hashable, Sendable, CaseIterable {
    case white, black, clear
    /// UIKit's own grays: `darkGray`, `gray`, `lightGray`, `groupTableViewBackground` and the system grays.
    case grays
    /// `systemBlue`, the tint that everything has where nobody gives another.
    case systemBlue = "system-blue"

    /// What a color is; nil for one that somebody chose. A translucent one was chosen, but for a clear one.
    public init?(_ value: ColorValue) {
        let steps = value.canonical.quantized.steps
        guard let alpha = steps.last else { return nil }
        if alpha <= 0 {
            self = .clear
            return
        }
        guard alpha >= 255, value.space != .genericCMYK, value.space != .deviceCMYK else { return nil }
        switch Self.bytes(of: value) {
        case [255, 255, 255]: self = .white
        case [0, 0, 0]: self = .black
        case [0, 122, 255]: self = .systemBlue
        case let rgb where Self.ownGrays.contains(rgb): self = .grays
        default: return nil
        }
    }

    /// What a document says, rounded to 8 bits a channel; of Display P3, whose numbers mean other colors, what is shown.
    private static func bytes(of value: ColorValue) -> [Int] {
        var numbers = value.components
        if value.space == .displayP3 {
            numbers = value.displayed.components
            // Converting there and back leaves a color of sRGB a little outside of it.
            guard numbers.allSatisfy({ (-0.02...1.02).contains($0) }) else { return [] }
            numbers = numbers.map { min(max($0, 0), 1) }
        }
        if numbers.count == 1 { numbers = Array(repeating: numbers[0], count: 3) }
        return numbers.map { Int((min(max($0, -1), 2) * 255).rounded()) }
    }

    /// `darkGray`, `gray` by both roundings, `lightGray`, `groupTableViewBackground`, `systemGray` to `systemGray6`.
    private static let ownGrays: Set<[Int]> = [
        [85, 85, 85], [127, 127, 127], [128, 128, 128], [170, 170, 170], [239, 239, 244],
        [142, 142, 147], [174, 174, 178], [199, 199, 204], [209, 209, 214], [229, 229, 234], [242, 242, 247],
    ]
}

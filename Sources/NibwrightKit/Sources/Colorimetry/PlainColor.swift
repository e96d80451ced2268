/// Colors that need no name of their own: those that templates write, and those for which the system has a name.
public enum PlainColor: String, Hashable, Sendable, CaseIterable {
    /// Opaque white or black, or any color with an alpha of 0.
    case white, black, clear
    /// UIKit's own grays: `darkGray`, `gray`, `lightGray`, `groupTableViewBackground` and the system grays.
    case grays
    /// `systemBlue`, the tint of everything that is given no other.
    case systemBlue = "system-blue"

    /// Finds the plain color that a value is; nil for a color that was chosen. A translucent one was chosen, unless it
    /// is clear.
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

    /// The numbers in the document, rounded to 8 bits a channel; for Display P3, whose numbers mean other colors, those
    /// of the color as shown.
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

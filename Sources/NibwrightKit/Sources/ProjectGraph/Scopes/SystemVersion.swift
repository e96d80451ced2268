/// The version of a system, such as `12.4`; `newest` where Xcode takes that of its SDK because no setting names one.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Major, minor and so on without zeros at the end; nil for the newest.
    private let numbers: [Int]?

    /// The version of whichever SDK builds: no deployment target is set, and nothing is hidden that could set one.
    public static let newest = SystemVersion(numbers: nil)

    private init(numbers: [Int]?) {
        self.numbers = numbers
    }

    /// Makes a version; zeros at the end do not count, so `12.0` is `12`.
    public init(_ major: Int, _ minor: Int = 0) {
        self.init(numbers: Self.withoutZeros([major, minor]))
    }

    /// Reads `12`, `12.4` or `10.14.6`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil }
        guard (1...4).contains(parts.count), numbers.count == parts.count else { return nil }
        self.init(numbers: Self.withoutZeros(numbers))
    }

    public var description: String {
        guard let numbers else { return "newest" }
        return (numbers + Array(repeating: 0, count: max(0, 2 - numbers.count))).map(String.init).joined(separator: ".")
    }

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        guard let first = left.numbers else { return false }
        guard let second = right.numbers else { return true }
        return first.lexicographicallyPrecedes(second)
    }

    private static func withoutZeros(_ numbers: [Int]) -> [Int] {
        var numbers = numbers
        while numbers.last == 0 { numbers.removeLast() }
        return numbers
    }
}

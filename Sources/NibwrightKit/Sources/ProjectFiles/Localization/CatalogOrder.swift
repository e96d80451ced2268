/// The order in which Xcode writes a catalog's keys: that of the Finder, where numbers count by value and case does
/// not.
enum CatalogOrder {
    /// Whether a key stands before another one.
    static func isBefore(_ left: String, _ right: String) -> Bool {
        var (first, second) = (Array(left.utf8)[...], Array(right.utf8)[...])
        while let byte = first.first, let other = second.first {
            if isDigit(byte), isDigit(other) {
                let (number, otherNumber) = (takeNumber(&first), takeNumber(&second))
                if number.count != otherNumber.count { return number.count < otherNumber.count }
                if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
            } else {
                if lowered(byte) != lowered(other) { return lowered(byte) < lowered(other) }
                first.removeFirst()
                second.removeFirst()
            }
        }
        return first.count != second.count ? first.count < second.count : left < right
    }

    /// Takes the digits at the start and gives them without leading zeros.
    private static func takeNumber(_ text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = text.prefix(while: isDigit)
        text = text.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}

/// Numbers as Xcode writes them in documents.
public enum WrittenNumber {
    /// `0.0`, whole numbers without a point, else the shortest text that gives the number.
    public static func text(_ number: Double) -> String {
        if number == 0 { return "0.0" }
        return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
}

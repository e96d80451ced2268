import Colorimetry
import TransformKit

/// Holds the names that new color sets must not get.
struct ReservedColorNames {
    /// The source of a name, which decides the symbols that it may share.
    enum Kind {
        case code, role, look
    }

    /// The names in lower case, since file systems may ignore case.
    private var names: Set<String>
    /// The symbols of color sets: two sets may not share one, as `steel-blue` and `SteelBlue` would.
    private var setSymbols: Set<String>
    /// The names of static members that the project's Swift gives color types.
    private let members: Set<String>
    /// True where Xcode makes a member of `UIColor` of each color set, which may not be declared twice.
    let writesSymbols: Bool

    init(_ names: Set<String>, members: Set<String>, writesSymbols: Bool) {
        self.names = Set(names.map { $0.lowercased() })
        setSymbols = Set(names.filter { !$0.contains("/") }.map(SystemColorSymbols.assetSymbol))
        self.members = members
        self.writesSymbols = writesSymbols
    }

    func isFree(_ name: String, _ kind: Kind) -> Bool {
        guard !names.contains(name.lowercased()) else { return false }
        if name.contains("/") { return true }
        let symbol = SystemColorSymbols.assetSymbol(for: name)
        if setSymbols.contains(symbol) { return false }
        switch kind {
        case .code: return true
        case .role: return !writesSymbols || !members.contains(symbol) && !SystemColorSymbols.contains(name)
        case .look: return !members.contains(symbol) && !SystemColorSymbols.contains(name)
        }
    }

    /// Adds a name; returns whether it was free.
    mutating func insert(_ name: String) -> Bool {
        guard names.insert(name.lowercased()).inserted else { return false }
        if !name.contains("/") { setSymbols.insert(SystemColorSymbols.assetSymbol(for: name)) }
        return true
    }
}

import Colorimetry
import TransformKit

/// Gives each color a name that no other has: the designer's, else one derived from the nearest color of a published list.
struct NameAssigner {
    /// A color that needs a name, in the scope that the name must be unique in.
    struct Request: Hashable {
        let key: QuantizedColor
        let value: ColorValue
        /// A name that a person gave it.
        let designed: String?
    }

    /// Where a person's name cannot be used.
    enum Outcome: Hashable {
        case name(String)
        /// Another color has the name already.
        case taken(String)
    }

    /// In lower case, since file systems may not tell cases apart.
    private var taken: Set<String>
    private let namespace: [String]
    /// Names of static members that the project's Swift gives color types, which a generated symbol must not repeat.
    private let symbols: Set<String>

    init(taken: Set<String>, namespace: [String], symbols: Set<String>) {
        self.taken = Set(taken.map { $0.lowercased() })
        self.namespace = namespace
        // Two color sets may not become one symbol either: `steel-blue` and `SteelBlue`.
        self.symbols = symbols.union(taken.filter { !$0.contains("/") }.map(SystemColorSymbols.assetSymbol))
    }

    /// The same names for the same requests, in whichever order they come.
    mutating func names(for requests: [Request]) -> [QuantizedColor: Outcome] {
        var outcomes: [QuantizedColor: Outcome] = [:]
        for request in requests.sorted(by: { $0.key < $1.key }) {
            guard let designed = request.designed else { continue }
            let name = (namespace + [designed]).joined(separator: "/")
            outcomes[request.key] = taken.insert(name.lowercased()).inserted ? .name(name) : .taken(name)
        }
        // The one that the list means gets the plain name, whichever has most uses: uses change, colors do not.
        for request in Self.sortedByNearness(requests.filter { $0.designed == nil }) {
            let leaf = ColorNames.derivedName(for: request.value, isFree: isFree)
            let name = (namespace + [leaf]).joined(separator: "/")
            taken.insert(name.lowercased())
            outcomes[request.key] = .name(name)
        }
        return outcomes
    }

    private static func sortedByNearness(_ requests: [Request]) -> [Request] {
        let distances = concurrentMap(requests, threads: defaultThreadCount) { request in
            ColorNames.nearest(to: request.value)?.distance ?? .infinity
        }
        return zip(requests, distances).sorted { ($0.1, $0.0.key) < ($1.1, $1.0.key) }.map(\.0)
    }

    private func isFree(_ leaf: String) -> Bool {
        let name = (namespace + [leaf]).joined(separator: "/")
        guard !taken.contains(name.lowercased()) else { return false }
        // Xcode makes a Swift symbol of each color set, which may not be declared twice.
        return !namespace.isEmpty || !symbols.contains(SystemColorSymbols.assetSymbol(for: leaf))
    }
}

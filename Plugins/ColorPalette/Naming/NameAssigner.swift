import Colorimetry
import TransformKit

/// Gives each color of a scope a name that no other has, from the first source that has one for it.
struct NameAssigner {
    /// A color that needs a name, within the scope in which the name must be unique.
    struct Request: Hashable {
        let key: QuantizedColor
        let value: ColorValue
        /// The number of the color's uses.
        let count: Int
        /// The name that a person gave the color.
        let designed: String?
        let code: CodeColorName?
        /// For a translucent color: the existing name of the same color without alpha, outside of the requests.
        let opaque: OpaqueName?

        static func == (left: Request, right: Request) -> Bool { left.key == right.key }
        func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    /// The existing name of a color without alpha.
    struct OpaqueName: Hashable {
        /// True where the name expresses a purpose, not a value, so that a person should review it.
        let name: String
        let isSemantic: Bool
    }

    /// A name with the source that it comes from.
    struct Named: Hashable {
        let name: String
        let origin: NameOrigin
    }

    /// The name that a color gets, or the name of a person's that cannot be used.
    enum Outcome: Hashable {
        case named(Named)
        /// Another color has the name already.
        case taken(String)
    }

    private var names: ReservedColorNames
    private let style: NameStyle
    private let namespace: [String]
    private var outcomes: [QuantizedColor: Outcome] = [:]

    init(_ names: ReservedColorNames, style: NameStyle, namespace: [String]) {
        self.names = names
        self.style = style
        self.namespace = namespace
    }

    /// Returns the same names for the same requests, whatever their order.
    mutating func names(for requests: [Request], roles: RoleNames) -> [QuantizedColor: Outcome] {
        let requests = requests.sorted { $0.key < $1.key }
        for request in requests {
            guard let designed = request.designed else { continue }
            let name = full(designed)
            let isFree = names.insert(name)
            outcomes[request.key] = isFree ? .named(Named(name: name, origin: .person)) : .taken(name)
        }
        for request in requests where outcomes[request.key] == nil {
            guard let code = request.code, !(code.isExtensionMember && names.writesSymbols) else { continue }
            take(style.name(of: code.words), .code, request.key, origin: .code(code))
        }
        let solid = requests.filter { $0.value.isOpaque && outcomes[$0.key] == nil }
        for request in solid {
            guard let role = roles.names[request.key] else { continue }
            take(style.name(of: role.words), .role, request.key, origin: role.origin)
        }
        nameByLooks(solid.filter { outcomes[$0.key] == nil })
        nameTranslucent(requests.filter { outcomes[$0.key] == nil })
        return outcomes
    }

    // MARK: Looks

    /// Names colors by their looks. Colors that would get one name all get the next finer one, so that none is the
    /// first by chance; those that no word distinguishes are compared by lightness.
    private mutating func nameByLooks(_ requests: [Request]) {
        var open = requests.map { ($0, LookNames.candidates(for: $0.value)) }
        for round in 0..<(open.map(\.1.count).max() ?? 0) {
            var wanted: [String: Int] = [:]
            for (_, candidates) in open where candidates.indices.contains(round) {
                wanted[style.name(of: candidates[round]).lowercased(), default: 0] += 1
            }
            open.removeAll { request, candidates in
                guard candidates.indices.contains(round) else { return false }
                let name = style.name(of: candidates[round])
                return wanted[name.lowercased()] == 1 && take(name, .look, request.key, origin: .look)
            }
        }
        for request in compared(open.map(\.0)) {
            let names = LookNames.lastNames(for: request.value)
            let isNamed = names.contains { take(style.name(of: $0), .look, request.key, origin: .look) }
            if !isNamed { number(names.last ?? ["Color"], request.key) }
        }
    }

    /// Names colors by how light they are beside others of the same words; returns those that still have no name.
    private mutating func compared(_ requests: [Request]) -> [Request] {
        var unnamed: [Request] = []
        let groups = Dictionary(grouping: requests) { PerceivedColor($0.value).comparedName }
        for (base, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            // Colors that no eye can distinguish are neither lighter nor darker.
            let steps = Set(group.filter { $0.value.space != .displayP3 }.map { LookNames.darknessStep($0.value) })
            let wide = group.filter { $0.value.space == .displayP3 }
            let twins = wide.filter { steps.contains(LookNames.darknessStep($0.value)) }
            let members = group.filter { !twins.contains($0) }
            let shades = members.map { ShadeNames.Shade(darkness: PerceivedColor($0.value).darkness, count: $0.count) }
            for (request, words) in zip(members, ShadeNames.names(base, for: shades)) {
                let isNamed = words.map { take(style.name(of: $0), .look, request.key, origin: .look) } ?? false
                if !isNamed { unnamed.append(request) }
            }
            unnamed += twins
        }
        return unnamed
    }

    /// Appends the first free number, since two color spaces may show the same digits.
    private mutating func number(_ words: [String], _ key: QuantizedColor) {
        var number = 2
        while !take(style.name(of: words + ["\(number)"]), .look, key, origin: .look) { number += 1 }
    }

    // MARK: Alpha

    private mutating func nameTranslucent(_ requests: [Request]) {
        for request in requests {
            guard request.key.steps.last != 0 else {
                if !take(style.name(of: ["Transparent"]), .look, request.key, origin: .look) {
                    number(["Transparent"], request.key)
                }
                continue
            }
            let base = opaqueName(of: request)
            let step = request.key.steps.last ?? 255
            let percent = min(99, max(1, Int((Double(step) / 255 * 100).rounded())))
            let suffixes = [["Alpha", "\(percent)"], ["Alpha", String(step, radix: 16, uppercase: true)]]
            let origin = NameOrigin.opaque(of: base.name, isSemantic: base.isSemantic)
            let isNamed = suffixes.contains { take(style.joined(base.name, $0), .look, request.key, origin: origin) }
            if !isNamed { number([base.name] + suffixes[0], request.key) }
        }
    }

    private func opaqueName(of request: Request) -> OpaqueName {
        let opaque = request.value.with(alpha: 1)
        let known = opaque.keys.lazy.compactMap { outcomes[$0] }.first
        // `PureBlack` only keeps out of the way of the system's `black`, which a translucent one need not.
        if case .named(let named)? = known, opaque.extreme == nil || named.origin != .look {
            let leaf = named.name.split(separator: "/").last.map(String.init) ?? named.name
            return OpaqueName(name: leaf, isSemantic: named.origin.needsReview(leaf))
        }
        if let known = request.opaque { return known }
        let words = opaque.extreme.map { [$0 == .white ? "White" : "Black"] } ?? LookNames.candidates(for: opaque)[0]
        return OpaqueName(name: style.name(of: words), isSemantic: false)
    }

    // MARK: Taking

    @discardableResult
    private mutating func take(
        _ leaf: String, _ kind: ReservedColorNames.Kind, _ key: QuantizedColor, origin: NameOrigin
    ) -> Bool {
        let name = full(leaf)
        guard names.isFree(name, kind), names.insert(name) else { return false }
        outcomes[key] = .named(Named(name: name, origin: origin))
        return true
    }

    private func full(_ leaf: String) -> String { (namespace + [leaf]).joined(separator: "/") }
}

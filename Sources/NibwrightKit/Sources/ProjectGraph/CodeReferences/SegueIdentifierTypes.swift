import SwiftCode

/// The types that the project's own functions use for a segue's identifier, by which `.detail` of one is told from that
/// of others.
struct SegueIdentifierTypes {
    /// The types that `performSegue(withIdentifier:)` takes: text for the system's; a project may declare others.
    private let performed: Set<String>
    /// The types that functions return for a segue, by the function's name.
    private let made: [String: Set<String>]

    init(_ files: [SwiftFile]) {
        var performed: Set<String> = ["String"]
        var made: [String: Set<String>] = [:]
        for member in files.lazy.flatMap(\.references.members) where member.kind == .function {
            if member.name == "performSegue", let first = member.parameters.first, first.label == "withIdentifier" {
                performed.insert(Self.plain(first.type))
            }
            guard let result = member.type, member.parameters.contains(where: { Self.segues.contains($0.type) }) else {
                continue
            }
            made[member.name, default: []].insert(Self.plain(result))
        }
        self.performed = performed
        self.made = made
    }

    private static let segues: Set<String> = ["UIStoryboardSegue", "NSStoryboardSegue"]

    /// `SegueIdentifier` for `Self.SegueIdentifier`.
    private static func plain(_ type: String) -> String {
        type.hasPrefix("Self.") ? String(type.dropFirst("Self.".count)) : type
    }

    /// The types that a site's name may have.
    func types(of site: ReferenceSite) -> Set<String> {
        switch site.kind {
        case .performSegue: performed
        case .segueTest: site.maker.map { made[$0] ?? [] } ?? ["String"]
        default: []
        }
    }
}

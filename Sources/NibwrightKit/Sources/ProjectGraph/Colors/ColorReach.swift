import SwiftCode

/// A use that the code of a class makes of a color property which it reaches from one of its instances.
struct ColorReach: Hashable {
    enum Kind: Hashable {
        case set, read, compared
    }

    /// The start of a path: the instance, or an object of which only the type is known.
    enum Root: Hashable {
        case instance
        /// With the method of which it is a parameter: a sender of an action, the text view of a delegate's method.
        case typed(String, method: String?)
    }

    /// From the root on, member by member.
    struct Path: Hashable {
        let root: Root
        let members: [String]
        /// Members up to which the path has to lead to an object of a type, for a method of an extension to be called.
        var ownerTypes: [Int: String] = [:]

        func appending(_ names: [String]) -> Path { Path(root: root, members: members + names, ownerTypes: ownerTypes) }
    }

    let kind: Kind
    let path: Path
    let state: String?
    /// The body that holds the code.
    let body: ColorBody
    let offset: Int
    /// The method from which it was reached, where that is another.
    let entry: ColorBody

    /// Whether only an object that loads the document itself, as File's Owner does, runs the code: it is in an
    /// initializer other than `init(coder:)`.
    var isOfOwner: Bool { kind == .set && entry.kind == .initializer }

    static func == (left: ColorReach, right: ColorReach) -> Bool {
        left.kind == right.kind && left.path == right.path && left.state == right.state && left.body == right.body
            && left.offset == right.offset
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(body)
        hasher.combine(offset)
    }
}

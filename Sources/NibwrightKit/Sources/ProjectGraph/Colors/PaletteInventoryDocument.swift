import Colorimetry
import InterfaceBuilder

/// The colors of one document, added up.
struct PaletteDocument: Sendable {
    /// Counts the uses of a color by purpose.
    struct Use: Sendable {
        var count = 0
        var roles: [String: Int] = [:]

        mutating func add(_ color: DocumentColor) {
            count += 1
            roles[color.role.purpose, default: 0] += 1
        }
    }

    /// A color of the system by the list it is of.
    struct SystemName: Hashable, Sendable {
        let list: String?
        let name: String
    }

    let path: String
    private(set) var literals: [QuantizedColor: Use] = [:]
    private(set) var names: [String: Use] = [:]
    private(set) var systemNames: [SystemName: Int] = [:]
    private(set) var unreadableCount = 0
    /// The copies that the document keeps of named colors and of system colors.
    private(set) var cachedNames: [String: ColorValue] = [:]
    private(set) var cachedSystemNames: [String: ColorValue] = [:]

    init(_ document: IBDocument) {
        path = document.path
        for color in document.colors { add(color) }
    }

    private mutating func add(_ color: DocumentColor) {
        if color.role == .cache { return addCache(color) }
        guard color.isShown else { return }
        switch color.spelling {
        case .literal(let literal): literals[literal.value.quantized, default: Use()].add(color)
        case .named(let name): names[name, default: Use()].add(color)
        case .system(let name): systemNames[SystemName(list: nil, name: name), default: 0] += 1
        case .catalog(let list, let name): systemNames[SystemName(list: list, name: name), default: 0] += 1
        case .unreadable: unreadableCount += 1
        }
    }

    private mutating func addCache(_ color: DocumentColor) {
        guard case .literal(let literal) = color.spelling, let resource = color.element.parent,
            let name = resource["name"]
        else { return }
        if resource.isNamed("namedColor") {
            cachedNames[name] = literal.value
        } else {
            cachedSystemNames[name] = literal.value
        }
    }
}

extension DocumentColor.Role {
    /// The property that the color is set on, whatever the state or size class.
    fileprivate var purpose: String {
        switch self {
        case .property(let name), .document(let name), .attributedText(let name): name
        case .state(_, let property), .variation(_, let property): property
        case .runtimeAttribute(let keyPath): keyPath
        case .cache, .comment: ""
        }
    }
}

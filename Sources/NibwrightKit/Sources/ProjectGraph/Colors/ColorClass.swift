import ObjectiveCCode
import SwiftCode

/// A class that a document names, with the code that an instance of it runs: its own, its superclasses', and what
/// extensions and categories add.
struct ColorClass {
    let name: String
    /// The class and everything above it that the project has.
    let ancestry: Set<String>
    private(set) var bodies: [ColorBody] = []
    private(set) var bodiesByName: [String: [ColorBody]] = [:]
    /// The types of outlets, as declared.
    private(set) var outletTypes: [String: String] = [:]

    init(_ type: SwiftClass, _ graph: ProjectGraph, _ code: ColorCode) {
        let lineage = Ancestry(of: type, in: graph)
        name = type.name
        ancestry = lineage.names
        for owner in lineage.swift {
            for outlet in owner.outlets where outletTypes[outlet.name] == nil {
                outletTypes[outlet.name] = outlet.wrappedType.elementTypeName
            }
            var seen: Set<String> = []
            for part in owner.parts where seen.insert(part.path + "\n" + part.name).inserted {
                add(code.bodies(of: part.name, in: part.path), outlets: [])
            }
        }
        add(lineage, code)
    }

    init(_ parts: [ObjectiveCClass], _ graph: ProjectGraph, _ code: ColorCode) {
        let lineage = Ancestry(of: parts, in: graph)
        name = parts.first?.name ?? ""
        ancestry = lineage.names
        add(lineage, code)
    }

    /// A class of the system's, with what extensions and categories of the project make it do while it is loaded.
    init(system name: String, _ code: ColorCode) {
        self.name = name
        ancestry = [name]
        addExtensions(code)
    }

    /// `extension UITableView { open override func awakeFromNib() … }` runs in every table.
    private mutating func addExtensions(_ code: ColorCode) {
        let known = Set(bodies)
        let added = code.earlyExtensions.filter { body in
            guard let owner = body.owner?.lastNamePart, !known.contains(body) else { return false }
            return ancestry.contains { ColorObjects.isKind($0.lastNamePart, of: owner) }
        }
        add(added, outlets: [])
    }

    /// Adds the code of Objective-C, a class after the other, and what extensions and categories add to all of them.
    private mutating func add(_ lineage: Ancestry, _ code: ColorCode) {
        let byName = Dictionary(grouping: lineage.objectiveC + lineage.objectiveCOfSomeBuilds, by: \.name)
        for parts in lineage.objectiveCNames.compactMap({ byName[$0] }) {
            let outlets = Set(parts.flatMap(\.outlets))
            var seen: Set<String> = []
            for part in parts where seen.insert(part.path).inserted {
                add(code.bodies(of: part.name, in: part.path), outlets: outlets)
            }
        }
        addExtensions(code)
    }

    /// - Parameter outlets: of Objective-C, where loading calls `setLabel:`.
    private mutating func add(_ bodies: [ColorBody], outlets: Set<String>) {
        for body in bodies {
            self.bodies.append(body)
            bodiesByName[body.name, default: []].append(body)
        }
        for outlet in outlets {
            setters.insert("set" + outlet.prefix(1).uppercased() + outlet.dropFirst())
        }
    }

    private var setters: Set<String> = []

    /// Code that runs while an instance is loaded from a document and before it is in a window.
    var earlyBodies: [ColorBody] {
        bodies.filter { body in
            switch body.kind {
            case .decodingInitializer, .documentObserver: true
            case .method: body.isRunOnLoading || setters.contains(body.name)
            case .function, .initializer, .observer, .getter: false
            }
        }
    }

    /// Initializers that a document does not call. One of File's Owner may load the document and go on.
    var otherInitializers: [ColorBody] { bodies.filter { $0.kind == .initializer } }

    func result(ofGetter name: String) -> [MemberPath] {
        bodiesByName[name]?.first { $0.kind == .getter }?.result ?? []
    }
}

extension ColorBody {
    /// Whether the system calls the method, before the object is in a window, for every object that has it.
    var isRunOnLoading: Bool { kind == .method && !isStatic && Self.loadingMethods.contains(name) }

    private static let loadingMethods: Set<String> = ["awakeFromNib", "viewDidLoad", "loadView", "viewWillAppear"]
}

extension String {
    /// `UIButton` of `[UIButton]`.
    fileprivate var elementTypeName: String {
        hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : self
    }
}

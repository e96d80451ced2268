import TransformKit

/// Finds runtime attributes without a key path.
struct RuntimeAttributeKeyPathRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "runtime-attribute-key-path",
        summary: "A user defined runtime attribute without a key path.",
        rationale: "Loading sets the value by its key path; an empty one raises an exception.",
        level: .error)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("userDefinedRuntimeAttribute") }.compactMap { attribute in
            guard (attribute["keyPath"] ?? "").allSatisfy(\.isWhitespace) else { return nil }
            return LintFinding(
                attribute.placeInOwner, "This runtime attribute has no key path. Give it one or delete it.")
        }
    }
}

/// Finds key paths that one object sets twice.
struct DuplicateRuntimeAttributeRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "duplicate-runtime-attribute",
        summary: "Two user defined runtime attributes of one object with the same key path.",
        rationale: "The second overwrites the first. Delete one.",
        level: .warning)

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("userDefinedRuntimeAttributes") }.flatMap { group -> [LintFinding] in
            var known: [String: Element] = [:]
            return group.children.compactMap { attribute in
                guard let keyPath = attribute["keyPath"] else { return nil }
                guard let earlier = known.updateValue(attribute, forKey: keyPath) else { return nil }
                return LintFinding(
                    attribute.placeInOwner,
                    "The runtime attribute `\(keyPath)` is set before already, and this value overwrites that one. "
                        + "Delete one of them."
                ).fixed(
                    by: LintFix("delete the value of \(keyPath) that is overwritten", .review, editing: document) {
                        $0.removeElement(earlier)
                    })
            }
        }
    }
}

/// Finds view colors that are given to a layer.
struct LayerColorRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "layer-color",
        summary: "A runtime attribute that gives a layer a color which the layer cannot use.",
        rationale: """
            A color of a document is a `UIColor` or `NSColor`; `borderColor`, `shadowColor` and `backgroundColor` \
            of a layer take a `CGColor`, so nothing, or black, is drawn. Set the color in code or through an \
            inspectable property.
            """,
        level: .warning)

    private static let keyPaths: Set<String> = ["layer.borderColor", "layer.shadowColor", "layer.backgroundColor"]

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("userDefinedRuntimeAttribute") }.compactMap { attribute in
            guard attribute["type"] == "color", let keyPath = attribute["keyPath"], Self.keyPaths.contains(keyPath)
            else {
                return nil
            }
            return LintFinding(
                attribute.placeInOwner,
                "`\(keyPath)` takes a `CGColor` and gets a color object, which is not drawn. "
                    + "Set it in code or through an inspectable property.")
        }
    }
}

/// Finds runtime attributes with values that the team does not use.
struct RuntimeAttributeValueRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "runtime-attribute-value",
        summary: "A runtime attribute whose value is not one that the configuration allows.",
        rationale: "Keeps what a design system knows, sizes or styles by name, to the values that exist.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "attributes", .map(.map(.list(.string))), default: .map([]),
                "For a class, with or without module, or an element: key paths with their values; `unset` allows none.")
        ],
        aliases: ["xiblint:enforce_runtime_attributes"])

    private let allowances: [ValueAllowance]

    init(options: OptionValues) { allowances = ValueAllowance.all(options.map("attributes")) }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        if allowances.isEmpty { return [] }
        return document.elements.filter { $0.id != nil }.flatMap { object in
            allowances.filter { $0.covers(object) }.compactMap { allowance in
                let value = object.runtimeAttribute(allowance.name)
                return allowance.finding(value, object, "runtime attribute")
            }
        }
    }
}

/// Finds attributes of elements with values that the team does not use.
struct AttributeValueRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "attribute-value",
        summary: "A setting of an object whose value is not one that the configuration allows.",
        rationale:
            "For settings that a team has agreed on, by the names that the document uses: `contentMode`, `opaque`.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "attributes", .map(.map(.list(.string))), default: .map([]),
                "For a class, with or without module, or an element: attributes with their values; `unset` allows none."
            )
        ],
        aliases: ["xiblint:enforce_system_properties"])

    private let allowances: [ValueAllowance]

    init(options: OptionValues) { allowances = ValueAllowance.all(options.map("attributes")) }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        if allowances.isEmpty { return [] }
        return document.elements.flatMap { element in
            allowances.filter { $0.covers(element) }.compactMap { allowance in
                allowance.finding(element.attribute(named: allowance.name), element, "attribute")
            }
        }
    }
}

/// The values that one attribute of one kind of object may have.
private struct ValueAllowance {
    let kind: String
    let name: String
    let values: [String]

    static func all(_ entries: [OptionEntry]?) -> [ValueAllowance] {
        (entries ?? []).flatMap { kind in
            kind.value.entries.map { ValueAllowance(kind: kind.key, name: $0.key, values: $0.value.strings) }
        }
    }

    /// `label`, `UILabel`, `Cup`, `Cafe.Cup`, and as in xiblint a child of an element by its path: `stackView/color`.
    func covers(_ element: Element) -> Bool {
        let path = kind.split(separator: "/")
        if path.count == 2 { return element.name == path[1] && element.parent?.name ?? "" == path[0] }
        guard let custom = element.customClass else { return element.isMeant(by: kind) }
        return kind == custom || kind == "\(element.customModule ?? "").\(custom)" || element.isMeant(by: kind)
    }

    func finding(_ value: String?, _ element: Element, _ noun: String) -> LintFinding? {
        if values.contains(value ?? "unset") { return nil }
        let choice = values.map { $0 == "unset" ? "nothing" : "`\($0)`" }.joined(separator: " or ")
        let found = value.map { "is `\($0)`" } ?? "is not set"
        return LintFinding(element.placeInOwner, "The \(noun) `\(name)` \(found). Use \(choice).")
    }
}

import TransformKit

/// Finds documents whose use of size classes is not what the team agreed on.
struct TraitVariationsRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "trait-variations",
        summary: "A document that varies by size class where the team does not, or the reverse.",
        rationale: "A setting of the document, \"Use Trait Variations\", that should be the same throughout an app.",
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "enabled", .boolean, default: .boolean(true), "Whether documents shall have the setting, or shall not.")
        ],
        aliases: ["iblinter:use_trait_collections", "xiblint:no_trait_variations"])

    private let isEnabled: Bool

    init(options: OptionValues) {
        isEnabled = options.boolean("enabled") ?? true
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        // Documents of a Mac have no size classes, those of a watch always have the setting.
        guard ![.macOS, .watchOS].contains(document.kind.platform) else { return [] }
        let isOn = document.root["useTraitCollections"] == "YES"
        if isOn == isEnabled { return [] }
        return [
            LintFinding(
                document.documentPlace,
                "\"Use Trait Variations\" is \(isOn ? "on" : "off"). Turn it \(isOn ? "off" : "on").")
        ]
    }
}

/// Finds documents that are shown on the canvas as another device than the team's.
struct ViewAsDeviceRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "view-as-device",
        summary: "A document whose canvas shows another device than the configuration asks for.",
        rationale: """
            Frames are saved for the device on the canvas. Whoever opens the document with another one, saves all \
            of them anew.
            """,
        level: .warning, isOnByDefault: false,
        options: [
            OptionDescription(
                "devices", .list(.string), default: .list([.string("retina4_7")]),
                "Devices that may be shown, as documents name them: `retina4_7`, `retina6_1`, `watch38`.")
        ],
        aliases: ["iblinter:view_as_device", "xiblint:simulated_metrics_retina4_0"])

    private let devices: [String]

    init(options: OptionValues) {
        devices = options.strings("devices") ?? ["retina4_7"]
    }

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        guard document.kind.platform != .macOS else { return [] }
        let device = document.root.child(named: "device")
        let name = device?["id"]
        if let name, devices.contains(name) { return [] }
        let place = device.map { Place(document.source, at: $0.range.lowerBound) } ?? document.documentPlace
        let choice = devices.map { "`\($0)`" }.joined(separator: " or ")
        return [
            LintFinding(
                place,
                name.map { "The canvas shows `\($0)`. Choose \(choice) under \"View as\"." }
                    ?? "The document names no device. Choose \(choice) under \"View as\".")
        ]
    }
}

/// Finds settings that versions of Xcode before 9 kept for the canvas.
struct SimulatedMetricsRule: DocumentRule {
    static let description = LintRuleDescription(
        id: "simulated-metrics",
        summary: "Simulated metrics from before Xcode 9.",
        rationale: "Xcode no longer reads them and removes them at the next save.",
        level: .warning, isOnByDefault: false, aliases: ["xiblint:no_simulated_metrics"])

    init(options: OptionValues) {}

    func findings(in document: IBDocument, of graph: ProjectGraph) -> [LintFinding] {
        document.elements.filter { $0.isNamed("simulatedMetricsContainer") }.map { container in
            LintFinding(
                Place(document.source, at: container.range.lowerBound),
                "These simulated metrics are from before Xcode 9. Save the document in Xcode."
            ).fixed(
                by: LintFix("take out simulated metrics", .safe, editing: document) { $0.removeElement(container) })
        }
    }
}

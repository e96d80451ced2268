import Colorimetry
import ProjectFiles
import TransformKit

/// Turns a named color into changes: one for the uses that are certain, and one for each kind of reason to review the others.
struct PaletteChanges {
    let graph: ProjectGraph
    /// The namings by document path: all colors of a document share one.
    let namings: [String: ColorNaming]
    let catalogFolders: CatalogFolders

    func proposals(for group: NamedGroup) -> Proposals {
        let setEdits: [FileEdit]
        let cached: LiteralColor?
        switch group.source {
        case .reused(let set):
            setEdits = []
            cached = set.onlyValue.flatMap { LiteralColor($0) }
        case .new(let set):
            do throws(Obstacle) {
                setEdits = try set.edits(in: graph, catalogFolders)
            } catch {
                return Proposals(refusals: [refusal(of: group, error)])
            }
            cached = LiteralColor(set.color.value, texts: set.color.texts)
        }
        guard let cached else { return Proposals() }
        let kinds = Dictionary(grouping: group.uses) { use in
            use.isConverted ? "converted" : use.doubt?.code ?? (group.merged == nil ? "" : "merged")
        }
        var proposals = Proposals()
        if group.uses.isEmpty, let change = swiftChange(of: group, setEdits, cached.value) {
            proposals.changes.append(change)
        }
        for (kind, uses) in kinds.sorted(by: { $0.key < $1.key }) {
            proposals.changes.append(change(of: group, kind, uses, setEdits, cached))
        }
        return proposals
    }

    // MARK: One change

    private func change(
        of group: NamedGroup, _ kind: String, _ uses: [ColorUse], _ setEdits: [FileEdit], _ cached: LiteralColor
    ) -> Change {
        let byDocument = Dictionary(grouping: uses, by: \.document.path).sorted { $0.key < $1.key }
        var edits = setEdits
        for (path, uses) in byDocument {
            guard let naming = namings[path] else { continue }
            let elements = uses.map(\.color.element)
            edits += naming.edits(naming: elements, group.name, value: cached.cacheElement)
                .map { .replace(path: path, $0) }
        }
        let value = group.merged == nil ? cached.value : uses[0].value.value
        let documents = byDocument.count == 1 ? byDocument[0].key : Count.of(byDocument.count, "document")
        return Change(
            subject: subject(of: group, kind, value),
            title: "name \(value.hexAndSpace) “\(group.name)” in \(Count.of(uses.count, "place")) of \(documents)",
            reason: reason(of: group, uses, cached.value),
            safety: kind.isEmpty && !group.needsReview ? .safe : .review,
            place: uses.map(\.color.element.place).min() ?? group.place, edits: edits,
            details: details(of: group, uses, cached.value), dependence: .filesThere)
    }

    /// Creates the color set of a color that only Swift code spells, so that the code can use it.
    private func swiftChange(of group: NamedGroup, _ setEdits: [FileEdit], _ value: ColorValue) -> Change? {
        if group.swiftUses.isEmpty { return nil }
        return Change(
            subject: group.subject,
            title:
                "make \(value.hexAndSpace) the color set “\(group.name)” for \(Count.of(group.swiftUses.count, "Swift literal"))",
            reason: reason(of: group, [], value), safety: .review, place: group.place, edits: setEdits,
            details: details(of: group, [], value))
    }

    private func subject(of group: NamedGroup, _ kind: String, _ value: ColorValue) -> String {
        if kind.isEmpty { return group.subject }
        return group.merged == nil ? "\(group.subject) (\(kind))" : "\(group.subject) from \(value.ownHex)"
    }

    private func reason(of group: NamedGroup, _ uses: [ColorUse], _ value: ColorValue) -> String {
        let colorSetReason = colorSetReason(of: group, value)
        if let merged = group.merged {
            return
                "it is \(uses[0].value.value.spelled), ΔE2000 \(Self.rounded(merged.distance)) from “\(group.name)”, "
                + "\(merged.into.spelled); \(colorSetReason)"
        }
        if let converted = uses.first(where: \.isConverted)?.value.converted {
            return "\(converted.spelled) is shown as \(value.spelled); \(colorSetReason)"
        }
        guard let doubt = uses.compactMap(\.doubt).min(by: { $0.place < $1.place }) else { return colorSetReason }
        let others = uses.count == 1 ? "" : " (and \(Count.of(uses.count - 1, "more place")))"
        return "\(doubt.reason)\(others); \(colorSetReason)"
    }

    /// Describes where the color set is, and why it has its name.
    private func colorSetReason(of group: NamedGroup, _ value: ColorValue) -> String {
        let place =
            switch group.source {
            case .reused(let set): "the color set \(set.path.folderPath) is this color in every appearance"
            case .new(let set): "a new color set in \(set.place.path) holds it: \(value.spelled)"
            }
        return [place, group.origin.reason, group.passedOver ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private func details(of group: NamedGroup, _ uses: [ColorUse], _ value: ColorValue) -> [String: Detail] {
        var details: [String: Detail] = [
            "name": .text(group.name), "hex": .text(value.ownHex), "color-space": .text(value.space.title),
            "components": .list((value.components + [value.alpha]).map { .text("\($0)") }),
            "uses": .list(
                uses.map { use in
                    var record: [String: Detail] = [
                        "place": .text("\(use.color.element.place)"), "what": .text(use.title),
                    ]
                    if let doubt = use.doubt { record["doubt"] = .text(doubt.reason) }
                    return .record(record)
                }),
            "count": .number(uses.count), "name-from": .text(group.origin.code),
            "roles": .text(RoleCounts(uses.map(\.color)).text),
        ]
        if let other = group.passedOver { details["passed-over"] = .text(other) }
        switch group.source {
        case .reused(let set): details["color-set"] = .text(set.path.folderPath)
        case .new(let set): details["new-color-set-in"] = .text(set.place.path)
        }
        if let merged = group.merged {
            details["from"] = .text(uses[0].value.value.spelled)
            details["distance"] = .text(Self.rounded(merged.distance))
        }
        if let converted = uses.first(where: \.isConverted)?.value.converted {
            details["from"] = .text(converted.spelled)
        }
        return details
    }

    private func refusal(of group: NamedGroup, _ obstacle: Obstacle) -> Refusal {
        let count = Count.of(group.uses.count + group.swiftUses.count, "color")
        return Refusal(
            subject: group.subject, title: "name \(count) “\(group.name)”",
            code: obstacle.code, reason: obstacle.reason, place: group.place,
            details: ["colors": .number(group.uses.count)])
    }

    static func rounded(_ distance: Double) -> String {
        let hundredths = Int((distance * 100).rounded())
        let digits = String(hundredths % 100)
        return "\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}

extension ColorValue {
    /// The digits, with the space where it is not sRGB: white is written in several.
    var hexAndSpace: String { space == .sRGB ? hex : "\(ownHex) (\(space.title))" }

    /// The space and the numbers to three decimals: `sRGB 1, 0.231, 0.188`.
    var spelled: String {
        let numbers = (components + (isOpaque ? [] : [alpha])).map { number in
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "\(space.title) \(numbers.joined(separator: ", "))"
    }
}

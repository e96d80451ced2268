import Differences
import TransformKit

/// Writes storyboards and xibs in normal form, the same whoever saved them.
public struct NormalizeDocuments: Transform {
    public static let description = TransformDescription(
        id: "normalize-documents",
        summary: "Write storyboards and xibs the same, whoever saved them with whichever Xcode.",
        details: """
            Every Xcode writes something of its own into each document that it saves, and merges by hand leave attributes and lists
            in an order that the next save changes back. In normal form a document is written as Xcode writes it, one element
            a line, with its order of the lists that it keeps sorted, and without

            - `tools-version`: versions other than those that the recipe names, of the tools, the system and the plug-in. Without
              names they stay as they are.
            - `canvas-place`: fractions of points in the places of scenes on the canvas.
            - `layout-mark`: `misplaced` and `ambiguous`, which Xcode finds anew. `fixedFrame` says how a view is compiled and
              stays.
            - `cached-resource`: images and colors in the list at the document's end that nothing in it uses.
            - `file-order`: connections, constraints and resources in another order than Xcode's, and an id, class or label that
              does not stand behind an object's other attributes. The others keep their order: where new ones belong, only
              Xcode knows.

            `keep` names kinds that stay. Texts, values and comments are copied as they are written. Frames and the device of the
            canvas stay: they belong together, and only Xcode can change them together. `nibwright tidy` takes both out of what a
            commit changes.

            **Safe** is all of this but two things. Where connections come in another order, outlets may be set and actions sent in
            another order, and code may take the first of a view's constraints, so both wait for review; and so does a version
            that is higher than the document's own, since Xcode brings old documents up to date by the version that they were
            written with.
            """,
        options: [
            OptionDescription(
                "tools-version", .string, "The toolsVersion that every document gets, such as \"23504\"."),
            OptionDescription(
                "system-version", .string, "The systemVersion that every document gets, such as \"24D70\"."),
            OptionDescription(
                "plug-in-version", .string,
                "The version of Interface Builder's plug-in that every document gets, such as \"23506\"."),
            OptionDescription(
                "keep", .list(.string), default: .list([]),
                "Kinds of noise that stay in the documents: \(NormalForm.kinds.map(\.name).joined(separator: ", "))."),
        ],
        refusals: [.cannotBeWrittenAnew], highestSafety: .review)

    private let form: NormalForm

    public init(options: OptionValues, selection: OptionValues) {
        let kept = Set(options.strings("keep") ?? [])
        // A recipe that passes a parameter on without a value gives an empty text.
        func version(_ name: String) -> String? { options.string(name).flatMap { $0.isEmpty ? nil : $0 } }
        form = NormalForm(
            takingOut: Set(NormalForm.kinds.filter { !kept.contains($0.name) }),
            pins: NormalForm.Pins(
                tools: version("tools-version"), system: version("system-version"),
                plugIn: version("plug-in-version")))
    }

    public static func problems(with options: OptionValues, selection: OptionValues) -> [OptionProblem] {
        let known = NormalForm.kinds.map(\.name)
        return (options.strings("keep") ?? []).filter { !known.contains($0) }.map { name in
            OptionProblem("keep", "There is no kind of noise \"\(name)\"; known are: \(known.joined(separator: ", ")).")
        }
    }

    public func propose(in context: TransformContext) -> Proposals {
        let documents = context.graph.documents.filter { context.mayEdit($0.path) }
        let found = concurrentMap(documents, threads: defaultThreadCount) { proposals(for: $0) }
        return found.reduce(into: Proposals()) { $0.append($1) }
    }

    private func proposals(for document: IBDocument) -> Proposals {
        let title = "write \(document.path) in normal form"
        let normalized: NormalForm.Document
        do throws(NormalForm.Obstacle) {
            normalized = try form.normalized(document)
        } catch {
            return Proposals(refusals: [
                Refusal(
                    subject: document.path, title: title, code: .cannotBeWrittenAnew, reason: error.reason,
                    place: error.place)
            ])
        }
        guard let edit = TextEdit(from: document.source.bytes, to: normalized.bytes) else { return Proposals() }
        let review = normalized.reviewReason
        return Proposals(changes: [
            Change(
                subject: document.path, title: title, reason: normalized.words + (review.map { "; \($0)" } ?? ""),
                safety: review == nil ? .safe : .review, place: normalized.reviewPlace ?? document.root.place,
                edits: [.replace(path: document.path, edit)],
                details: [
                    "takenOut": .record(
                        Dictionary(
                            uniqueKeysWithValues: normalized.takenOut.map { ($0.key.name, Detail.number($0.value)) }))
                ], dependence: .none)
        ])
    }
}

extension TextEdit {
    /// The lines between those at the beginning and at the end that are the same; nil where all are.
    fileprivate init?(from old: [UInt8], to new: [UInt8]) {
        guard old != new else { return nil }
        let shared = min(old.count, new.count)
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, old[start - 1] != 0x0A { start -= 1 }
        var end = 0
        while end < shared - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        while end > 0, old[old.count - end - 1] != 0x0A { end -= 1 }
        self.init(start..<old.count - end, bytes: Array(new[start..<new.count - end]))
    }
}

import ProjectFiles
import SwiftWriting
import TransformKit

/// Classes that only stand for a xib go, and the content returns to where they are used.
struct InlineNibViews: Transform {
    static let description = TransformDescription(
        id: "inline-nib-views",
        summary: "Put the content of a class's xib back into the documents that use the class.",
        details: """
            The way back of extract-nib-views: a class below its base class that has nothing but outlets, closures for actions
            and inspectable properties goes together with its xib. Each view of the class becomes a plain view with the
            content of the xib in it, with the texts and images that it set; properties that asked the view become outlets
            again, and closures become actions of the controls. What is in the xib twice afterwards has new object ids.

            A class that does more stays: its views get the content, with the outlets and actions that the xib's owner had, and
            `UIView` is above it again. What asks it for its outlets goes on to do so. Refused is a class that code makes, one
            with an initializer or inspectable properties, which need the content early, and one that only stands for its xib
            and is named or used for more. The base class goes with the only class below it; where there were several, in a
            second step.

            **Every change is for review**: there is one view less between the content and what is around it.
            """,
        selectors: [
            OptionDescription("class", .string, "Only classes whose name matches, with * and ?.")
        ],
        tables: [
            TableDescription(
                "views", title: "Views", "Each view that gets the content.",
                columns: [ColumnDescription("view", "View"), ColumnDescription("place", "Place")])
        ],
        refusals: RefusalCode.ofInlining, highestSafety: .review)

    private let classes: NamePattern?

    init(options: OptionValues, selection: OptionValues) {
        classes = selection.string("class").map(NamePattern.init)
    }

    func propose(in context: TransformContext) -> Proposals {
        let graph = context.graph
        let bases = graph.classes.swiftClasses.filter { type in
            graph.text(at: type.declaration.path).map { String(decoding: $0.bytes, as: UTF8.self) }
                == ViewClassText.base(named: type.name)
        }
        var proposals = Proposals()
        for base in bases {
            let types = graph.classes.subclasses(of: base)
            if types.isEmpty { addRemoval(of: base, context, to: &proposals) }
            for type in types where classes?.matches(type.name) ?? true {
                do throws(Obstacle) {
                    proposals.changes.append(
                        try change(type, isUsed(base, besides: type, graph) ? nil : base, context, &proposals.findings))
                } catch {
                    proposals.refusals.append(
                        Refusal(
                            subject: type.name, title: "put the content of \(type.name) back into its places",
                            code: error.code, reason: error.reason, place: error.place))
                }
            }
        }
        return proposals
    }

    /// A base class of which nobody makes a subclass any more.
    private func addRemoval(of base: SwiftClass, _ context: TransformContext, to proposals: inout Proposals) {
        let graph = context.graph
        let path = base.declaration.path
        guard !isUsed(base, besides: nil, graph), context.mayEdit(path), let outcome = try? context.files.remove(path)
        else { return }
        proposals.findings += outcome.findings
        proposals.changes.append(
            Change(
                subject: base.name, title: "remove \(base.name)", reason: "no class is below it any more",
                safety: .review, place: Place(path: path), edits: outcome.edits, dependence: .filesThere,
                intents: [.removes(class: base.name)]))
    }

    /// Whether code or a document names a base class, but for one class below it.
    private func isUsed(_ base: SwiftClass, besides type: SwiftClass?, _ graph: ProjectGraph) -> Bool {
        let own: Set = [base.declaration.path, type?.declaration.path]
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        return sources.contains { source in
            !own.contains(source.path) && source.contains(identifier: base.name)
                && graph.isNear(source.path, base.declaration.path)
        } || graph.documents.contains { $0.elements.contains { $0.customClass == base.name } }
    }

    private func change(
        _ type: SwiftClass, _ base: SwiftClass?, _ context: TransformContext, _ findings: inout [Finding]
    ) throws(Obstacle) -> Change {
        let graph = context.graph
        let inlined = try InlinedClass(type, in: graph)
        let places = graph.documents.flatMap(\.elements).filter { element in
            element.customClass == type.name && element.id != nil && !element.isFilesOwner
                && graph.isNear(element.document.path, type.declaration.path)
        }
        guard let first = places.first else {
            throw Obstacle(
                code: .usedInCode, reason: "no document uses \(type.name)", place: Place(path: type.declaration.path))
        }
        let owners = try inlined.isKept ? [] : self.owners(of: places, inlined, graph)
        if inlined.isKept {
            try checkEarlyUses(of: places, inlined, graph)
        } else {
            try checkNames(of: inlined, owners.map(\.owner), graph)
        }
        let writer = InlineWriter(inlined, places: places, owners: owners)
        let documents = try writer.documents()
        var edits = documents.flatMap(\.edits) + writer.codeEdits()
        edits += try InlinedTranslations(inlined, in: graph).edits(of: documents)
        var removed: [String: [Range<Int>]] = [:]
        for (_, owner) in owners where !owner.isKept {
            removed[owner.path, default: []].append(owner.outlet.anchors.declaration)
        }
        var gone = [inlined.xib.path]
        if inlined.isKept {
            edits.append(.replace(path: type.declaration.path, TextEdit(inlined.superclass, "UIView")))
        } else if inlined.isAlone {
            gone.append(type.declaration.path)
        } else {
            removed[type.declaration.path, default: []].append(inlined.declaration)
        }
        if let base { gone.append(base.declaration.path) }
        for (path, ranges) in removed.sorted(by: { $0.key < $1.key }) {
            guard let source = graph.text(at: path) else { continue }
            edits += LineRemoval(
                source, Array(Set(ranges)).sorted { $0.lowerBound < $1.lowerBound }, keepsComments: true
            )
            .edits.map { .replace(path: path, $0) }
        }
        for path in gone {
            let outcome = try context.files.remove(path)
            edits += outcome.edits
            for finding in outcome.findings where !findings.contains(finding) { findings.append(finding) }
        }
        for edit in edits where !context.mayEdit(edit.path) {
            throw Obstacle(
                code: .outsideOfStep, reason: "the recipe does not let this step change \(edit.path)",
                place: Place(path: edit.path))
        }
        let views = Count.of(places.count, "view")
        return Change(
            subject: type.name, title: "put the content of \(type.name) back into \(views)",
            reason: inlined.isKept
                ? "\(type.name) stays, and no longer loads \(inlined.xib.path.fileName)"
                : "\(type.name) does nothing but stand for \(inlined.xib.path.fileName)", safety: .review,
            place: first.place, edits: edits,
            details: [
                "views": .list(
                    places.map { ["view": .text(ElementSubject($0).words), "place": .text($0.place.description)] })
            ], dependence: .filesThere,
            intents: [inlined.isKept ? nil : type, base].compactMap(\.self).map { .removes(class: $0.name) })
    }

    /// The outlets that lead to the views as to objects of the class; others lead to plain views afterwards.
    private func owners(
        of places: [Element], _ inlined: InlinedClass, _ graph: ProjectGraph
    ) throws(Obstacle) -> [(connection: Connection, owner: InlinedOwner)] {
        var owners: [(connection: Connection, owner: InlinedOwner)] = []
        for connection in graph.outletConnections {
            guard let destination = connection.destination, places.contains(destination) else { continue }
            let members = connection.members.filter { $0.outlet.wrappedType == inlined.type.name }
            if members.isEmpty, !connection.members.isEmpty { continue }
            guard let member = members.first, connection.members.count == 1, connection.connection.kind == .outlet
            else {
                throw Obstacle(
                    code: .usedInCode, reason: "who has the outlet “\(connection.property)” is not known",
                    place: connection.connection.place)
            }
            // Several scenes of a class have the same outlet.
            if let known = owners.first(where: { $0.owner.outlet == member.outlet }) {
                owners.append((connection.connection, known.owner))
                continue
            }
            let owner = try InlinedOwner(member.outlet, of: member.owner, inlined, in: graph)
            owners.append((connection.connection, owner))
        }
        return owners
    }

    /// Runtime attributes and outlets are set when a document is loaded, where nobody says whether the outlets of the class are
    /// there by then.
    private func checkEarlyUses(
        of places: [Element], _ inlined: InlinedClass, _ graph: ProjectGraph
    ) throws(Obstacle) {
        let names = Set(inlined.type.parts.flatMap(\.inspectables).map(\.name))
        for attribute in places.flatMap(\.userDefinedRuntimeAttributes) {
            guard let name = attribute["keyPath"], names.contains(name) else { continue }
            throw Obstacle(
                code: .classHasCode,
                reason: "\(inlined.type.name) stays, and may need its outlets where “\(name)” is set",
                place: attribute.place)
        }
        for connection in graph.outletConnections {
            guard let destination = connection.destination, places.contains(destination),
                let outlet = connection.members.map(\.outlet).first(where: \.hasObserver)
            else { continue }
            throw Obstacle(
                code: .classHasCode,
                reason: "\(inlined.type.name) stays, and the observer of “\(outlet.name)” may need its outlets",
                place: graph.text(at: outlet.path).map { Place($0, at: outlet.anchors.name.lowerBound) }
                    ?? Place(path: outlet.path))
        }
    }

    /// The class's name may stand in its own file and in the outlets that go.
    private func checkNames(of inlined: InlinedClass, _ owners: [InlinedOwner], _ graph: ProjectGraph) throws(Obstacle)
    {
        let sources = graph.swiftFiles.map(\.source) + graph.objectiveCFiles.map(\.source)
        for source in sources where source.path != inlined.type.declaration.path || !inlined.isAlone {
            for offset in source.offsets(ofIdentifier: inlined.type.name) {
                let isOwn = source.path == inlined.type.declaration.path && inlined.declaration.contains(offset)
                let isOutlet = owners.contains {
                    $0.path == source.path && $0.outlet.anchors.declaration.contains(offset)
                }
                if isOwn || isOutlet || source.isComment(at: offset) { continue }
                throw Obstacle(
                    code: .usedInCode, reason: "code names \(inlined.type.name)", place: Place(source, at: offset))
            }
        }
    }
}

extension SourceText {
    /// Whether an offset stands behind two slashes in its line.
    fileprivate func isComment(at offset: Int) -> Bool {
        let line = lineRange(containing: offset)
        return string(line.lowerBound..<offset).contains("//")
    }
}

import SourceText

/// The inventory in words: numbers first, then what does not resolve.
struct InspectWords {
    /// One number or list of numbers with its name; a name that belongs to the row above begins with two spaces.
    struct Row {
        let name: String
        let value: String
    }

    /// Something that was not read, or that names what is not there.
    struct Problem {
        /// The file and line, as far as they are known.
        let place: String
        let text: String
        let isRefusal: Bool
    }

    private let report: InspectReport
    private(set) var rows: [Row] = []
    private(set) var problems: [Problem] = []

    /// Storyboards that are listed one by one; JSON has all of them.
    private static let longestList = 20

    init(_ report: InspectReport) {
        self.report = report
        addSteps()
        addDocuments()
        addConnections()
        addLooks()
        addCode()
        addUnresolved()
    }

    private mutating func row(_ name: String, _ value: String) {
        rows.append(Row(name: name, value: value))
    }

    /// What of the project needs somebody first, and what to run next.
    private mutating func addSteps() {
        let steps = report.next
        let reasons = steps.map(\.reason).joined(separator: "; ")
        row("health", steps.isEmpty ? "nothing stands out" : reasons)
        for (place, step) in steps.reduce(into: [InspectStep]()) { chosen, step in
            if chosen.count < 3, !chosen.contains(where: { $0.command == step.command }) { chosen.append(step) }
        }.enumerated() {
            row(place == 0 ? "next" : "  then", step.command)
        }
    }

    private mutating func addDocuments() {
        let documents = report.documents
        row("documents", "\(documents.loaded) loaded of \(documents.found) found")
        for (kind, count) in documents.kinds.sorted(by: { $0.key < $1.key }) { row("  \(kind)", "\(count)") }
        if !documents.launchScreens.isEmpty { row("  launch screens", "\(documents.launchScreens.count)") }
        row("scenes", "\(report.scenes)")
        for storyboard in report.storyboards.prefix(Self.longestList) where storyboard.scenes > 0 {
            row("  \(storyboard.scenes)", storyboard.path)
        }
        let more = report.storyboards.count - Self.longestList
        if more > 0 { row("  …", "and \(more) smaller ones") }
    }

    private mutating func addConnections() {
        row("connections", Self.list(report.connections))
        let outlets = report.outlets
        row(
            "outlets",
            "\(outlets.connections) connections, \(outlets.ofSwiftClasses) of Swift classes: "
                + "\(outlets.resolved) resolved, \(outlets.unresolved.count) not")
        let patterns = report.outletPatterns
        row(
            "  declared",
            "\(patterns.declared): " + Self.list(patterns.byPattern) + "; \(patterns.isPrivate) private, "
                + "\(patterns.withObserver) with an observer")
        let actions = report.actions
        row(
            "actions",
            "\(actions.connections) connections, \(actions.toSwiftClasses) to Swift classes: "
                + "\(actions.resolved) resolved, "
                + "\(actions.unresolved.count) not; \(actions.toFirstResponder) to the first responder")
        let segues = report.segues
        let navigation = segues.navigation
        row(
            "segues",
            "\(segues.total), \(navigation.total) of them navigation: \(navigation.withIdentifier) with identifier, "
                + "\(navigation.withoutIdentifier) without")
        row("  by kind", Self.list(segues.byKind.mapValues(\.total)))
        row("  relationships", Self.list(segues.relationships))
        let references = report.references
        row(
            "storyboard references",
            "\(references.total): \(references.resolved) resolved, \(references.inOtherBundles) in other bundles, "
                + "\(references.unresolved.count) not resolved")
    }

    private mutating func addLooks() {
        let colors = report.colors
        row(
            "colors",
            "\(colors.inline.total) inline in \(colors.inline.distinct) distinct values, \(colors.named.total) named, "
                + "\(colors.system.total + colors.cocoaTouchSystem.total) system, "
                + "\(colors.catalog.total) of color lists"
        )
        row("  by space", Self.list(colors.inlineBySpace.mapValues(\.total)))
        row("  color sets", "\(colors.colorSets), \(colors.adaptiveColorSets) with appearances")
        let translations = report.translations
        row(
            "languages",
            translations.languages.isEmpty
                ? "none" : "\(translations.languages.count): " + translations.languages.joined(separator: ", "))
        row(
            "  translations",
            "\(translations.documents.count) documents by \(translations.tables) tables, "
                + "\(translations.catalogs) catalogs "
                + "and \(translations.copies) copies: \(translations.keys) keys, "
                + "\(translations.stale) of objects that are gone"
        )
        let identifiers = report.identifiers
        row(
            "identifiers",
            "\(identifiers.storyboardIdentifiers) storyboard, \(identifiers.reuseIdentifiers) reuse "
                + "(\(identifiers.distinctReuseIdentifiers) distinct)")
    }

    private mutating func addCode() {
        let classes = report.classes
        row(
            "custom classes",
            "\(classes.named) named: \(classes.swift) Swift, \(classes.objectiveC) Objective-C, "
                + "\(classes.notInProject.count) not in the project")
        let targets = report.targets
        row(
            "targets",
            "\(targets.targets) in \(targets.projects) Xcode projects"
                + (targets.deploymentTargets.isEmpty ? "" : ": " + Self.list(targets.deploymentTargets)))
        let code = report.code
        row(
            "code",
            "\(code.swiftFiles) Swift files (\(code.swiftFilesParsed) parsed), "
                + "\(code.objectiveCFiles) Objective-C files, "
                + "\(code.swiftClasses) Swift classes, \(code.outletsDeclared) outlets declared")
        let references = report.codeReferences.kinds
        if !references.isEmpty { row("named in code", "\(references.values.reduce(0) { $0 + $1.references }) places") }
        for (name, kind) in references.sorted(by: { $0.key < $1.key }) {
            row(
                "  \(name)",
                kind.named == 0
                    ? "\(kind.references)"
                    : "\(kind.references): \(kind.named) evaluated, \(kind.exact) exactly, \(kind.found) found")
        }
        row("read", "\(report.bytesRead) bytes")
        if !report.leftOut.isEmpty { row("left out", Self.list(report.leftOut)) }
    }

    private mutating func addUnresolved() {
        for refused in report.documents.refused + report.translations.refused {
            let line = refused.line.map { ":\($0)" } ?? ""
            problems.append(Problem(place: refused.path + line, text: refused.reason, isRefusal: true))
        }
        problems += report.outlets.unresolved.map {
            problem("\($0.place)", "outlet “\($0.property)” of \($0.className): \($0.reason)")
        }
        problems += report.actions.unresolved.map {
            problem("\($0.place)", "action “\($0.selector)” of \($0.className): \($0.reason)")
        }
        problems += report.references.unresolved.map { problem("\($0.place)", "storyboard reference: \($0.reason)") }
        problems += report.targets.entries.filter { $0.state == "missing" }.map {
            problem("\($0.place)", "\($0.key) names “\($0.name)”, which the project does not have")
        }
    }

    private func problem(_ place: String, _ text: String) -> Problem {
        Problem(place: place, text: text, isRefusal: false)
    }

    private static func list(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
}

/// The inventory for the terminal.
struct InspectText {
    private let words: InspectWords
    private let path: String
    private let style: TerminalStyle

    init(_ report: InspectReport, _ style: TerminalStyle) {
        words = InspectWords(report)
        path = report.path
        self.style = style
    }

    var text: String {
        let rows = words.rows.map { "  " + $0.name.printable.padded(to: 22) + $0.value.printable }
        let problems = words.problems.map { problem in
            let kind = problem.isRefusal ? style.red("refused") + ": " : ""
            return "\(problem.place.printable): \(kind)\(problem.text.printable)"
        }
        return ([style.bold(path.printable)] + rows + problems).joined(separator: "\n") + "\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}

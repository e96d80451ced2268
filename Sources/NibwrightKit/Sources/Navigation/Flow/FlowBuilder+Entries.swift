import InterfaceBuilder
import ProjectGraph
import SourceText

extension FlowBuilder {
    /// Marks the scenes that the system opens by itself.
    mutating func addEntries(_ declarations: FlowDeclarations) {
        for entry in declarations.entries {
            for document in storyboards.withoutCopies(entry.documentPaths.compactMap(graph.document)) {
                open(document, FlowEntry(entry.kind, at: entry.place))
            }
        }
        for document in storyboards.storyboards where document.isLaunchScreen {
            for number in nodesByDocument[document.path] ?? [] { mark(number, FlowEntry(.launch)) }
        }
        for document in storyboards.storyboards where document.kind.platform == .watchOS { openWatch(document) }
        addPossibleEntries(declarations)
    }

    /// The storyboard's initial scene, and on macOS the application's own scene with the main menu.
    private mutating func open(_ document: IBDocument, _ entry: FlowEntry) {
        for number in nodesByDocument[document.path] ?? [] {
            if nodes[number].isInitial || nodes[number].controller == "application" { mark(number, entry) }
        }
    }

    /// A watch app opens its one storyboard by the name of `Interface`, and notifications and glances by itself.
    private mutating func openWatch(_ document: IBDocument) {
        for number in nodesByDocument[document.path] ?? [] {
            let node = nodes[number]
            let isSystems = ["notificationController", "glanceController"].contains(node.controller)
            if node.isInitial && document.path.fileBaseName == "Interface" || isSystems {
                mark(number, FlowEntry(.watch))
            }
        }
    }

    /// Adds entries for projects without an `Info.plist`: a storyboard that nothing else names may be the first.
    private mutating func addPossibleEntries(_ declarations: FlowDeclarations) {
        var named: Set<String> = []
        for transition in transitions where !transition.isTest {
            if transition.source.document == transition.destination.document { continue }
            named.insert(transition.destination.document)
        }
        for document in storyboards.storyboards where !document.isLaunchScreen {
            guard !named.contains(document.path), !declarations.describedPaths.contains(document.path) else {
                continue
            }
            let isOpened = (nodesByDocument[document.path] ?? []).contains { !nodes[$0].entries.isEmpty }
            if !isOpened { open(document, FlowEntry(.possible)) }
        }
    }

    private mutating func mark(_ number: Int, _ entry: FlowEntry) {
        if !nodes[number].entries.contains(entry) {
            nodes[number].entries = (nodes[number].entries + [entry]).sorted()
        }
    }
}

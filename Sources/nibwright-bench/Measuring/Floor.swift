import InterfaceBuilder
import Planning
import SourceText
import SwiftCode
@_spi(Benchmarking) import XMLCode

/// The least work that any reader of such a project does: the parsers alone, on texts that are in memory already.
struct Floor {
    private enum Input {
        case document(SourceText)
        case swift(SourceText)
    }

    private let inputs: [Input]

    /// - Parameter parsedOnly: leaves out the Swift files that loading does not parse either.
    init(_ project: LoadedProject, parsedOnly: Bool) {
        let graph = project.graph
        let documents = graph.documents.map(\.source) + graph.refusedDocuments.map(\.source)
        let swiftFiles = graph.swiftFiles.filter { $0.wasParsed || !parsedOnly }
        // In the order in which loading takes them, so that the threads get the same mixture.
        let all = documents.map { ($0.path, Input.document($0)) } + swiftFiles.map { ($0.path, Input.swift($0.source)) }
        inputs = all.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func run(threads: Int) {
        _ = concurrentMap(inputs, threads: threads) { input in
            switch input {
            case .document(let source): BareXMLParse.run(source)
            case .swift(let source): SwiftSyntaxTree.parse(source).statements.isEmpty
            }
        }
    }
}

import SwiftSyntax
import SwiftWriting
import TransformKit

/// The methods by which a table view controller answers for rows that its document gave it, and that its class answers for then.
struct StaticRows {
    /// One of UIKit's questions about rows.
    fileprivate enum Question: CaseIterable {
        case sections, rows, cell, header, footer, height

        /// The name and the labels of the method.
        var signature: String {
            switch self {
            case .sections: "numberOfSections(in:)"
            case .rows: "tableView(_:numberOfRowsInSection:)"
            case .cell: "tableView(_:cellForRowAt:)"
            case .header: "tableView(_:titleForHeaderInSection:)"
            case .footer: "tableView(_:titleForFooterInSection:)"
            case .height: "tableView(_:heightForRowAt:)"
            }
        }

        var head: String {
            switch self {
            case .sections: "override func numberOfSections(in tableView: UITableView) -> Int"
            case .rows: "override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"
            case .cell:
                "override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell"
            case .header:
                "override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?"
            case .footer:
                "override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?"
            case .height:
                "override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat"
            }
        }
    }

    /// A place in code that asks UIKit for what the document said.
    private struct Request {
        let question: Question
        let path: String
        let range: Range<Int>
        let arguments: [String]
    }

    private let table: StaticTable
    /// The questions that the class answers itself.
    private let answered: Set<Question>
    private let requests: [Request]

    /// Files with code that asks the table for its rows.
    var paths: Set<String> { Set(requests.map(\.path)) }

    /// - Throws: the place at which code asks UIKit for something else of the table.
    init(of table: StaticTable, _ type: SwiftClass, in graph: ProjectGraph, _ trees: RecentTrees) throws(Obstacle) {
        self.table = table
        var answered: Set<Question> = []
        var requests: [Request] = []
        let below = graph.classes.subclasses(of: type)
        let family = graph.classes.chain(of: type) + below
        for member in family {
            for part in member.parts {
                guard let source = graph.text(at: part.path) else { continue }
                let reader = RowReader(part.range)
                reader.walk(trees.tree(of: source))
                // What a class above answers without asking UIKit is the answer for this one too; one below has its own.
                let own = Question.allCases.filter { reader.answers[$0.signature] != nil }
                if !below.contains(member) { answered.formUnion(own) }
                for call in reader.calls {
                    let place = Place(source, at: call.range.lowerBound)
                    guard let question = Question.allCases.first(where: { $0.signature == call.signature }),
                        member == type
                    else {
                        throw Obstacle(
                            code: .notYetCode,
                            reason: "\(member.name) asks UIKit for `\(call.signature)` of the rows in the document",
                            place: place)
                    }
                    guard call.arguments.allSatisfy(\.isPath) else {
                        throw Obstacle(
                            code: .notYetCode, reason: "\(member.name) asks for a row that it works out on the way",
                            place: place)
                    }
                    requests.append(
                        Request(question: question, path: part.path, range: call.range, arguments: call.arguments))
                }
            }
        }
        self.answered = answered
        self.requests = requests
    }

    /// Whether no row, text or height of the document is asked for.
    var isUnused: Bool {
        table.cells.isEmpty && !table.hasHeaders && !table.hasFooters && requests.isEmpty
            && answered.isSuperset(of: [.sections, .rows, .cell])
    }

    // MARK: Writing

    /// The names of the table's properties that code asks for.
    var asked: Set<String> {
        var names: Set<String> = []
        let questions = Set(missing + requests.map(\.question))
        if questions.contains(.header) { names.insert("headers") }
        if questions.contains(.footer) { names.insert("footers") }
        return names
    }

    /// The questions that UIKit answered for the class, and that have another answer than its own.
    private var missing: [Question] {
        Question.allCases.filter { question in
            switch question {
            case _ where answered.contains(question): false
            case .sections, .rows, .cell: true
            case .header: table.hasHeaders
            case .footer: table.hasFooters
            case .height: !table.heights.isEmpty
            }
        }
    }

    /// The methods that the class lacks.
    ///
    /// - Parameter property: what the class calls its table.
    func methods(_ property: String) -> [NewMember] {
        missing.map { question in
            let arguments =
                question == .sections ? ["tableView"] : ["tableView", question.isOfRow ? "indexPath" : "section"]
            return NewMember(
                name: question.signature,
                lines: [question.head + " {", "    return " + answer(question, arguments, property), "}"])
        }
    }

    /// The edits of the code that asked UIKit.
    func edits(_ property: String) -> [FileEdit] {
        requests.map { request in
            let text = answer(request.question, request.arguments, property)
            let written = text.contains("??") ? "(\(text))" : text
            return .replace(path: request.path, TextEdit(request.range, written))
        }
    }

    private func answer(_ question: Question, _ arguments: [String], _ property: String) -> String {
        let place = arguments.last ?? ""
        let row = "\(property).cells[\(place).section][\(place).row]"
        switch question {
        case .sections: return "\(property).cells.count"
        case .rows: return "\(property).cells[\(place)].count"
        case .cell: return row
        case .header: return "\(property).headers[\(place)]"
        case .footer: return "\(property).footers[\(place)]"
        case .height:
            let height = "\(arguments.first ?? "tableView").rowHeight"
            return table.heights.isEmpty ? height : "\(property).rowHeights[\(row)] ?? \(height)"
        }
    }
}

extension StaticRows.Question {
    fileprivate var isOfRow: Bool { self == .cell || self == .height }
}

/// Finds the methods about rows in a part of a class, and its calls of UIKit's own.
private final class RowReader: SyntaxVisitor {
    struct Call {
        let signature: String
        let range: Range<Int>
        let arguments: [String]
    }

    private let range: Range<Int>
    /// Where each method is declared, by its signature.
    private(set) var answers: [String: Int] = [:]
    private(set) var calls: [Call] = []

    private static let answering: Set = [
        "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
        "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
        "tableView(_:heightForRowAt:)",
    ]

    init(_ range: Range<Int>) {
        self.range = range
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard range.contains(node.bytes.lowerBound) else { return .skipChildren }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let signature = "\(node.name.text)(\(labels))"
        if Self.answering.contains(signature) {
            answers[signature] = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard range.contains(node.bytes.lowerBound),
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true,
            ["tableView", "numberOfSections"].contains(member.declName.baseName.text)
        else { return .visitChildren }
        let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        calls.append(
            Call(
                signature: "\(member.declName.baseName.text)(\(labels))",
                range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                arguments: node.arguments.map(\.expression.trimmedDescription)))
        return .visitChildren
    }
}

extension String {
    /// Whether it is a name, or names with dots between them.
    fileprivate var isPath: Bool {
        !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && first?.isNumber == false
            || allSatisfy(\.isNumber)
    }
}

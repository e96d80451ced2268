import InterfaceBuilder
import Navigation
import SegueCode
import SwiftCode

/// Finds the segues for which a cast in a `prepare(for:sender:)` may fail, by the identifiers that are compared around it.
///
/// To read the method for each of many segues takes long, and nearly all casts are right: those need no reading.
struct SuspectCasts {
    private let casts: [(typeName: String, identifiers: Set<String>)]
    private let path: String

    init(_ method: PrepareMethod, _ tests: SegueTests) {
        path = method.path
        let finder = CastFinder(tests, in: method.path)
        finder.walk(method.function)
        casts = finder.casts.map { ($0.typeName, $0.identifiers ?? finder.guarded) }
    }

    /// Those whose identifier is compared around a cast that fails for one of them: whether it fails for all of them is
    /// seen once they are read.
    func segues(among segues: [PreparedSegue], _ kinship: ClassKinship) -> [PreparedSegue] {
        let byIdentifier = Dictionary(grouping: segues.indices) { segues[$0].identifier ?? "" }
        var found: Set<Int> = []
        for cast in casts {
            let numbers = cast.identifiers.flatMap { byIdentifier[$0] ?? [] }
            if numbers.allSatisfy(found.contains) { continue }
            let controllers = numbers.flatMap { segues[$0].destinations + segues[$0].contents.compactMap { $0 } }
            if controllers.contains(where: { kinship.isKind($0, cast.typeName, from: path) == false }) {
                found.formUnion(numbers)
            }
        }
        return found.sorted().map { segues[$0] }
    }
}

private final class CastFinder: SyntaxVisitor {
    private let tests: SegueTests
    private let path: String
    /// Identifiers are nil where no condition around the cast compares any.
    private(set) var casts: [(typeName: String, identifiers: Set<String>?)] = []
    /// The identifiers that a `guard` compares: what follows is for them.
    private(set) var guarded: Set<String> = []

    init(_ tests: SegueTests, in path: String) {
        self.tests = tests
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guarded.formUnion(tests.identifiers(in: node.conditions.trimmedByteRange, of: path))
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (place, element) in elements.enumerated() where place + 1 < elements.count {
            guard element.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark != nil else { continue }
            casts.append((elements[place + 1].trimmedDescription, identifiers(around: Syntax(node))))
        }
        return .visitChildren
    }

    private func identifiers(around node: Syntax) -> Set<String>? {
        var next = node.parent
        while let current = next {
            let conditions = current.as(IfExprSyntax.self).map { Syntax($0.conditions) }
            if let range = (conditions ?? current.as(SwitchCaseSyntax.self).map { Syntax($0.label) })?.trimmedByteRange
            {
                let found = tests.identifiers(in: range, of: path)
                if !found.isEmpty { return found }
            }
            next = current.parent
        }
        return nil
    }
}

import Navigation
import SegueCode
import TransformKit

/// Cuts the code that `prepare(for:sender:)` runs for one segue out of it, in the most exact ``CutForm`` that works.
struct SegueBranchCut {
    let method: PrepareMethod
    let segue: PreparedSegue
    let tests: SegueTests
    let kinship: ClassKinship
    let superObstacle: ReviewPoint?

    /// The code with the destination typed as closely as the code itself casts it; the obstacle where it cannot be cut
    /// out.
    func code() throws(Obstacle) -> CutCode {
        let survey = try cut(.survey, [])
        if survey.lines.isEmpty { return made(survey.lines, survey.record, .controller) }
        for (form, accepted) in forms(survey.record) {
            if let (lines, record) = try? cut(form, accepted) { return made(lines, record, form) }
        }
        return try code(in: .controller)
    }

    /// The code in a given form.
    func code(in form: CutForm) throws(Obstacle) -> CutCode {
        let (lines, record) = try cut(form, [])
        return made(lines, record, form)
    }

    private func cut(
        _ form: CutForm, _ accepted: Set<String>
    ) throws(Obstacle) -> (lines: [String], record: CutRecord) {
        let cutter = SegueCutter(
            method, segue, form: form, tests: tests, kinship: kinship, superObstacle: superObstacle, accepted: accepted)
        return (try cutter.cut(), cutter.record)
    }

    /// The forms to try, from the most exact to the least, each with the types that the destination is certain to be.
    private func forms(_ record: CutRecord) -> [(CutForm, Set<String>)] {
        var forms: [(CutForm, Set<String>)] = []
        if let type = type(of: record.contentTypes, isContent: true), isEverywhere(type) {
            forms.append((.content(type: type), Set(record.contentTypes)))
        }
        if let type = type(of: record.destinationTypes, isContent: false), isEverywhere(type) {
            forms.append((.destination(type: type), Set(record.destinationTypes)))
        }
        return forms
    }

    /// Whether code outside the method's own availability checks may name a type.
    private func isEverywhere(_ type: String) -> Bool {
        let availability = SystemAvailability(graph: kinship.graph)
        guard availability.limit(ofTypeNamed: type, from: method.path) == nil else { return false }
        guard case .notInProject = kinship.graph.classes.resolve(type, from: method.path) else { return true }
        // The availability of an imported class is not known here; code that checks the system may do so for that
        // class.
        return ControllerClasses.isInEverySystem(type)
            || !method.source.string(method.function.trimmedByteRange).contains("#available")
    }

    /// The one type that code casts the destination to; of several, and where it is a protocol, the destination's own
    /// class.
    private func type(of types: [String], isContent: Bool) -> String? {
        guard let first = types.first else { return nil }
        if types.count == 1, !kinship.graph.isProtocol(first) || kinship.graph.isExtended(protocol: first) {
            return first
        }
        let controllers = isContent ? segue.contents.compactMap { $0 } : segue.destinations
        let classes = Set(controllers.map(\.customClass))
        guard classes.count == 1, case let name?? = classes.first else { return types.count == 1 ? first : nil }
        return types.contains(name) || types.allSatisfy(kinship.graph.isProtocol) ? name : nil
    }

    private func used(_ lines: [String]) -> Bool { lines.contains { $0.contains(SegueCutter.parameter) } }

    // MARK: Writing

    private func made(_ lines: [String], _ record: CutRecord, _ form: CutForm) -> CutCode {
        let name = parameterName(record, form)
        return CutCode(
            form: form, parameterName: name, parameterType: Self.parameterType(form), senderName: method.senderName,
            senderType: method.senderType,
            lines: lines.map { $0.replacing(SegueCutter.parameter, with: name) }, usesParameter: used(lines))
    }

    private static func parameterType(_ form: CutForm) -> String {
        switch form {
        case .segue: "UIStoryboardSegue"
        case .controller, .survey: "UIViewController"
        case .destination(let type), .content(let type): type
        }
    }

    private func parameterName(_ record: CutRecord, _ form: CutForm) -> String {
        if form == .segue { return method.segueName }
        let common = ["destination", "controller", "destinationController", "target"]
        let candidates = record.aliases + common
        return candidates.first { !record.declared.contains($0) && $0 != method.senderName } ?? "preparedDestination"
    }
}

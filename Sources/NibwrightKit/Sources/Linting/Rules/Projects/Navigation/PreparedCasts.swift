import InterfaceBuilder
import Navigation
import SegueCode
import SourceText
import SwiftCode
import TransformKit

/// Finds casts of destinations in `prepare(for:sender:)` that fail for each segue whose identifier leads to them.
struct PreparedCasts {
    private let graph: ProjectGraph
    private let kinship: ClassKinship
    private let doubts: NameDoubts
    private let methods: PrepareMethods
    private let tests: SegueTests

    init(_ graph: ProjectGraph) {
        self.graph = graph
        kinship = ClassKinship(graph: graph)
        doubts = NameDoubts(graph)
        let tests = SegueTests(graph)
        methods = PrepareMethods(graph) { !graph.isTest($0) && tests.isCompared(in: $0) }
        self.tests = tests
    }

    func all() -> [FailingCast] {
        let found = methods.owners.compactMap(methods.method)
        if found.isEmpty { return [] }
        let classes = SceneClasses(graph)
        return concurrentMap(found, threads: defaultThreadCount) { casts(in: $0, classes) }.flatMap { $0 }
    }

    /// A cast with the segues for which code comes to it.
    private typealias Use = (cast: SegueCast, segue: PreparedSegue)

    private func casts(in method: PrepareMethod, _ classes: SceneClasses) -> [FailingCast] {
        let scenes = classes.scenes(ofClass: method.owner.name, from: method.path) ?? []
        let segues = scenes.flatMap(\.segues).filter { $0.identifier != nil }
            .compactMap { PreparedSegue($0, sourceClass: method.owner, graph: graph) }
        let suspects = SuspectCasts(method, tests).segues(among: segues, kinship)
        guard !suspects.isEmpty else { return [] }
        // Where code comes for a segue that nobody knows of, no identifier says which destinations are meant.
        let unknown = PreparedSegue.unknown(sourceClass: method.owner, place: method.place)
        let common = Set(casts(in: method, for: unknown).map(\.range))
        var uses: [Range<Int>: [Use]] = [:]
        for segue in suspects {
            // A conditional cast with an `else` is a question, whichever way it goes.
            for cast in casts(in: method, for: segue)
            where !common.contains(cast.range) && (cast.isForced || !cast.isChoice) {
                uses[cast.range, default: []].append((cast, segue))
            }
        }
        return uses.sorted { $0.key.lowerBound < $1.key.lowerBound }.compactMap { judge($0.value, method) }
    }

    private func casts(in method: PrepareMethod, for segue: PreparedSegue) -> [SegueCast] {
        SegueInterpreter(method, segue, for: .reach, tests: tests, kinship: kinship).run().casts
    }

    private func judge(_ uses: [Use], _ method: PrepareMethod) -> FailingCast? {
        guard let (cast, segue) = uses.first,
            uses.allSatisfy({ $0.cast.succeeds == false && $0.segue.unwindAction == nil }),
            let controller = cast.isOfContent ? segue.contents.first ?? nil : segue.destinations.first
        else { return nil }
        let way = cast.isOfContent ? "leads, through its container, to" : "leads to"
        return FailingCast(
            place: Place(method.source, at: cast.range.lowerBound),
            text: "The segue “\(segue.identifier ?? "")” \(way) a scene of another class: "
                + "\(FailingCast.name(controller)), which is no \(cast.className).",
            isForced: cast.isForced, doubt: doubts.doubt(thatIsBuilt: method.path))
    }
}

import Foundation
import NibwrightFuzzing

// nibwright-fuzz SECONDS FOUND-FOLDER [KIND…]: each kind in turn, for its share of the time. `make fuzz` builds it so that
// libFuzzer sees which edges of the kit an input takes. What takes a new one, is slow or ends the process is kept in the folder.
if let kind = FuzzKind(rawValue: ProcessInfo.processInfo.environment[FuzzSession.kindVariable] ?? "") {
    exit(FuzzTarget(kind).run())
}
let arguments = CommandLine.arguments
guard arguments.count >= 3, let seconds = Double(arguments[1]) else {
    print("usage: nibwright-fuzz SECONDS FOUND-FOLDER [KIND…]")
    exit(2)
}
let kinds = arguments.count > 3 ? arguments[3...].compactMap { FuzzKind(rawValue: $0) } : FuzzKind.allCases
var hasFailed = false
for kind in kinds {
    let session = FuzzSession(kind, found: FuzzCorpus(folder: arguments[2]), seconds: seconds / Double(kinds.count))
    let outcome = try session.run()
    print("\(kind.rawValue): \(outcome.inputs) inputs, \(outcome.edges) edges, \(outcome.failures) failures")
    fflush(nil)
    hasFailed = hasFailed || outcome.failures > 0
}
exit(hasFailed ? 1 : 0)

import Foundation
import NibwrightFuzzing
import SourceText

// nibwright-fuzz SECONDS FOUND-FOLDER [KIND…]: each kind in turn, for its share of the time. What is new, slow or ended the
// process is kept in the folder.
let arguments = CommandLine.arguments
guard arguments.count >= 3, let seconds = Double(arguments[1]) else {
    print("usage: nibwright-fuzz SECONDS FOUND-FOLDER [KIND…]")
    exit(2)
}
let kinds = arguments.count > 3 ? arguments[3...].compactMap { FuzzKind(rawValue: $0) } : FuzzKind.allCases
let found = FuzzCorpus(folder: arguments[2])
try FileManager.default.createDirectory(atPath: found.folder, withIntermediateDirectories: true)
let seed = UInt64(Date().timeIntervalSince1970)
var hasFailed = false
for kind in kinds {
    let run = FuzzRun(kind: kind, companions: FuzzCorpus.own.companions)
    let seeds = FuzzCorpus.own.inputs(kind) + found.inputs(kind)
    let loop = FuzzLoop(
        run, seeds: seeds, seed: seed, limits: .init(seconds: seconds / Double(kinds.count), linkEvery: 200),
        memory: found.folder + "/at-work-" + kind.rawValue)
    let outcome = loop.start()
    try found.write(outcome.kept, kind, named: "new-\(seed)")
    try found.write(outcome.slow, kind, named: "slow-\(seed)")
    hasFailed = hasFailed || !outcome.slow.isEmpty
    let slowest = String(format: "%.2f", outcome.slowest)
    print(
        "\(kind.rawValue): \(outcome.inputs) inputs, \(outcome.linked) linked, \(outcome.features) features, "
            + "\(outcome.kept.count) kept, slowest \(slowest) s, \(outcome.slow.count) too slow (seed \(seed))")
    fflush(nil)
}
exit(hasFailed ? 1 : 0)

import Foundation
import NibwrightFuzzing

/// One kind's reader under libFuzzer, in this process.
///
/// libFuzzer, which comes with the toolchains of swift.org, owns the loop: it knows which edges of the kit an input takes,
/// decides what to keep, and watches time and memory. <https://llvm.org/docs/LibFuzzer.html>
struct FuzzTarget {
    /// Linking an input into a project costs a hundred times what reading it alone does.
    private static let linkEvery = 200
    /// libFuzzer calls plain functions, so what they need stands here. One thread runs them.
    nonisolated(unsafe) private static var current: FuzzTarget!
    nonisolated(unsafe) private static var inputs = 0

    private let kind: FuzzKind
    private let runner: FuzzRun
    private let examples: [[UInt8]]

    init(_ kind: FuzzKind) {
        self.kind = kind
        runner = FuzzRun(kind: kind, companions: FuzzCorpus.own.companions)
        examples = FuzzCorpus.own.inputs(kind)
    }

    private typealias Start =
        @convention(c) (
            UnsafeMutablePointer<CInt>, UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
            @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
        ) -> CInt

    /// Hands the process to libFuzzer, with the arguments of the command line as its options.
    ///
    /// - Returns: the status to end with; libFuzzer ends the process itself where it can.
    func run() -> CInt {
        guard let start = dlsym(nil, "LLVMFuzzerRunDriver") else {
            print("This build is without libFuzzer. Use `make fuzz`, with a toolchain of swift.org.")
            return 2
        }
        Self.current = self
        var count = CommandLine.argc
        var values = CommandLine.unsafeArgv
        return unsafeBitCast(start, to: Start.self)(&count, &values) { bytes, count in
            FuzzTarget.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        }
    }

    private static func take(_ bytes: [UInt8]) {
        inputs += 1
        current.runner.read(bytes)
        if inputs % linkEvery == 0 { current.runner.link(bytes) }
    }

    /// A mutant along the structure of the kind, for every other input; libFuzzer's own changes of bytes for the rest.
    fileprivate static func mutate(
        _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ largest: Int, _ seed: UInt32
    ) -> Int {
        if seed & 1 == 0, let mutateBytes { return mutateBytes(data, size, largest) }
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        var mutator = Mutator(kind: current.kind, seed: UInt64(seed), largest: largest)
        let examples = current.examples
        let mutant = mutator.mutant(of: bytes, with: examples[Int(seed >> 1) % examples.count])
        mutant.withUnsafeBufferPointer { data.update(from: $0.baseAddress!, count: $0.count) }
        return mutant.count
    }

    private static let mutateBytes = dlsym(nil, "LLVMFuzzerMutate").map {
        unsafeBitCast($0, to: (@convention(c) (UnsafeMutablePointer<UInt8>, Int, Int) -> Int).self)
    }
}

/// libFuzzer finds this function by its name.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ largest: Int, _ seed: UInt32
) -> Int {
    FuzzTarget.mutate(data, size, largest, seed)
}

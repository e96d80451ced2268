import Foundation
import SourceText
import Testing

@Suite("Work on threads of its own")
struct BoundedThreadTests {
    @Test("gives what it made") func outcome() {
        #expect((1...50).map { number in BoundedThread.run(seconds: 5) { number * 2 } } == (1...50).map { $0 * 2 })
    }

    @Test("is given up when its time is over, and takes nothing with it") func deadline() {
        let flag = Flag()
        let outcome: Int? = BoundedThread.run(seconds: 0.2) {
            while !flag.isSet {}
            return 1
        }
        #expect(outcome == nil)
        #expect(BoundedThread.run(seconds: 5) { 2 } == 2)
        flag.set()
    }

    @Test("has a deep stack") func depth() throws {
        #expect(BoundedThread.run(seconds: 20) { Self.kilobytes(30_000) } == 30_000)
        #expect(try DeepStack.run { Self.kilobytes(30_000) } == 30_000)
    }

    /// Takes so many kilobytes of stack, more than a thread of the system has, in few calls: Thread Sanitizer counts 65,536
    /// of them and then writes over its own memory.
    private static func kilobytes(_ number: Int) -> Int {
        var kilobyte = (SIMD64<Int>(), SIMD64<Int>())
        kilobyte.0[0] = 1
        return number == 0 ? 0 : kilobyte.0[0] + kilobytes(number - 1)
    }

    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false
        var isSet: Bool { lock.withLock { value } }
        func set() { lock.withLock { value = true } }
    }
}

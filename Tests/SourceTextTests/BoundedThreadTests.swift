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
        @Sendable func count(_ number: Int) -> Int { number == 0 ? 0 : 1 + count(number - 1) }
        #expect(BoundedThread.run(seconds: 20) { count(1_000_000) } == 1_000_000)
        #expect(try DeepStack.run { count(1_000_000) } == 1_000_000)
    }

    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false
        var isSet: Bool { lock.withLock { value } }
        func set() { lock.withLock { value = true } }
    }
}

import PluginHost
import Testing

@Suite("The words of the runtime's backtracer")
struct BacktracerFilterTests {
    private static let words = """
        before

        Fatal error: none
        swift-runtime: failed to suspend thread 29 while processing a crash; backtraces will be missing
        *** Signal 4: Backtracing from 0x7f81c3048c2a... done ***
        after
        *** Signal of mine
        end
        """
    private static let own = "before\n\nFatal error: none\nafter\n*** Signal of mine\nend"

    @Test("are taken out wherever a piece ends", arguments: 1...24)
    func pieces(_ size: Int) {
        var filter = BacktracerFilter()
        var passed: [UInt8] = []
        var bytes = Array(Self.words.utf8)[...]
        while !bytes.isEmpty {
            passed += filter.pass(Array(bytes.prefix(size)))
            bytes = bytes.dropFirst(size)
        }
        #expect(String(decoding: passed + filter.finish(), as: UTF8.self) == Self.own)
    }

    @Test("are taken out where the stack was never written")
    func unfinished() {
        var filter = BacktracerFilter()
        #expect(filter.pass(Array("a\n*** Signal 4: Backtra".utf8)) == Array("a\n".utf8))
        #expect(filter.pass(Array("cing from 0x7f...".utf8)).isEmpty)
        #expect(filter.finish().isEmpty)
    }

    @Test("are not waited for where other words come")
    func others() {
        var filter = BacktracerFilter()
        #expect(filter.pass(Array("*** hello".utf8)) == Array("*** hello".utf8))
        #expect(filter.pass(Array(" done".utf8)).isEmpty)
        #expect(filter.pass(Array(" with it".utf8)) == Array(" done with it".utf8))
        #expect(filter.finish().isEmpty)
    }
}

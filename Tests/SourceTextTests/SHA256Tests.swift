import SourceText
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "gives the published digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnop"
                    + "qrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func published(text: String, digest: String) {
        #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
    }

    @Test("gives the published digest of a million letters")
    func millionLetters() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.hexDigest(of: bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("takes in lengths around the block size", arguments: [55, 56, 63, 64, 65, 119, 120])
    func blockBounds(count: Int) {
        let digests = Set((0..<3).map { SHA256.hexDigest(of: [UInt8](repeating: 1, count: count + $0)) })
        #expect(digests.count == 3)
        #expect(SHA256.digest(of: [UInt8](repeating: 1, count: count)).count == 32)
    }
}

import Foundation

/// A digest of a whole library in its identity, by which a damaged copy is known.
///
/// It proves nothing about the author of the library: a changed library can be sealed again. Trust is checked
/// elsewhere.
public enum PluginSeal {
    /// Writes the seal into a library's file, which must carry an identity.
    ///
    /// On macOS nothing is written: bytes under a code signature may not change, and the signature is a digest itself.
    public static func seal(_ path: String) throws(PluginRefusal) {
        #if !os(macOS)
            var bytes = try LibraryFile.read(path)
            let places = try bytes.withUnsafeBytes { bytes in
                Result { () throws(PluginRefusal) in try LibraryImage(bytes).identities.map(\.sealRange) }
            }.get()
            let digest = digest(of: bytes, places: places)
            for place in places { bytes.replaceSubrange(place, with: digest.utf8) }
            do {
                try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
            } catch {
                throw .unreadable("it cannot be sealed: \(error.localizedDescription)")
            }
        #endif
    }

    /// Refuses a sealed library whose bytes are not those that were sealed.
    static func check(_ bytes: UnsafeRawBufferPointer, _ identities: [FoundIdentity]) throws(PluginRefusal) {
        guard let seal = identities.lazy.compactMap(\.identity.seal).first else { return }
        let found = digest(of: Array(bytes), places: identities.map(\.sealRange))
        guard identities.allSatisfy({ $0.identity.seal == found }) else { throw .damaged(sealed: seal, found: found) }
    }

    /// The digest of the bytes with the seals' places blank.
    private static func digest(of bytes: [UInt8], places: [Range<Int>]) -> String {
        var blank = bytes
        for place in places { blank.replaceSubrange(place, with: PluginIdentity.noSeal.utf8) }
        return blank.withUnsafeBytes { SealDigest.hexDigits(of: $0) }
    }
}

import Foundation

enum CStrings {
    /// Texts as `posix_spawn` takes arguments and environments: with a null pointer at the end, valid while `body` runs.
    static func withPointers<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}

import TransformKit

/// Finds the matches whose edits a file does not survive.
struct FaultSearch {
    let source: SourceText
    let written: WrittenFile
    /// As many the file has without any edit.
    let faults: Int
    /// So often the file is parsed at most; what is not decided then counts as broken.
    private var attempts = 60

    init(source: SourceText, written: WrittenFile, faults: Int) {
        self.source = source
        self.written = written
        self.faults = faults
    }

    mutating func blamed(_ numbers: [Int]) -> [Int] {
        guard !numbers.isEmpty, isBroken(by: numbers) else { return [] }
        guard numbers.count > 1 else { return numbers }
        let (first, second) = (Array(numbers[..<(numbers.count / 2)]), Array(numbers[(numbers.count / 2)...]))
        let found = blamed(first) + blamed(second)
        return found.isEmpty ? second : found
    }

    private mutating func isBroken(by numbers: [Int]) -> Bool {
        attempts -= 1
        guard attempts > 0, let edits = EditList(numbers.flatMap { written.edits[$0] ?? [] }) else { return true }
        let outcome = SourceText(path: source.path, bytes: edits.apply(to: source.bytes))
        guard case .success(let after) = SwiftSyntaxTree.read(outcome) else { return true }
        return SwiftSyntaxTree.errorCount(after) > faults
    }
}

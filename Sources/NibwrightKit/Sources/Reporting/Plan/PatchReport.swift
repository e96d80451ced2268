public import Planning
import SourceText

/// The accepted changes as a patch that `git apply` takes and that gives byte for byte what `apply` gives.
///
/// Without `diff --git` lines wherever that can be: with them `git apply` takes the paths from the top of the
/// repository and, run in a project that is a folder of one, passes every file over without a word.
public enum PatchReport {
    /// Bytes, because files may hold any.
    public static func bytes(_ plan: Plan) -> [UInt8] { bytes(plan.outcomes.map(PatchedFile.init)) }

    static func bytes(_ files: [PatchedFile]) -> [UInt8] {
        // Git takes what follows a header of its own for a part of that file, so those come last.
        let headed = files.filter(\.comesOrGoesEmpty)
        return (files.filter { !$0.comesOrGoesEmpty } + headed).flatMap(patch)
    }

    private static func patch(_ file: PatchedFile) -> [UInt8] {
        guard let diff = file.diff else { return [] }
        let (old, new) = (quoted("a/" + file.path), quoted("b/" + file.path))
        var text = ""
        // An empty file has no lines to show.
        if file.comesOrGoesEmpty {
            text = "diff --git \(old) \(new)\n\(file.before == nil ? "new" : "deleted") file mode 100644\n"
        }
        if !diff.hunks.isEmpty {
            text += "--- \(file.before == nil ? "/dev/null" : old + tab(old))\n"
            text += "+++ \(file.after == nil ? "/dev/null" : new + tab(new))\n"
        }
        return Array(text.utf8) + diff.hunks.flatMap(bytes)
    }

    private static func bytes(_ hunk: LineDiff.Hunk) -> [UInt8] {
        var bytes = Array((hunk.header + "\n").utf8)
        for line in hunk.lines {
            switch line.kind {
            case .context: bytes.append(UInt8(ascii: " "))
            case .removed: bytes.append(UInt8(ascii: "-"))
            case .added: bytes.append(UInt8(ascii: "+"))
            }
            bytes += line.bytes
            if line.endsWithoutNewline { bytes += "\n\\ No newline at end of file\n".utf8 }
        }
        return bytes
    }

    /// A tab behind a name with blanks ends it, as git itself writes.
    private static func tab(_ name: String) -> String { name.contains(" ") && name.first != "\"" ? "\t" : "" }

    /// Names with quotes, backslashes or control characters are written as C strings, as git does.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return name }
        var result = "\""
        for byte in name.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                result += "\\" + String(UnicodeScalar(byte))
            } else if byte >= 0x20, byte < 0x7F {
                result += String(UnicodeScalar(byte))
            } else {
                let digits = String(byte, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            }
        }
        return result + "\""
    }
}

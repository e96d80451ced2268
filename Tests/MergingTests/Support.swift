import Merging
import SourceText
import Testing

/// A storyboard with one scene, “Sign in”, whose view holds some XML.
func storyboard(
    _ content: String, constraints: String = "", connections: String = "", beside: String = "", root: String = "",
    toolsVersion: String = "21507", canvas: String = "10"
) -> String {
    func list(_ name: String, _ content: String, _ indent: String) -> String {
        content.isEmpty ? "" : "\n\(indent)<\(name)>\n\(indented(content, indent + "    "))\n\(indent)</\(name)>"
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <scenes>
                <!--Sign in-->
                <scene sceneID="s-1">
                    <objects>
                        <viewController title="Sign in" id="sign" customClass="SignIn">
                            <view key="view" id="view">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
        \(list("subviews", content, "                        "))\(list("constraints", constraints, "                        "))
                            </view>\(list("connections", connections, "                    "))
                        </viewController>
                    </objects>
                    <point key="canvasLocation" x="\(canvas)" y="20"/>
                </scene>\(beside.isEmpty ? "" : "\n" + indented(beside, "        "))
            </scenes>\(list("resources", root, "    "))
        </document>

        """
}

private func indented(_ text: String, _ indent: String) -> String {
    text.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
}

/// A merge by meaning of three versions of a file, whose lines are said to conflict.
func merge(
    _ base: String, _ ours: String, _ theirs: String, path: String = "Main.storyboard",
    favoring side: MergeSide = .ours,
    decided: [MergeConflict: MergeSide] = [:]
) -> (text: String, conflicts: [String], found: [MergeConflict]) {
    let versions = [base, ours, theirs].map { SourceText(path: path, $0) }
    let outcome = FileMerge.merge(
        base: versions[0], ours: versions[1], theirs: versions[2],
        lines: FileMerge.LineMerge(bytes: Array("<<<<<<<".utf8), isClean: false), favoring: side, decided: decided)
    switch outcome {
    case .merged(let merged):
        return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts.map(\.sentence), merged.conflicts)
    case .lines: return ("", ["lines"], [])
    case .onlyLines(_, let obstacle): return ("", ["only lines, since \(obstacle.reason)"], [])
    }
}

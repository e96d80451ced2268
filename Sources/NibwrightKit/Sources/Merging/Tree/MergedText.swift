/// Writes a merged tree: what one version has is copied from its bytes, and only what comes from elsewhere is put in.
struct MergedText {
    let ours: MergeTree
    let theirs: MergeTree
    /// The end of a line in ours.
    private let newline: [UInt8]
    /// The space by which a child stands further in than its parent.
    private let step: [UInt8]
    private var text: [UInt8] = []

    static func text(of root: MergedNode, _ ours: MergeTree, _ theirs: MergeTree) -> [UInt8] {
        var writer = MergedText(ours, theirs)
        writer.text.reserveCapacity(max(ours.source.bytes.count, theirs.source.bytes.count))
        writer.text += ours.bytes(0..<ours.root.range.lowerBound)
        writer.write(root, indent: [])
        writer.text += ours.bytes(ours.root.range.upperBound..<ours.source.bytes.count)
        return writer.text
    }

    private init(_ ours: MergeTree, _ theirs: MergeTree) {
        self.ours = ours
        self.theirs = theirs
        newline = ours.source.bytes.usesCarriageReturns ? [0x0D, 0x0A] : [0x0A]
        let child = ours.root.children.first.map { ours.nodes[$0] }
        let found = child.flatMap { Self.indent(of: Array(ours.bytes($0.lead))) } ?? []
        step = found.isEmpty ? Array("    ".utf8) : found
    }

    private func tree(_ side: MergeSide) -> MergeTree { side == .ours ? ours : theirs }

    /// The space at the beginning of the line that some bytes end in; nil where they have no end of a line.
    private static func indent(of lead: [UInt8]) -> [UInt8]? {
        guard let end = lead.lastIndex(of: 0x0A) else { return nil }
        let line = lead[(end + 1)...]
        return line.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? Array(line) : nil
    }

    // MARK: Nodes

    private mutating func write(_ merged: MergedNode, indent: [UInt8]) {
        let tree = tree(merged.side)
        guard let node = tree[merged.key] else { return }
        // Only elements of XML move to another depth.
        let isAsIndented = tree.syntax != .xml || indent == (ownIndent(of: node, in: tree) ?? indent)
        if node.content != nil || isAsIndented && isUntouched(merged, node, tree) {
            text += tree.bytes(node.range)
            return
        }
        text += head(of: node, merged, in: tree)
        let inner = childIndent(of: node, in: tree, indent)
        for (place, child) in merged.children.enumerated() {
            writeLead(of: child, in: merged, isFirst: place == 0, inner)
            write(child, indent: inner ?? indent)
        }
        writeEnd(of: node, merged, in: tree, indent: indent)
    }

    private func ownIndent(of node: MergeNode, in tree: MergeTree) -> [UInt8]? {
        Self.indent(of: Array(tree.bytes(node.lead)))
    }

    /// Whether nothing in the node comes from elsewhere.
    private func isUntouched(_ merged: MergedNode, _ node: MergeNode, _ tree: MergeTree) -> Bool {
        guard merged.changes.isEmpty, merged.headSide == merged.side, merged.children.count == node.children.count
        else { return false }
        return zip(merged.children, node.children).allSatisfy { child, place in
            let original = tree.nodes[place]
            guard child.side == merged.side, child.key == original.key else { return false }
            guard child.leadSide == merged.side || hasLead(child, of: original, in: tree) else { return false }
            return original.content != nil || isUntouched(child, original, tree)
        }
    }

    private func hasLead(_ child: MergedNode, of node: MergeNode, in tree: MergeTree) -> Bool {
        let other = self.tree(child.leadSide)
        return other[child.key].map { other.bytes($0.lead) == tree.bytes(node.lead) } ?? false
    }

    // MARK: Heads and ends

    private func head(of node: MergeNode, _ merged: MergedNode, in tree: MergeTree) -> [UInt8] {
        if merged.headSide != merged.side, let other = self.tree(merged.headSide)[merged.key] {
            return Array(self.tree(merged.headSide).bytes(other.head))
        }
        var head = Array(tree.bytes(node.head))
        var pieces: [(range: Range<Int>, bytes: [UInt8])] = []
        let start = node.head.lowerBound
        let other = self.tree(merged.side.other)
        var added: [(anchor: String?, bytes: [UInt8])] = []
        for (name, field) in merged.changes {
            let own = node.fields.first { $0.name == name }
            switch (own, field) {
            case (let own?, let field?): pieces.append((own.valueRange, Array(field.value.utf8)))
            case (let own?, nil):
                // The space before the attribute goes with it.
                pieces.append((own.range.lowerBound - 1..<own.range.upperBound, []))
            case (nil, let field?):
                let before = (other[merged.key]?.attributes ?? []).prefix { $0.name != name }
                let anchor = before.last { other in node.attributes.contains { $0.name == other.name } }
                added.append((anchor?.name, [0x20] + other.bytes(field.range)))
            case (nil, nil): continue
            }
        }
        for (anchor, bytes) in added {
            let attribute = node.attributes.first { $0.name == anchor }
            let place = attribute?.range.upperBound ?? start + 1 + node.name.utf8.count
            pieces.append((place..<place, bytes))
        }
        // From behind, so that places stay true; what comes in at a place does so after what goes there.
        let fromBehind = pieces.enumerated().sorted { left, right in
            let (one, other) = (left.element.range, right.element.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound > other.lowerBound }
            if one.isEmpty != other.isEmpty { return other.isEmpty }
            return left.offset > right.offset
        }
        for (_, piece) in fromBehind {
            head.replaceSubrange(piece.range.lowerBound - start..<piece.range.upperBound - start, with: piece.bytes)
        }
        guard tree.syntax == .xml else { return head }
        let isClosed = head.suffix(2) == Array("/>".utf8)
        if isClosed, !merged.children.isEmpty { head.replaceSubrange(head.count - 2..<head.count, with: [0x3E]) }
        if !isClosed, merged.children.isEmpty, isEmptied(node) {
            head.replaceSubrange(head.count - 1..<head.count, with: Array("/>".utf8))
        }
        return head
    }

    /// Whether the node had children of which none is left.
    private func isEmptied(_ node: MergeNode) -> Bool { !node.children.isEmpty }

    private mutating func writeEnd(of node: MergeNode, _ merged: MergedNode, in tree: MergeTree, indent: [UInt8]) {
        if merged.children.isEmpty, isEmptied(node) {
            // An element without content is written in one tag, which its head has closed.
            if tree.syntax != .xml { text += tree.bytes(node.tail) + tree.bytes(node.foot) }
            return
        }
        if !merged.children.isEmpty, node.children.isEmpty {
            let tail = Array(tree.bytes(node.tail))
            text += tail.contains(0x0A) ? tail : newline + indent
            text += node.foot.isEmpty ? Array("</\(node.name)>".utf8) : Array(tree.bytes(node.foot))
            return
        }
        text += tree.bytes(node.tail)
        text += tree.bytes(node.foot)
    }

    // MARK: Leads

    /// The space before the children of a node, where they stand on lines of their own.
    private func childIndent(of node: MergeNode, in tree: MergeTree, _ indent: [UInt8]) -> [UInt8]? {
        guard let first = node.children.first else { return indent + step }
        guard ownIndent(of: tree.nodes[first], in: tree) != nil else { return nil }
        return node.parent < 0 && tree.syntax != .xml ? step : indent + step
    }

    private mutating func writeLead(of child: MergedNode, in parent: MergedNode, isFirst: Bool, _ indent: [UInt8]?) {
        let tree = tree(child.leadSide)
        var lead: [UInt8] = []
        if let node = tree[child.key] {
            lead = Array(tree.bytes(node.lead))
            if tree.parent(of: child.key) != parent.key { lead = [] }
        }
        if tree.syntax == .json {
            lead.removeAll { $0 == UInt8(ascii: ",") }
            if !isFirst { text.append(UInt8(ascii: ",")) }
        }
        if tree.syntax != .xml, !lead.isEmpty || isFirst && indent == nil {
            text += lead
            return
        }
        guard let indent else {
            if lead.isEmpty, tree.syntax == .json, !isFirst { lead = [0x20] }
            text += lead
            return
        }
        guard let own = Self.indent(of: lead), own == indent else {
            text += newline + (lead.contains { $0 > 0x20 } ? reindented(lead, indent) : indent)
            return
        }
        text += lead
    }

    /// Comments of a lead, each on a line of its own at an indentation.
    private func reindented(_ lead: [UInt8], _ indent: [UInt8]) -> [UInt8] {
        let lines = lead.split(separator: 0x0A).map { line in
            line.drop { $0 <= 0x20 }
        }.filter { !$0.isEmpty }
        return Array((lines.map { indent + Array($0).trimmingEnd } + [indent]).joined(separator: newline))
    }
}

extension [UInt8] {
    /// Whether lines end in CR and LF, as the first one tells.
    var usesCarriageReturns: Bool {
        guard let end = firstIndex(of: 0x0A), end > 0 else { return false }
        return self[end - 1] == 0x0D
    }

    fileprivate var trimmingEnd: [UInt8] { Array(self[..<((lastIndex { $0 > 0x20 } ?? -1) + 1)]) }
}

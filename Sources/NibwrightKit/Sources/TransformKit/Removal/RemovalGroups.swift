import InterfaceBuilder
import ProjectFiles
import SourceText

/// Elements that go in one change, since their edits meet or one leads to another.
struct RemovalGroup {
    var parts: [RemovalParts]
    var edits: [FileEdit]
    /// Entries of tables and catalogs that go.
    var translations: Int
}

/// Divides the removals of a document into changes that can each be made without the others.
struct RemovalGroups {
    private(set) var groups: [RemovalGroup] = []
    private let judge: RemovalJudge

    init(_ going: [RemovalParts], _ judge: RemovalJudge) {
        self.judge = judge
        var members = joined(going)
        groups = members.map(group)
        while let pair = firstMeeting() {
            members[pair.first] += members[pair.second]
            members[pair.first].sort { $0.element.index < $1.element.index }
            members.remove(at: pair.second)
            groups.remove(at: pair.second)
            groups[pair.first] = group(members[pair.first])
        }
    }

    /// Those that together empty a list, lead to each other or free a resource together.
    private func joined(_ going: [RemovalParts]) -> [[RemovalParts]] {
        var groupOf: [Int: Int] = [:]
        var members: [Int: [RemovalParts]] = [:]
        for (number, parts) in going.enumerated() {
            groupOf[parts.element.index] = number
            members[number] = [parts]
        }
        func join(_ left: Int, _ right: Int) {
            guard let first = groupOf[left], let second = groupOf[right], first != second else { return }
            let (low, high) = (min(first, second), max(first, second))
            for parts in members[high] ?? [] { groupOf[parts.element.index] = low }
            members[low, default: []] += members.removeValue(forKey: high) ?? []
        }
        var goingIn: [Element: [Int]] = [:]
        for parts in going {
            for companion in parts.companions { join(parts.element.index, companion) }
            for element in parts.all {
                if let list = element.parent { goingIn[list, default: []].append(parts.element.index) }
            }
        }
        for (list, owners) in goingIn where list.children.count <= owners.count {
            for owner in owners.dropFirst() { join(owners[0], owner) }
        }
        let lists = DocumentLists(judge.document)
        for users in UnusedEntries(lists, judge.document).users(freedBy: going) {
            for user in users.dropFirst() { join(users[0], user) }
        }
        return members.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.element.index < $1.element.index } }
    }

    /// Two groups that would write the same bytes differently, or bytes right beside each other.
    private func firstMeeting() -> (first: Int, second: Int)? {
        var places: [(path: String, range: Range<Int>, group: Int)] = []
        for (number, group) in groups.enumerated() {
            for case .replace(let path, let edit) in group.edits { places.append((path, edit.range, number)) }
        }
        places.sort { ($0.path, $0.range.lowerBound, $0.group) < ($1.path, $1.range.lowerBound, $1.group) }
        // The one that reaches the furthest of those before.
        var last: (path: String, end: Int, group: Int)?
        for place in places {
            if let last, last.path == place.path, last.group != place.group, last.end >= place.range.lowerBound {
                return (min(last.group, place.group), max(last.group, place.group))
            }
            if last?.path != place.path || last?.end ?? 0 <= place.range.upperBound {
                last = (place.path, place.range.upperBound, place.group)
            }
        }
        return nil
    }

    // MARK: Edits

    private func group(_ parts: [RemovalParts]) -> RemovalGroup {
        var editor = DocumentEditor(judge.document)
        let gone = parts.flatMap(\.all)
        for element in gone { editor.removeElement(element) }
        for list in emptied(by: gone) { editor.removeElement(list) }
        UnusedEntries(DocumentLists(judge.document), judge.document).remove(freedBy: gone, with: &editor)
        let ids = Set(gone.flatMap(\.subtree).compactMap(\.id))
        let (tables, count) = judge.texts.removal(ofObjects: ids)
        let edits = editor.edits.map { FileEdit.replace(path: judge.document.path, $0) }
        return RemovalGroup(parts: parts, edits: edits + tables, translations: count)
    }

    /// Masks and variations that say nothing any more.
    private func emptied(by gone: [Element]) -> [Element] {
        var empty = Set(gone)
        var found: [Element] = []
        for element in gone where element.isNamed("include") || element.isNamed("exclude") {
            var holder = element.parent
            while let list = holder, list.isNamed("mask") || list.isNamed("variation"), !empty.contains(list),
                list.children.allSatisfy(empty.contains), list.attributes.allSatisfy({ $0.name == "key" })
            {
                empty.insert(list)
                found.append(list)
                holder = list.parent
            }
        }
        return found
    }
}

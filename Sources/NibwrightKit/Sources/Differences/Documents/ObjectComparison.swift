import InterfaceBuilder
import SourceText

/// Compares one object with what it became.
struct ObjectComparison {
    let old: Element
    let new: Element
    let matching: ObjectMatching

    var differences: [Difference] {
        kindDifference + placeDifference + idDifference + factDifferences + orderDifferences
    }

    // MARK: The object itself

    private var kindDifference: [Difference] {
        if old.name == new.name { return [] }
        let before = FieldWords.kind(ofElement: old.name)
        let after = FieldWords.kind(ofElement: new.name)
        return [made(.changed, new.isSceneController ? .scene : .object, "is now a \(after); it was a \(before)")]
    }

    /// The object is now part of another one of the same document.
    private var placeDifference: [Difference] {
        guard let before = old.holder, let after = new.holder, matching.newOf[before] != after,
            old.document.path == new.document.path || matching.newOf[old.document.root] == new.document.root
        else { return [] }
        let isDocument = after.parent == nil
        return [made(.moved, .object, isDocument ? "moved to the top level" : "moved into \(after.spokenName)")]
    }

    private var idDifference: [Difference] {
        guard let before = old.id, let after = new.id, before != after else { return [] }
        return [made(.changed, .object, "id \(before) is now \(after)", noise: .renewedID)]
    }

    // MARK: Values

    private var factDifferences: [Difference] {
        let changes = FactChange.all(from: old, to: new, matching)
        let hasNewClass = changes.contains { $0.fact.path == "@customClass" }
        return changes.map { change in
            // Xcode sets the module together with the class.
            let isModule = hasNewClass && change.fact.path.hasPrefix("@customModule")
            return made(.changed, change.fact.topic, change.text, noise: isModule ? .toolsVersion : change.fact.noise)
        }
    }

    // MARK: Order

    /// The objects in the new one that stand at another place among those that stayed: views are drawn in this order,
    /// rows and items shown in it.
    private var orderDifferences: [Difference] {
        let before = old.heldObjects.compactMap { matching.newOf[$0] }.filter { $0.holder == new }
        let after = new.heldObjects.filter { matching.oldOf[$0]?.holder == old }
        guard before != after, before.count == after.count else { return [] }
        let ranks = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
        let kept = Set(LongestRun.indices(of: after.compactMap { ranks[$0] }))
        // The order of scenes in a storyboard and of objects in a xib is Xcode's own.
        let noise: Noise? = new.parent == nil ? .fileOrder : nil
        return after.enumerated().filter { !kept.contains($0.offset) }.map { place, element in
            let neighbor = place > 0 ? "after \(after[place - 1].spokenName)" : "to the first place"
            return Difference(
                kind: .moved, topic: element.isSceneController ? .scene : .object, path: element.document.path,
                group: element.document.spokenGroup(of: element), subject: element.spokenName,
                text: "moved \(neighbor)", oldPlace: matching.oldOf[element]?.place, newPlace: element.place,
                noise: noise ?? (element.isStandardObject ? .fileOrder : nil))
        }
    }

    private func made(
        _ kind: Difference.Kind, _ topic: Difference.Topic, _ text: String, noise: Noise? = nil
    ) -> Difference {
        let isWhole = new.isSceneController || new.parent == nil
        return Difference(
            kind: kind, topic: topic, path: new.document.path, group: new.document.spokenGroup(of: new),
            subject: isWhole ? nil : new.spokenName, text: text, oldPlace: old.place, newPlace: new.place,
            // The class of whoever loads a xib is a choice, although every xib has the object.
            noise: noise ?? (new.isStandardObject && !new.isFilesOwner ? .standardObject : nil))
    }
}

/// The longest part of a list that is in order already, so that as few elements as possible are said to have moved.
enum LongestRun {
    /// The indices of a longest rising subsequence of different numbers.
    static func indices(of numbers: [Int]) -> [Int] {
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let place = ends.partitionPoint { numbers[$0] < number }
            previous[index] = place > 0 ? ends[place - 1] : nil
            if place == ends.count { ends.append(index) } else { ends[place] = index }
        }
        var run: [Int] = []
        var next = ends.last
        while let index = next {
            run.append(index)
            next = previous[index]
        }
        return run.reversed()
    }
}

extension [Int] {
    /// The first index whose element does not hold; all before do.
    fileprivate func partitionPoint(_ holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

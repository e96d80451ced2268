import Layout
import TransformKit

/// A value that holds in some size classes, in place of the one that holds else.
struct VariedValue: Hashable {
    let condition: SizeClassCondition
    /// As Swift says it.
    let text: String

    /// Puts the more particular ones first, which win.
    ///
    /// - Throws: two that some size classes share, of which nothing says which one wins.
    static func ordered(_ values: [VariedValue], of element: Element) throws(Obstacle) -> [VariedValue] {
        for (number, value) in values.enumerated() {
            let rival = values.dropFirst(number + 1).first { other in
                other.condition.specificity == value.condition.specificity && other.text != value.text
                    && other.condition.overlaps(value.condition)
            }
            if rival != nil { throw Obstacle.varies(element, "in several ways for the same size classes") }
        }
        return values.sorted {
            (-$0.condition.specificity, $0.condition.words) < (-$1.condition.specificity, $1.condition.words)
        }
    }
}

/// A property of a view that has several values, by the size classes.
struct VariedSetting: Hashable {
    let property: String
    /// The value where no other holds.
    let standard: String
    /// The more particular ones first.
    let values: [VariedValue]
}

/// The size classes in which a constraint is active, where it is not in all of them.
struct PartialInstallation: Hashable {
    /// Whether they are those of which no condition holds.
    let isUnless: Bool
    /// By their words.
    let conditions: [SizeClassCondition]

    func holds(in sizeClasses: SizeClasses) -> Bool {
        conditions.contains { $0.holds(in: sizeClasses) } != isUnless
    }

    /// The start of the name of its constraints: `compactHeight`.
    var words: String {
        let all = conditions.map(\.words).enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }
        if !isUnless { return all.joined(separator: "Or") }
        return conditions.count == 1 ? conditions[0].otherWords : "default"
    }

    /// The size classes of an object that is in some; nil for one that is in all.
    ///
    /// - Throws: the reason why code cannot ask for them.
    init?(_ installation: Installation, of element: Element) throws(Obstacle) {
        let standard = installation.exceptions.first { $0.sizeClass == "default" }?.isIncluded ?? true
        let others = installation.exceptions.filter { $0.sizeClass != "default" && $0.isIncluded != standard }
        if others.isEmpty { return nil }
        if let same = installation.exceptions.first(where: { $0.sizeClass != "default" && $0.isIncluded == standard }) {
            throw Obstacle.varies(element, "for \(same.sizeClass) once more")
        }
        var conditions: [SizeClassCondition] = []
        for exception in others {
            guard let condition = SizeClassCondition(exception.sizeClass) else {
                throw Obstacle.varies(element, "for \(exception.sizeClass)")
            }
            conditions.append(condition)
        }
        self.init(isUnless: standard, conditions: conditions.sorted { $0.words < $1.words })
    }

    init(isUnless: Bool, conditions: [SizeClassCondition]) {
        self.isUnless = isUnless
        self.conditions = conditions
    }
}

extension Obstacle {
    /// - Parameter how: the rest of the sentence: `for heightClass=compact`.
    static func varies(_ element: Element, _ how: String) -> Obstacle {
        Obstacle(
            code: .variesByTraits, reason: "\(ElementSubject(element).words) differs \(how)", place: element.place)
    }
}

import SourceText
import TransformKit

/// A change that one entry under `rules:` makes.
struct RuleChange: Hashable, Sendable {
    enum Level: Hashable, Sendable {
        case on, off
        case at(Finding.Level)
    }

    /// A rule's id, or `all`.
    let rule: String
    let level: Level
    /// Options that were written, checked against the rule's description.
    let options: OptionValues

    func concerns(_ rule: String) -> Bool { self.rule == rule || self.rule == RuleSelection.all }
}

/// The setting of a rule at a place: on or off, its level and options.
struct RuleState: Hashable, Sendable {
    private(set) var isOn: Bool
    private(set) var level: Finding.Level
    private(set) var options: OptionValues

    /// The setting of a rule that configuration does not change.
    init(_ description: LintRuleDescription) {
        isOn = description.isOnByDefault
        level = description.level
        options = OptionValues()
        for option in description.options { options[option.name] = option.defaultValue }
    }

    mutating func apply(_ change: RuleChange) {
        switch change.level {
        case .off: isOn = false
        case .on: isOn = true
        case .at(let level):
            isOn = true
            self.level = level
        }
        for name in change.options.names { options[name] = change.options[name] }
    }

    mutating func turn(on isOn: Bool) { self.isOn = isOn }
}

/// The setting of every rule at every path: the description's defaults, then the file, then the paths, then the command
/// line.
struct RuleStates: Sendable {
    private let descriptions: [LintRuleDescription]
    private let configuration: LintConfiguration
    /// States by the numbers of the overrides that hold: few, however many paths there are.
    private let profiles: [[Int]: [String: RuleState]]
    private let profilesByPath: [String: [Int]]
    /// Whether findings at a path are reported: matched once for each path and not once for each rule.
    private let coverage: [String: Bool]

    init(_ descriptions: [LintRuleDescription], _ configuration: LintConfiguration, paths: [String]) {
        self.descriptions = descriptions
        self.configuration = configuration
        var profiles: [[Int]: [String: RuleState]] = [
            []: Self.states(descriptions, configuration, overrides: [])
        ]
        var byPath: [String: [Int]] = [:]
        if !configuration.overrides.isEmpty {
            for path in paths {
                let numbers = Self.overrides(of: configuration, for: path)
                if numbers.isEmpty { continue }
                byPath[path] = numbers
                guard profiles[numbers] == nil else { continue }
                profiles[numbers] = Self.states(
                    descriptions, configuration, overrides: numbers.map { configuration.overrides[$0] })
            }
        }
        self.profiles = profiles
        profilesByPath = byPath
        coverage = Dictionary(paths.map { ($0, configuration.covers($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The setting of a rule at a path; nil where it does not run, or where nothing is reported.
    func state(of rule: String, at path: String) -> RuleState? {
        guard coverage[path] ?? configuration.covers(path), let state = profile(at: path)[rule], state.isOn else {
            return nil
        }
        return state
    }

    /// The setting of a rule without the changes for paths.
    func baseState(of rule: String) -> RuleState? { profiles[[]]?[rule] }

    /// Whether there is such a rule.
    func knows(_ rule: String) -> Bool { profiles[[]]?[rule] != nil }

    /// The different options with which a rule runs anywhere, in an order that is always the same.
    func optionsInUse(of rule: String) -> [OptionValues] {
        var found: [OptionValues] = []
        for numbers in profiles.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            guard let state = profiles[numbers]?[rule], state.isOn, !found.contains(state.options) else { continue }
            found.append(state.options)
        }
        return found
    }

    private func profile(at path: String) -> [String: RuleState] {
        let numbers = profilesByPath[path] ?? []
        return profiles[numbers] ?? [:]
    }

    private static func overrides(of configuration: LintConfiguration, for path: String) -> [Int] {
        configuration.overrides.indices.filter { configuration.overrides[$0].holds(for: path) }
    }

    private static func states(
        _ descriptions: [LintRuleDescription], _ configuration: LintConfiguration, overrides: [PathOverride]
    ) -> [String: RuleState] {
        var states: [String: RuleState] = [:]
        let selection = configuration.selection
        for description in descriptions {
            let id = description.id
            var state = RuleState(description)
            let isOnlyRule = configuration.only.map { $0.contains(id) || $0.contains(RuleSelection.all) }
            if isOnlyRule == true { state.turn(on: true) }
            for change in configuration.rules where change.concerns(id) { state.apply(change) }
            if isOnlyRule == false { state.turn(on: false) }
            if selection.asks(for: id) { state.turn(on: true) }
            for change in overrides.flatMap(\.rules) where change.concerns(id) { state.apply(change) }
            let isForbidden = isOnlyRule == false && !selection.asks(for: id)
            if isForbidden || !selection.allows(id) { state.turn(on: false) }
            states[id] = state
        }
        return states
    }
}

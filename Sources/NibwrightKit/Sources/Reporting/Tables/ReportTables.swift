import Differences
import Linting
import SourceText

/// Findings as a table, those that are tolerated included.
enum LintTable {
    static func text(_ result: LintResult) -> String {
        var table = CSVTable(
            ["rule", "level", "certain", "doubt", "message"] + Place.titles + ["tolerance", "fingerprint"])
        for finding in result.findings + result.tolerated {
            let tolerance: String? =
                switch finding.tolerance {
                case .baseline: "baseline"
                case .revision: "revision"
                case .suppression: "suppression"
                case nil: nil
                }
            table.add(
                [
                    finding.rule, finding.level.rawValue, finding.isCertain ? "yes" : "no", finding.doubt,
                    finding.message,
                ]
                    + finding.place.cells + [tolerance, finding.fingerprint])
        }
        return table.text
    }
}

/// Differences as a table, those of Xcode's own included.
enum DifferenceTable {
    static func text(_ all: ProjectDifferences) -> String {
        let titles = ["path", "group", "kind", "topic", "subject", "text", "noise"]
        var table = CSVTable(titles + Place.titles.map { "old-\($0)" } + Place.titles.map { "new-\($0)" })
        for difference in all.all {
            let own = [
                difference.path, difference.group, difference.kind.rawValue, difference.topic.rawValue,
                difference.subject, difference.text, difference.noise?.rawValue,
            ]
            let places = [difference.oldPlace, difference.newPlace].flatMap { place in
                place?.cells ?? Place.titles.map { _ in nil }
            }
            table.add(own + places)
        }
        return table.text
    }
}

extension InspectReport {
    /// The storyboards as a table, the largest first.
    public func csv() -> String {
        var table = CSVTable([
            "path", "kind", "scenes", "references", "navigation-segues", "launch-screen", "initial-scene", "bytes",
        ])
        for storyboard in storyboards {
            table.add([
                storyboard.path, storyboard.kind, "\(storyboard.scenes)", "\(storyboard.references)",
                "\(storyboard.navigationSegues)", storyboard.isLaunchScreen ? "yes" : "no",
                storyboard.hasInitialScene ? "yes" : "no", "\(storyboard.bytes)",
            ])
        }
        return table.text
    }
}

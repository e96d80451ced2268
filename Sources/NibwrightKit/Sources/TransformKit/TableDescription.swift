/// A transform describes a table: the rows that its changes and refusals carry in their `details`, with a title and
/// columns.
///
/// Reports know no transform; they show whatever a description lists. A change brings its rows as a list under the
/// table's key:
///
///     static let description = TransformDescription(
///         …, tables: [TableDescription("uses", title: "Uses", "Code that reads the key.", columns: [
///             ColumnDescription("place", "Place"), ColumnDescription("count", "Count", .number)])])
///
///     Change(…, details: ["uses": [["place": "Menu.swift:3", "count": 2]]])
public struct TableDescription: Hashable, Sendable {
    /// Says to which report a table belongs, that of each change or that of the plan.
    public enum Scope: Hashable, Sendable {
        /// The rows of each change are a table of their own, to be read where a person decides on it.
        case change
        /// The rows of all changes that are made are one table of the plan, such as a list that another program checks.
        /// The JSON of a plan has it under the table's key beside `changes`, and leaves it out where it has no rows.
        case plan
    }

    /// The key of `Change.details` and `Refusal.details` whose value is the list of rows.
    ///
    /// A table of the plan cannot take a key that the JSON of every plan has, such as `files`: its rows are with the
    /// changes then.
    public let key: String
    /// A few words to stand above the rows.
    public let title: String
    /// One sentence for the reference page: what has a row.
    public let summary: String
    /// In the order in which they are shown; one that a row lacks is empty there.
    public let columns: [ColumnDescription]
    /// The rows that form one table: those of a change, or those of all changes.
    public let scope: Scope
    /// Whether a plan as text shows the table, which it should not where the diff or the change's picture shows the
    /// same. JSON and Markdown always have it.
    public let isInText: Bool

    /// Describes a table; two tables of one transform need different keys.
    public init(
        _ key: String, title: String, _ summary: String, columns: [ColumnDescription], scope: Scope = .change,
        isInText: Bool = true
    ) {
        self.key = key
        self.title = title
        self.summary = summary
        self.columns = columns
        self.scope = scope
        self.isInText = isInText
    }

    /// The rows that details hold; none where the key is missing or its value is no list.
    public func rows(in details: [String: Detail]) -> [Detail] {
        if case .list(let rows)? = details[key] { rows } else { [] }
    }

    /// A row's cells in the order of the columns.
    ///
    /// A record gives each column the value of its key, or nothing. Any other row is the cell of the first column, so
    /// that a table of one column can be a list of texts.
    public func cells(of row: Detail) -> [String] {
        guard case .record(let values) = row else {
            return columns.indices.map { $0 == 0 ? row.words : "" }
        }
        return columns.map { values[$0.key]?.words ?? "" }
    }

    /// Says in words what keeps a row from fitting: a value that no column shows, or one that is not of its column's
    /// type. Nil for a row that fits.
    public func fault(of row: Detail) -> String? {
        guard case .record(let values) = row else {
            return columns.count == 1 && columns[0].type.allows(row) ? nil : "is no record of the columns"
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let column = columns.first(where: { $0.key == key }) else {
                return "has \"\(key)\", which is no column"
            }
            if !column.type.allows(value) { return "has a \"\(key)\" that is no \(column.type.rawValue)" }
        }
        return nil
    }
}

/// One column of a table that a transform describes.
public struct ColumnDescription: Hashable, Sendable {
    /// The type of a cell, by which reports write it: numbers are aligned to the right.
    public enum ColumnType: String, Hashable, Sendable {
        /// A text of one line.
        case text
        /// A whole number.
        case number
        /// Shown as yes or no.
        case flag
        /// Several texts, shown with commas between them.
        case list

        func allows(_ value: Detail) -> Bool {
            switch (self, value) {
            case (.text, .text), (.number, .number), (.flag, .flag), (.list, .list): true
            default: false
            }
        }
    }

    /// The key in a row's record.
    public let key: String
    /// The heading above the cells.
    public let title: String
    /// The type of the cells. A cell of another type is shown all the same; the test kit reports it.
    public let type: ColumnType

    /// Describes a column, of texts where no type is given.
    public init(_ key: String, _ title: String, _ type: ColumnType = .text) {
        self.key = key
        self.title = title
        self.type = type
    }
}

extension Detail {
    /// The value in words, for people: `yes` and `no`, lists with commas, records as `key: value`.
    public var words: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): flag ? "yes" : "no"
        case .list(let values): values.map(\.words).joined(separator: ", ")
        case .record(let values):
            values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")
        }
    }
}

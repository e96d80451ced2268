/// A text told by the lines that differ from another: `-` begins a line that goes, `+` one that comes and a space one
/// that stays and says where; `@@` stands between two places.
struct LineChanges: Equatable {
    /// A line of the changes that cannot be read or applied.
    struct Fault: Error {
        /// From 1.
        let line: Int
        let message: String
    }

    /// Lines that follow each other, and what comes in their place.
    struct Place: Equatable {
        var old: [Substring] = []
        var new: [Substring] = []
        /// The first line among the changes, from 1.
        var line = 0
    }

    let places: [Place]

    init(_ places: [Place]) {
        self.places = places
    }

    init(_ lines: [String]) throws(Fault) {
        var places: [Place] = []
        var place = Place(line: 1)
        for (number, line) in lines.enumerated() {
            let rest = line.dropFirst()
            switch line.first {
            case "@" where line.hasPrefix("@@"):
                places.append(place)
                place = Place(line: number + 2)
            case " ":
                place.old.append(rest)
                place.new.append(rest)
            case nil:
                place.old.append("")
                place.new.append("")
            case "-": place.old.append(rest)
            case "+": place.new.append(rest)
            default: throw Fault(line: number + 1, message: "a line of changes begins with -, + or a space, or is @@")
            }
        }
        self.init(places + [place])
    }

    /// - Throws: where a place is not found behind the one before.
    func applied(to text: String) throws(Fault) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var cursor = 0
        for place in places {
            guard !place.old.isEmpty else {
                throw Fault(line: place.line, message: "a line that stays has to say where the others come")
            }
            guard let start = Self.start(of: place.old, in: lines, from: cursor) else {
                throw Fault(line: place.line, message: "these lines are not in the file, or not behind the ones before")
            }
            result += lines[cursor..<start] + place.new
            cursor = start + place.old.count
        }
        return (result + lines[cursor...]).joined(separator: "\n")
    }

    static func start(of wanted: [Substring], in lines: [Substring], from first: Int) -> Int? {
        guard first + wanted.count <= lines.count else { return nil }
        return (first...lines.count - wanted.count).first { start in
            lines[start] == wanted[0] && lines[start..<start + wanted.count].elementsEqual(wanted)
        }
    }
}

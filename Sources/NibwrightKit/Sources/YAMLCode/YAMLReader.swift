internal import CLibYAML
import SourceText

/// Reads one YAML document into a tree in which every value has its place. No C type leaves this file.
public enum YAMLReader {
    /// Bytes that a file may have: a thousand times what a recipe needs.
    public static let largestSize = 1 << 20

    /// The tree, or nil when the file is not one YAML document, and what is wrong with it.
    public static func read(path: String, bytes: [UInt8]) -> (node: YAMLNode?, problems: [InputProblem]) {
        let text = SourceText(path: path, bytes: withoutByteOrderMark(bytes))
        if let problem = refusal(of: text) { return (nil, [problem]) }
        var builder = YAMLTreeBuilder(events: YAMLEvents(text))
        do throws(InputProblem) {
            let node = try builder.readDocument()
            return (node, builder.problems)
        } catch {
            return (nil, builder.problems + [error])
        }
    }

    /// Whether nothing is written in a file: one in which everything is commented out is no mistake.
    package static func isBlank(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
            let text = line.drop { $0 <= 0x20 }
            return text.isEmpty || text.first == UInt8(ascii: "#")
        }
    }

    /// Places are those that an editor shows, and an editor hides the mark.
    private static func withoutByteOrderMark(_ bytes: [UInt8]) -> [UInt8] {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    private static func refusal(of text: SourceText) -> InputProblem? {
        let start = Place(text, at: 0)
        if text.bytes.starts(with: [0xFF, 0xFE]) || text.bytes.starts(with: [0xFE, 0xFF]) {
            return InputProblem(at: start, "the file is UTF-16; save it as UTF-8")
        }
        if text.bytes.count > largestSize {
            return InputProblem(at: start, "the file is larger than \(largestSize) bytes; split it with \"include\"")
        }
        return nil
    }
}

/// An event that libyaml reports while it reads.
struct YAMLEvent {
    enum Kind {
        case documentStart, streamEnd
        case scalar(String, ScalarStyle)
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
        case alias(String)
        /// The start of the stream and the end of a document say nothing about the tree.
        case insignificant
    }

    let kind: Kind
    let anchor: String?
    let tag: String?
    let place: Place
}

/// libyaml's event parser over one text.
final class YAMLEvents {
    private let text: SourceText
    /// libyaml keeps pointers to the parser and to the bytes, so neither may move.
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let input: UnsafeMutableBufferPointer<UInt8>
    /// libyaml counts characters, we count bytes.
    private let characterOffsets: [Int]

    init(_ text: SourceText) {
        self.text = text
        input = .allocate(capacity: text.bytes.count)
        _ = input.initialize(from: text.bytes)
        characterOffsets = text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
        let isReady = yaml_parser_initialize(parser) == 1
        precondition(isReady, "libyaml: out of memory")
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    func next() throws(InputProblem) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxProblem() }
        defer { yaml_event_delete(&event) }
        let place = place(at: event.start_mark)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let content = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let style: ScalarStyle = scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted
            return YAMLEvent(
                kind: .scalar(String(decoding: content, as: UTF8.self), style),
                anchor: string(scalar.anchor), tag: string(scalar.tag), place: place)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return YAMLEvent(
                kind: .sequenceStart, anchor: string(start.anchor), tag: string(start.tag), place: place)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return YAMLEvent(kind: .mappingStart, anchor: string(start.anchor), tag: string(start.tag), place: place)
        default:
            return YAMLEvent(kind: kindWithoutContent(event), anchor: nil, tag: nil, place: place)
        }
    }

    private func kindWithoutContent(_ event: yaml_event_t) -> YAMLEvent.Kind {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
        case YAML_SEQUENCE_END_EVENT: .sequenceEnd
        case YAML_MAPPING_END_EVENT: .mappingEnd
        case YAML_ALIAS_EVENT: .alias(string(event.data.alias.anchor) ?? "")
        default: .insignificant
        }
    }

    private func syntaxProblem() -> InputProblem {
        let state = parser.pointee
        let words = state.problem.map { String(cString: $0) } ?? "out of memory"
        if state.error == YAML_READER_ERROR {
            return YAMLSyntaxError(words: words, offset: state.problem_offset, start: nil).problem(in: text)
        }
        let start = state.context == nil ? nil : offset(of: state.context_mark)
        return YAMLSyntaxError(words: words, offset: offset(of: state.problem_mark), start: start).problem(in: text)
    }

    private func place(at mark: yaml_mark_t) -> Place {
        Place(text, at: offset(of: mark))
    }

    private func offset(of mark: yaml_mark_t) -> Int {
        mark.index < characterOffsets.count ? characterOffsets[mark.index] : text.bytes.count
    }

    private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        bytes.map { String(cString: $0) }
    }
}

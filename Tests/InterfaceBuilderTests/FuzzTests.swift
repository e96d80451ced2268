import InterfaceBuilder
import SourceText
import Testing

@Suite("Damaged files")
struct FuzzTests {
    /// The same numbers on every run: a linear congruential generator.
    private struct Dice {
        var state: UInt64 = 0x5EED

        mutating func roll(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    @Test("Two thousand random damages are read or refused, and what is read has sound places")
    func mutations() throws {
        let originals = [Fixture.storyboard, Fixture.xib, Fixture.windows(Fixture.xib)].map { Array($0.utf8) }
        var dice = Dice()
        var read = 0
        for round in 0..<2_000 {
            var bytes = originals[round % originals.count]
            for _ in 0...dice.roll(4) { damage(&bytes, &dice) }
            guard case .success(let document) = IBDocument.read(SourceText(path: "Damaged.xib", bytes: bytes)) else {
                continue
            }
            read += 1
            try #require(hasSoundPlaces(document), "round \(round)")
        }
        #expect(read > 100, "a good part of the damages leaves the document readable")
    }

    private func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
        let place = dice.roll(bytes.count)
        switch dice.roll(5) {
        case 0: bytes[place] = UInt8(dice.roll(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Array("<>\"'&/;!-[] \u{0}".utf8)[dice.roll(13)], at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40)))
        default:
            bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + dice.roll(60))], at: dice.roll(bytes.count))
        }
    }

    private func hasSoundPlaces(_ document: IBDocument) -> Bool {
        let bytes = document.source.bytes
        _ = (document.connections, document.segues, document.scenes.map(\.comment), document.capabilities.count)
        return document.elements.allSatisfy { element in
            let range = element.range
            let isPlaced =
                bytes[range.lowerBound] == UInt8(ascii: "<") && bytes[range.upperBound - 1] == UInt8(ascii: ">")
                && element.startTagRange.upperBound <= range.upperBound
                && element.attributes.allSatisfy { range.contains($0.valueRange.upperBound) }
            _ = (element.text, element.interfaceBuilderName, element.place)
            return isPlaced && element.parent.map { $0.contentRange.contains(range.lowerBound) } != false
        }
    }

    @Test("Editing a damaged document that still reads gives one that reads")
    func editingDamaged() throws {
        var dice = Dice(state: 77)
        let original = Array(Fixture.storyboard.utf8)
        for round in 0..<300 {
            var bytes = original
            damage(&bytes, &dice)
            guard case .success(let document) = IBDocument.read(SourceText(path: "Damaged.storyboard", bytes: bytes))
            else { continue }
            var editor = DocumentEditor(document)
            for _ in 0..<6 {
                let element = document.elements[dice.roll(document.elementCount)]
                switch dice.roll(4) {
                case 0: editor.setAttribute("userLabel", on: element, to: "a<b>&\"\n")
                case 1 where element.parent != nil: editor.removeElement(element)
                case 2: editor.insertChild(NewElement("outlet", ["property": "a", "id": "n"]), into: element)
                default: editor.removeAttribute(element.attributes.first?.name ?? "id", from: element)
                }
            }
            let result = refusal(ofBytes: editor.editedBytes)
            #expect(result == nil, "round \(round): \(result?.message ?? "")")
        }
    }
}

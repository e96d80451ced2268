import InterfaceBuilder
import Testing

@Suite("Making object ids")
struct ObjectIDTests {
    @Test("Ids have Xcode's shape and are the same on every run")
    func shape() throws {
        let read = try document(Fixture.storyboard)
        var generator = ObjectIDGenerator(read)
        var twin = ObjectIDGenerator(read)
        let ids = (0..<200).map { generator.makeID(for: "reference \($0)") }
        #expect(ids == (0..<200).map { twin.makeID(for: "reference \($0)") })
        #expect(Set(ids).count == 200)
        for id in ids {
            let parts = id.split(separator: "-", omittingEmptySubsequences: false)
            #expect(parts.map(\.count) == [3, 2, 3], "\(id)")
            #expect(parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(id)")
        }
    }

    @Test("One purpose asked for twice gives two ids, another document others")
    func purposes() throws {
        var generator = ObjectIDGenerator(seed: "A.storyboard")
        var other = ObjectIDGenerator(seed: "B.storyboard")
        let first = generator.makeID(for: "exit")
        #expect(first != generator.makeID(for: "exit"))
        #expect(first != other.makeID(for: "exit"))
    }

    @Test("No id of the document is given, whatever it is used for")
    func collisions() throws {
        var free = ObjectIDGenerator(seed: "Main.storyboard")
        let wanted = free.makeID(for: "segue")
        let read = try document(Fixture.wrapping("    <scene sceneID=\"\(wanted)\"/>"))
        var generator = ObjectIDGenerator(read)
        #expect(generator.makeID(for: "segue") != wanted)
        var late = ObjectIDGenerator(seed: "Main.storyboard")
        late.avoid(read)
        #expect(late.makeID(for: "segue") != wanted)
    }

    @Test("Attributes are put in order for an element that was never measured")
    func attributeOrder() {
        let order = XcodeOrder(toolsVersion: "21507", platform: .iOS)
        #expect(
            order.sorted(attributes: ["sceneMemberID", "customClass", "power", "id", "key"], of: "hologram")
                == ["key", "power", "id", "customClass", "sceneMemberID"])
    }

    @Test("A button's attributes stand in another order on macOS")
    func platforms() {
        let names = ["verticalHuggingPriority", "tag", "id"]
        let mac = XcodeOrder(toolsVersion: "21507", platform: .macOS)
        let phone = XcodeOrder(toolsVersion: "21507", platform: .iOS)
        #expect(mac.sorted(attributes: names, of: "button") == ["verticalHuggingPriority", "tag", "id"])
        #expect(phone.sorted(attributes: names, of: "button") == ["tag", "verticalHuggingPriority", "id"])
    }
}

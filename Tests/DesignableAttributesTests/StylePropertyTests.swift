import InterfaceBuilder
import Testing

@testable import DesignableAttributes

/// The table of what documents can say, held against what Xcode was seen to write.
@Suite("The properties that documents can say")
struct StylePropertyTests {
    @Test("are written as Xcode writes them, on each kind of element", arguments: StyleProperty.all)
    func known(_ property: StyleProperty) {
        for element in property.elements ?? ["view", "label", "imageView"] {
            switch property.kind {
            case .flag(let attribute, _), .number(let attribute, _), .count(let attribute, _),
                .choice(let attribute, _, _), .text(let attribute):
                #expect(XcodeOrder.knows(attribute: attribute, of: element), "\(attribute) of \(element)")
            case .color(let key):
                #expect(XcodeOrder.knows(child: "color", key: key, in: element), "\(key) of \(element)")
            case .font:
                #expect(XcodeOrder.knows(child: "fontDescription", key: "fontDescription", in: element), "\(element)")
            case .traitFlag(let attribute), .traitChoice(let attribute, _):
                #expect(XcodeOrder.knows(attribute: attribute, of: "textInputTraits"), "\(attribute)")
            case .layer(let layer): #expect(LayerKeys.all.contains(layer.rawValue))
            }
        }
    }

    @Test("have names that code can say, and each property of a layer is one")
    func names() {
        #expect(StyleProperty.named("layer.cornerRadius").count == 1)
        #expect(StyleProperty.named("frame").isEmpty)
        for layer in LayerProperty.allCases { #expect(LayerKeys.all.contains(layer.rawValue)) }
    }
}

import NibwrightKit

@_cdecl("nibwright_plugin")
public func nibwrightPlugin(_ registry: UnsafeMutableRawPointer) {
    register([PlainEmailFields.self], in: registry)
}

/// Turns autocorrection off in fields for e-mail addresses.
struct PlainEmailFields: Transform {
    static let description = TransformDescription(
        id: "plain-email-fields",
        summary: "Turn autocorrection off in fields for e-mail addresses.",
        details: "A field whose keyboard is the one for e-mail addresses corrects them like words unless it is told not to.")

    init(options: OptionValues, selection: OptionValues) {}

    func propose(in context: TransformContext) -> Proposals {
        Proposals()
    }
}

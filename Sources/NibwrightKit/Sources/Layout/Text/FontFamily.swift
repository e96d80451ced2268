/// What is known of a family of fonts, from labels of public documents whose size the text decides.
struct FontFamily: Hashable {
    /// The height of a line, in font sizes.
    let lineHeight: Double
    /// How wide text is, compared with the system's font.
    let widthFactor: Double
    /// The width of every character, in font sizes; nil where they differ.
    let fixedWidth: Double?

    /// The system's family for nil; for a family that is not known, what is usual.
    init(named name: String?) {
        let known = name.flatMap { name in Self.families.first { name.hasPrefix($0.name) } }
        let isSystem = name == nil
        lineHeight = known?.lineHeight ?? (isSystem ? 1.19336 : 1.2)
        widthFactor = known?.widthFactor ?? (isSystem ? 1 : 0.96)
        let isFixed = name.map { name in ["Code", "Courier", "Menlo", "Mono"].contains { name.contains($0) } }
        fixedWidth = isFixed == true ? 0.6 : nil
    }

    /// The first family counts whose name the font's begins with.
    private static let families: [(name: String, lineHeight: Double, widthFactor: Double)] = [
        ("Helvetica Neue", 1.193, 0.966), ("HelveticaNeue", 1.193, 0.966), ("Helvetica", 1.15, 0.958),
        ("Avenir", 1.366, 0.97), ("Roboto", 1.172, 0.94), ("SF ", 1.19336, 1), ("Georgia", 1.136, 0.942),
        ("Bradley Hand", 1.25, 0.861), ("Menlo", 1.164, 1), ("Courier New", 1.133, 1), ("Courier", 1, 1),
        ("Arial", 1.15, 0.958),
        ("Gill Sans", 1.146, 0.9), ("Futura", 1.298, 0.97), ("Nunito", 1.364, 0.955), ("Muli", 1.255, 1.016),
        ("Montserrat", 1.219, 1.05), ("Quicksand", 1.25, 1.044), ("Poppins", 1.4, 1.044), ("Titillium", 1.521, 0.892),
        ("Source Serif", 1.253, 0.98), ("Brandon Grotesque", 1.43, 0.835), ("Open Sans", 1.362, 1), ("Lato", 1.2, 0.94),
    ]
}

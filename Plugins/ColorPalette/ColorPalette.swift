import Colorimetry
import TransformKit

/// Gives colors that are written out in documents a name in an asset catalog.
struct ColorPalette: Transform {
    static let description = TransformDescription(
        id: "color-palette",
        summary: "Give inline colors of storyboards and xibs names in an asset catalog.",
        details: """
            The spelling of a color changes and the color does not. Two colors are one where they are equal to 8 bits a
            channel in the same color space; Display P3 is never taken for sRGB. System and catalog colors stay what they
            are, and so do colors in comments for translators.

            A color gets, in this order: the name of a color set that every bundle of its documents has already and that
            is this color in all its appearances; the name that the recipe's `names:` or `palette:` gives it; the nearest
            name of the CSS Color Module's list, with a number where the name is taken or Xcode would make a Swift symbol
            of it that UIKit has already (`UIColor.red`). The last kind only from `minimum-uses` on.

            A color set goes into a catalog that every target of its documents builds, since a nib looks colors up in its
            own bundle. Where there is none, a new one is made and added to the project; where none can be (packages,
            projects that a tool writes), each bundle gets the color set in its own catalog, by the same name.

            A document stays as it is, with the reason, where a target that builds it runs on systems without named colors
            (before iOS 11, macOS 10.13, tvOS 11, watchOS 4), where that cannot be known, and where nothing builds it.
            Calibrated, device and CMYK colors stay, because catalogs do not have these spaces; black and white are the
            same in all of them, and device RGB is sRGB on iOS. Held back for a review: on iOS 11 and 12 a color whose
            property code sets in `viewDidLoad`, `awakeFromNib` or an initializer, which a named color would undo; colors
            that code compares; on macOS those whose components code reads, which raises an exception for a named one.
            """,
        options: [
            OptionDescription(
                "minimum-uses", .integer, default: .integer(2),
                "How often a color must occur before it gets a derived name."),
            OptionDescription(
                "names", .map(.string),
                "Names for colors, such as `Brand: '#FF3B30'`; in other spaces than sRGB `#FF3B30 p3` and `#808080 gray`."
            ),
            OptionDescription(
                "palette", .file,
                "A file in which designers named colors: YAML, Adobe `.ase`, GIMP `.gpl` or Sketch palette JSON."),
            OptionDescription(
                "catalog", .string,
                "The asset catalog to write into, made where it is not there; without it one is chosen."),
            OptionDescription(
                "namespace", .string, "A folder in the catalog that provides a namespace for new color sets."),
            OptionDescription(
                "exclude", .list(.string), "Colors to leave alone: `clear`, `white`, `black` or `#RRGGBB`."),
            OptionDescription(
                "merge-within", .number, default: .number(0),
                "Propose to merge colors that differ by no more than this (CIEDE2000); they wait for a review. 0 is off."
            ),
            OptionDescription(
                "color-space", .choice(["keep", "srgb"]), default: .string("keep"),
                "With `srgb`, report calibrated RGB that drifts beside sRGB, and propose to convert it, for a review."),
            OptionDescription(
                "swift", .boolean, default: .boolean(false),
                "Count the literal colors of Swift code as uses, and make color sets for them, which `color-accessors` uses."
            ),
        ],
        highestSafety: .review)

    private let options: PaletteOptions

    init(options: OptionValues, selection: OptionValues) {
        self.options = PaletteOptions(options)
    }

    func propose(in context: TransformContext) -> Proposals {
        let collected = UseCollector(context: context, options: options).collect()
        var proposals = PalettePlanner(context, options).proposals(for: collected.uses)
        proposals.refusals += collected.refusals
        if options.convertsCalibrated { proposals.findings += SpaceDrift.findings(in: context) }
        return proposals
    }
}

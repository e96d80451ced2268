import Colorimetry
import TransformKit

/// Gives colors that are written out in documents a name in an asset catalog.
struct ColorPalette: Transform {
    static let description = TransformDescription(
        id: "color-palette",
        summary: "Give inline colors of storyboards and xibs names in an asset catalog.",
        details: """
            The spelling of a color changes and the color does not. Two colors are one where a screen and code get the same
            8 bits a channel from both, across color spaces too; Display P3 is never taken for sRGB unless it is a gray.
            System and catalog colors stay what they are, and so do colors in comments for translators. White, black,
            clear, UIKit's own grays, system blue and title shadows that nothing draws stay unless `include:` or a name
            for their value asks for them.

            A color gets, in this order: the name that the recipe's `names:` or `palette:` gives it; the name of a static
            color, macro or enumeration of the project with exactly that value; that of a color set which every bundle of
            its documents has, which is this color in all its appearances, and whose name says a value (`Gray500`) or the
            palette (`Brand`), or whose present uses have the same role; the role that four of five of its uses share
            (`Background`, `SecondaryText`, `Separator`, `Tint`), ranked among all that has the role, or `Accent` for the
            most used saturated color of several roles; what it looks like: `Gray20` by darkness from 0 for white to 100 for
            black, or a hue with an adjective (`PaleBlue`, `DeepCerulean`). Where a color set fits, it is used even if code
            has another name for the value: one color is not kept twice. A translucent color is named after the opaque one.
            Derived names need `minimum-uses`.

            A name that says a value is `safe`. One that says what a color is for is for a review: that is a matter of
            meaning. A color set that belongs to something else is not used for its value alone; the change that makes a
            second one of that value says so and waits for a review too, whatever its name.

            A color set goes into a catalog that every target of its documents builds, since a nib looks colors up in its
            own bundle, and never into a catalog or folder called deprecated, old or test. Where there is none, a new one is
            made and added to the project; where none can be (packages, projects that a tool writes), each bundle gets the
            color set in its own catalog, by the same name.

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
                "exclude", .list(.string),
                "Colors to leave alone: `clear`, `white`, `black`, `#RRGGBB` or `#RRGGBB p3`."),
            OptionDescription(
                "include", .list(.string),
                "Plain colors to name as well: `white`, `black`, `clear`, `grays`, `system-blue`, `template` or `all`."),
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
        offers: [PaletteOffer.offer],
        tables: [
            TableDescription(
                "uses", title: "Uses", "Each place in a document that gets the name.",
                columns: [
                    ColumnDescription("place", "Place"), ColumnDescription("what", "What"),
                    ColumnDescription("doubt", "To be looked at"),
                ], isInText: false)
        ], refusals: RefusalCode.ofPalette + RefusalCode.deployment + RefusalCode.projectEdits, highestSafety: .review)

    private let options: PaletteOptions

    init(options: OptionValues, selection: OptionValues) {
        self.options = PaletteOptions(options)
    }

    func propose(in context: TransformContext) -> Proposals {
        let collected = UseCollector(context: context, options: options).collect()
        var proposals = PalettePlanner(context, options).proposals(for: collected.uses)
        proposals.refusals += collected.refusals
        proposals.findings += collected.findings
        if options.convertsCalibrated { proposals.findings += SpaceDrift.findings(in: context) }
        return proposals
    }
}

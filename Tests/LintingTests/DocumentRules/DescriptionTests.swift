import Linting
import Testing
import TransformKit

@Suite("The document rules")
struct DescriptionTests {
    private let rules = LintRules.all.filter { $0 is any DocumentRule.Type }.map { $0.description }

    @Test("have names of their own and default values of the types that they declare")
    func descriptions() {
        #expect(rules.count >= 50)
        #expect(Set(rules.map(\.id)).count == rules.count)
        for rule in rules {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.id)")
            #expect(rule.summary.hasSuffix(".") && !rule.summary.contains("\n"), "\(rule.id)")
        }
    }

    @Test(
        "cover each rule of IBLinter and xiblint that needs one document",
        arguments: [
            "iblinter:custom_class_name", "iblinter:relative_to_margin", "iblinter:misplaced",
            "iblinter:enable_autolayout",
            "iblinter:duplicate_constraint", "iblinter:storyboard_viewcontroller_id",
            "iblinter:stackview_backgroundcolor",
            "iblinter:custom_module", "iblinter:use_base_class", "iblinter:ambiguous", "iblinter:use_trait_collections",
            "iblinter:view_as_device", "iblinter:reuse_identifier", "iblinter:hides_bottom_bar",
            "iblinter:has_initial_view_controller", "iblinter:has_single_view_controller",
            "xiblint:accessibility_format",
            "xiblint:accessibility_labels_for_images", "xiblint:accessibility_labels_for_image_buttons",
            "xiblint:accessibility_labels_for_text_with_placeholder", "xiblint:autolayout_frames",
            "xiblint:automation_identifiers", "xiblint:automation_identifiers_for_outlet_labels",
            "xiblint:named_colors", "xiblint:color_assets",
            "xiblint:enforce_runtime_attributes", "xiblint:enforce_system_properties",
            "xiblint:no_attributed_string_colors",
            "xiblint:no_simulated_metrics", "xiblint:no_trait_variations", "xiblint:strict_fonts",
            "xiblint:no_view_controller_links_to_other_bundles", "xiblint:simulated_metrics_retina4_0",
            "xiblint:strict_font_names", "xiblint:strict_font_sizes", "xiblint:unavailable_custom_classes",
            "xiblint:unavailable_system_classes",
        ])
    func aliases(_ name: String) {
        #expect(rules.contains { $0.aliases.contains(name) })
    }

    @Test(
        "are joined by rules about projects for what IBLinter asks of asset catalogs",
        arguments: ["iblinter:image_resources", "iblinter:color_resources", "iblinter:duplicate_id"])
    func aliasesOfAllRules(_ name: String) {
        #expect(LintRules.all.contains { $0.description.aliases.contains(name) })
    }
}

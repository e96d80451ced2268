import TransformKit

/// Says what stands in the way of a child beside other children: the document's header, a parent that takes no such
/// child, a resource that is not listed.
struct ChildJudge {
    private let template: ChildTemplate
    private let section: String?
    private let isUnchecked: Bool
    private let resources: ListedResources
    private let features: [DocumentFeature]

    init(template: ChildTemplate, section: String?, isUnchecked: Bool, document: IBDocument) {
        self.template = template
        self.section = section
        self.isUnchecked = isUnchecked
        resources = ListedResources(document)
        features = DocumentFeature.alwaysDeclared.filter { feature in
            template.parts.contains(where: feature.isUsed)
        }
    }

    func check(_ target: Element, _ place: ChildPlace) throws(Obstacle) {
        if target.isInHeader {
            throw Obstacle(
                code: .documentHeader, reason: "the \(target.name) is no part of an object", place: target.place)
        }
        if !isUnchecked, let section, !XcodeOrder.knows(child: section, key: nil, in: target.name) {
            throw Obstacle(
                code: .unknownChild, reason: "no known document has a list “\(section)” in \(target.name.withArticle)",
                place: target.place)
        }
        let root = template.root
        let parent = place.parentName(of: root)
        if !isUnchecked, !XcodeOrder.knows(child: root.name, key: root["key"], in: parent) {
            let key = root["key"].map { " with the key “\($0)”" } ?? ""
            throw Obstacle(
                code: .unknownChild,
                reason: "no known document has \(root.name.withArticle)\(key) in "
                    + parent.withArticle, place: target.place)
        }
        for part in template.parts {
            for attribute in part.attributes {
                guard let missing = resources.missing(attribute.name, attribute.value, on: part) else { continue }
                throw Obstacle(
                    code: .resourceNotListed, reason: "the document lists no \(missing) “\(attribute.value)”",
                    place: target.place)
            }
        }
    }

    /// Declares what Xcode declares wherever it is used; each of the three came with Xcode 9.
    func declareFeatures(with editor: inout DocumentEditor) {
        for feature in features { editor.ensureCapability(feature.name, minToolsVersion: "9.0") }
    }
}

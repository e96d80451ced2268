import TransformKit

/// Reports how many outlets are declared in Objective-C, which this transform does not read.
enum UnseenOutlets {
    static func findings(in context: TransformContext, _ pattern: NamePattern?) -> [Finding] {
        var outlets: Set<[String]> = []
        var place: Place?
        for file in context.graph.objectiveCFiles {
            for type in file.classes where pattern?.matches(type.name) ?? true {
                outlets.formUnion(type.outlets.map { [type.name, $0] })
                if place == nil, !type.outlets.isEmpty { place = Place(file.source, at: type.offset) }
            }
        }
        guard let place else { return [] }
        let classes = Set(outlets.map { $0[0] }).count
        let owners = classes == 1 ? "1 Objective-C class" : "\(classes) Objective-C classes"
        let were = outlets.count == 1 ? "was" : "were"
        return [
            Finding(
                rule: "objective-c-outlets", level: .note, place: place,
                message:
                    "\(Count.of(outlets.count, "outlet")) of \(owners) \(were) not looked at: only Swift declarations "
                    + "are changed.")
        ]
    }
}

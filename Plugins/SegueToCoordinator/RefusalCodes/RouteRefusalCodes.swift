import TransformKit

/// The codes of navigation-routes.
extension RefusalCode {
    static let routeNameTaken = RefusalCode(
        "route-name-taken", "The project has another type of the name that the enumeration would have.",
        advice: "Rename that type, or leave the coordinator out with `coordinators`.")
}

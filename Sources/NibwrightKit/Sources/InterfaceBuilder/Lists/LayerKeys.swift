/// The properties that a view's layer can be asked for by their names.
public enum LayerKeys {
    /// What every layer has, from the reference of `CALayer`. A layer keeps a value for any other name as well, and nothing
    /// comes of it.
    public static let all: Set<String> = [
        "actions", "affineTransform", "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPoint", "anchorPointZ",
        "autoreverses", "backgroundColor", "backgroundFilters", "beginTime", "borderColor", "borderWidth", "bounds",
        "compositingFilter", "contents", "contentsCenter", "contentsFormat", "contentsGravity", "contentsRect",
        "contentsScale", "cornerCurve", "cornerRadius", "delegate", "doubleSided", "drawsAsynchronously", "duration",
        "edgeAntialiasingMask", "fillMode", "filters", "frame", "geometryFlipped", "hidden", "isDoubleSided",
        "isGeometryFlipped", "isHidden", "isOpaque", "magnificationFilter", "mask", "maskedCorners", "masksToBounds",
        "minificationFilter", "minificationFilterBias", "name", "needsDisplayOnBoundsChange", "opacity", "opaque",
        "position", "rasterizationScale", "repeatCount", "repeatDuration", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "speed", "style", "sublayerTransform",
        "sublayers", "timeOffset", "transform", "zPosition",
    ]
}

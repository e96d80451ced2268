public import TransformKit

/// The transforms of the plugin, for its entry.
public let designableAttributesTransforms: [any Transform.Type] = [DesignableAttributes.self, StylingToDocuments.self]

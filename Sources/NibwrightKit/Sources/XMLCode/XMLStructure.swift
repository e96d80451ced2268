/// One element's places in the bytes, in document order. Offsets are 32 bits: documents over 1 GiB are refused.
package struct ElementRecord {
    /// The `<` of the start tag.
    package var start: UInt32
    /// Behind the `>` of the start tag.
    package var openEnd: UInt32
    /// The `<` of the end tag; `openEnd` for `<a/>`.
    package var closeStart: UInt32 = 0
    /// Behind the whole element.
    package var end: UInt32 = 0
    /// -1 for the root.
    package var parent: Int32
    /// The index after the last descendant: the subtree is `index..<subtreeEnd`.
    package var subtreeEnd: Int32 = 0
    package var firstAttribute: UInt32
    package var attributeCount: UInt16
    package var nameLength: UInt16
}

package struct AttributeRecord {
    package var nameStart: UInt32
    /// Behind the opening quote.
    package var valueStart: UInt32
    /// The closing quote.
    package var valueEnd: UInt32
    package var nameLength: UInt16
}

package struct CommentRecord {
    package var start: UInt32
    package var end: UInt32
    /// The element the comment stands in; -1 outside the root.
    package var parent: Int32
}

package struct XMLStructure {
    package var elements: [ElementRecord] = []
    package var attributes: [AttributeRecord] = []
    package var comments: [CommentRecord] = []
}

/// The codes that ``ElementRemoval`` gives.
extension RefusalCode {
    /// Every reason for which ``ElementRemoval`` leaves an element where it is.
    public static let elementRemoval: [RefusalCode] = [
        .documentHeader, .structuralPart, .liveConnection, .ledTo, .lookedUpName, .translated, .unreadableTable,
    ]

    /// `ElementRemoval` gives it for what is no part of an object.
    public static let documentHeader = RefusalCode(
        "document-header", "The element belongs to what Xcode keeps about the document, and to no object.",
        advice: "Select objects alone; Xcode writes these lists by itself.")

    /// `ElementRemoval` gives it for a part that its owner cannot be without.
    public static let structuralPart = RefusalCode(
        "structural-part", "The document or the element's owner cannot be without it.",
        advice: "Remove the owner, or change the structure in Xcode.")

    /// `ElementRemoval` gives it for what has a connection out of itself.
    public static let liveConnection = RefusalCode(
        "live-connection", "A connection of the element, or of something in it, leads to an object that stays.",
        advice: "Disconnect it in Interface Builder, and remove the code that it ran.")

    /// `ElementRemoval` gives it for what another object is connected to or placed by.
    public static let ledTo = RefusalCode(
        "led-to", "An object that stays is connected to the element, or is placed by it.",
        advice: "Remove that connection first; for constraints say `with-constraints: true`.")

    /// `ElementRemoval` gives it for a name that ``NamesInCode`` finds.
    public static let lookedUpName = RefusalCode(
        "looked-up-name", "Code near the document says the name, or asks for tags, by which it may find the object.",
        advice: "Take the name out of the code first, or leave the object out.")

    /// `ElementRemoval` gives it for a part whose text a table translates.
    public static let translated = RefusalCode(
        "translated", "Translations of the text would be left without what they translate, or with another text.",
        advice: "Change the text in Xcode, and tell the translators.")

    /// `ElementRemoval` gives it where a table of the document cannot be read or edited.
    public static let unreadableTable = RefusalCode(
        "unreadable-table", "A table that translates the document cannot be read or edited.",
        advice: "Mend the table, or remove the element and its translations by hand.")
}

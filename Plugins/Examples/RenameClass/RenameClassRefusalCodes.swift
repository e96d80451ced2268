import NibwrightKit

extension RefusalCode {
    static let noSuchClass = RefusalCode(
        "no-such-class", "The project's Swift declares no class of the name.",
        advice: "Name a class as its declaration does, without module and outside of other types.")

    static let objectiveCClass = RefusalCode(
        "objective-c-class", "The class is declared in Objective-C, whose headers and imports are not renamed.",
        advice: "Rename it in Xcode.")

    static let declaredTwice = RefusalCode(
        "declared-twice", "The name is declared more than once, so that a use may mean either.",
        advice: "Rename the others first, or all of them in Xcode, which compiles the project.")

    static let otherMeaning = RefusalCode(
        "other-meaning", "The name stands for something else as well: a label, a variable, a member, a module.",
        advice: "Rename what the reason names, which is not the class.")

    static let nameTaken = RefusalCode(
        "name-taken", "The new name is used in the project already.", advice: "Choose another name.")

    static let otherProject = RefusalCode(
        "other-project", "Code of another project in the folder uses the name.",
        advice: "Run it on the folder of one project.")

    static let unreadSwift = RefusalCode(
        "unread-swift", "A file that could not be parsed names the class.",
        advice: "Mend the file, or rename the class in Xcode.")

    static let generatedCode = RefusalCode(
        "generated-code", "Code that a tool writes names the class, or has a symbol made of its identifier.",
        advice: "Rename the class in Xcode, and let the tool write its code again.")

    static let unclearString = RefusalCode(
        "unclear-string", "A string is the class's name, and nothing shows what for.",
        advice: "Look at the string, and say with `strings` whether such strings are renamed or kept.")

    static let implicitNib = RefusalCode(
        "implicit-nib", "UIKit finds a xib by the class's name without its last word, and would no longer find it.",
        advice: "Give the controller the xib's name in its initializer, and plan again.")

    static let managedObject = RefusalCode(
        "managed-object", "Core Data's models name the class, and they are not read.",
        advice: "Rename the class in Xcode, in the model as well.")

    static let databaseTable = RefusalCode(
        "database-table", "A database calls its table after the class, and users' data is in it.",
        advice: "Rename the class together with a migration of the database.")

    static let settingNamesClass = RefusalCode(
        "setting-names-class",
        "A build setting or an Info.plist names the class or its document where it is not edited.",
        advice: "Rename it there by hand in the same commit.")
}

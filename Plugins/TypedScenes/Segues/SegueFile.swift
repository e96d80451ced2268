import TransformKit

/// A Swift file with the segues of the classes whose storyboards the same targets build.
struct SegueFile: OwnedFile {
    let owner: SceneOwner
    let path: String
    /// The file of an earlier run; nil where there is none yet.
    let written: SourceText?
    /// By name.
    let classes: [SegueClass]
    /// The name of the generic type of a segue: `TypedSegue`.
    let segueType: String
    /// The name of the type inside of each class that has its segues: `Segues`.
    let groupName: String
    /// The file that declares the type of a segue.
    let declaringPath: String

    /// The first line of every file that the transform writes, by which it recognizes its own files.
    static let firstLine = GeneratedFile.start + "typed-segues: the segues that code can perform and prepare for."

    var segueCount: Int { classes.map(\.segues.count).reduce(0, +) }
}

/// A class of controllers with the segues of its scenes.
struct SegueClass {
    let type: SceneType
    /// Attributes that an extension needs because the class has them: `@available(iOS 14.0, *)`.
    let availability: [String]
    /// By member.
    let segues: [NamedSegue]
}

/// A segue that code knows by its identifier.
struct NamedSegue {
    let identifier: String
    /// The name of the member.
    let member: String
    /// The class that its destination has in every storyboard.
    let destination: SceneType
    /// The storyboards that have it, without languages.
    let storyboards: [String]
}

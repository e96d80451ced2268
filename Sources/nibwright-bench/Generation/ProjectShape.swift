/// The number of each kind of things that a project has.
struct ProjectShape {
    var documents: Int
    /// Four documents in ten are storyboards, the others xibs.
    var storyboards: Int
    var scenes: Int
    var swiftFiles: Int
    var segues: Int
    /// Inline colors, drawn from a palette a twentieth as large.
    var colors: Int
    var namedColors: Int
    var outlets: Int
    /// Views below the view of a scene or xib.
    var views: Int
    let seed: UInt64

    /// The proportions of 12,533 documents and 59,626 Swift files from 157 public repositories; scenes and views, which
    /// were counted over another set, make up for 93 elements and 12 KB a document.
    init(documents: Int, seed: UInt64) {
        func part(_ count: Int) -> Int { (documents * count + 6_266) / 12_533 }
        self.documents = documents
        self.seed = seed
        storyboards = max(1, documents * 4 / 10)
        scenes = max(storyboards, documents * 12 / 10)
        swiftFiles = part(59_626)
        segues = part(5_529)
        colors = part(45_179)
        namedColors = part(6_883)
        outlets = part(56_140)
        views = documents * 5
    }

    var xibs: Int { documents - storyboards }
    /// Scenes and xibs: what has a class of its own.
    var screens: Int { max(scenes, storyboards) + xibs }
}

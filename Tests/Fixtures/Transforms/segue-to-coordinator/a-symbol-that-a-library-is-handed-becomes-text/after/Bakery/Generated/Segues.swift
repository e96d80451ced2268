// Generated using SwiftGen

enum StoryboardSegue {
    enum Main: String {
        case showCake
    }
}

// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

internal enum StoryboardScene {
  internal enum Main: StoryboardType {
    internal static let storyboardName = "Main"
    internal static let roastList = SceneType<RoastListViewController>(storyboard: Main.self, identifier: "RoastList")
  }
}
internal enum StoryboardSegue {
  internal enum Main: String, SegueType {
    case showBreaks = "ShowBreaks"
    case showRoast = "ShowRoast"
    case editRoast = "EditRoast"
  }
}

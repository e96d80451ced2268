// swiftlint:disable all
// Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen

import UIKit

internal enum StoryboardScene {
  internal enum Main: StoryboardType {
    internal static let storyboardName = "Main"
    internal static let settings = SceneType<SettingsViewController>(storyboard: Main.self, identifier: "Settings")
  }
}

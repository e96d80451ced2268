import UIKit

func makeAbout(_ opener: Opener) -> UIViewController { opener.screen("SettingsAbout") }

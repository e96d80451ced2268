import UIKit

/// An app without steps of its own.
@MainActor let appSteps: [String: (UIViewController) -> Void] = [:]

import UIKit

final class BreaksViewController: UIViewController {}

final class RoastEditorViewController: UIViewController {}

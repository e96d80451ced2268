import UIKit

final class ShiftsViewController: UIViewController {}

final class BreaksViewController: UIViewController {}

final class SetupWaterHardnessViewController: UIViewController {}

final class SetupWaterFilterViewController: UIViewController {}

final class HelpListViewController: UIViewController {}

final class HelpTopicViewController: UIViewController {}

final class HelpAnswerViewController: UIViewController {}

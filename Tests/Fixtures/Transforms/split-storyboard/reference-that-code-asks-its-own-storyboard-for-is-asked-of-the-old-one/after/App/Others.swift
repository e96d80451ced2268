import UIKit

final class CounterViewController: UIViewController {}

final class ShiftsViewController: UIViewController {}

final class BreaksViewController: UIViewController {}

final class RoastDetailViewController: UIViewController {}

final class RoastEditorViewController: UIViewController {}

final class BeanListViewController: UIViewController {}

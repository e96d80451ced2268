import UIKit

final class CounterViewController: UIViewController {}

final class ShiftsViewController: UIViewController {}

final class BreaksViewController: UIViewController {}

final class TourMenuViewController: UIViewController {}

final class TourEndViewController: UIViewController {}

final class GrindPageViewController: UIViewController {}

final class BrewPageViewController: UIViewController {}

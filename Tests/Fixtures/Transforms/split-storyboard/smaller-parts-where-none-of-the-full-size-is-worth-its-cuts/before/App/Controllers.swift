import UIKit

final class CounterViewController: UIViewController {}

final class ListViewController: UIViewController {}

final class FilterViewController: UIViewController {}

final class PageViewController: UIViewController {}

final class MachineViewController: UIViewController {}

final class CodeViewController: UIViewController {}

final class ProfileViewController: UIViewController {}

final class ProfileDryingViewController: UIViewController {}

final class ProfileBrowningViewController: UIViewController {}

final class ProfileCrackViewController: UIViewController {}

final class ProfileCoolingViewController: UIViewController {}

final class ProfileNotesViewController: UIViewController {}

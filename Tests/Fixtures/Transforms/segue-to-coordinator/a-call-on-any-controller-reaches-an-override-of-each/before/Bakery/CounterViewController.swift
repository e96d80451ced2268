import UIKit

final class CounterViewController: UIViewController {}

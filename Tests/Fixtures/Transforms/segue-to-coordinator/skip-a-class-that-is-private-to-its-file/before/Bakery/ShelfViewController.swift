import UIKit

private final class ShelfViewController: UIViewController {}

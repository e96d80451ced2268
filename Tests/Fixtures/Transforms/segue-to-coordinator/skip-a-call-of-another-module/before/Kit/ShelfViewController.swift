import UIKit

public final class ShelfViewController: UIViewController {}

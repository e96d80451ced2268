import UIKit

#if DEBUG
final class ShelfViewController: UIViewController {}
#endif

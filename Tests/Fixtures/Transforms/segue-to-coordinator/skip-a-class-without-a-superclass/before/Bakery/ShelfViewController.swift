import UIKit

final class ShelfViewController {}

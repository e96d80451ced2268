import UIKit

class CardViewController: ListViewController<String> {

}

import UIKit

class CardPresenter: NSObject {

}

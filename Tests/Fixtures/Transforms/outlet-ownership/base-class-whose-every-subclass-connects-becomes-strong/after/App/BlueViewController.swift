import UIKit

class BlueViewController: TitledViewController {

}

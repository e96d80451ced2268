import UIKit

class RedViewController: TitledViewController {

}

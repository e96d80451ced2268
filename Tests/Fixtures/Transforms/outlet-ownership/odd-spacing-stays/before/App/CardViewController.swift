import UIKit

class CardViewController: UIViewController {
    @IBOutlet  weak   var  titleLabel :UILabel!;
    @IBOutlet   private  weak  var priceLabel   :   UILabel!
}

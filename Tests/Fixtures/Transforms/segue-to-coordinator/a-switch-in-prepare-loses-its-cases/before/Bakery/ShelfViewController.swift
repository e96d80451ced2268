import UIKit

final class ShelfViewController: UIViewController {
    @IBAction func bake(_ sender: UIButton) {
        performSegue(withIdentifier: "showCake", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showCake":
            guard let cake = segue.destination as? CakeViewController else { return }
            cake.name = (sender as? UIButton)?.currentTitle
        case "showOven":
            let oven = segue.destination as! OvenViewController
            oven.temperature = 220
        case "embedTimer":
            (segue.destination as? TimerViewController)?.minutes = 45
        default:
            break
        }
    }
}

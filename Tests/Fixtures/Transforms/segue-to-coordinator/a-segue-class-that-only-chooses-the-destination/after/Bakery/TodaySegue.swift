import UIKit

final class TodaySegue: UIStoryboardSegue {
    override var destination: UIViewController {
        let cake = super.destination
        cake.title = "Today"
        return cake
    }
}

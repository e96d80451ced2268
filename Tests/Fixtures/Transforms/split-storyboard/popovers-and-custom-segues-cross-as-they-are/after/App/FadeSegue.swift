import UIKit

final class FadeSegue: UIStoryboardSegue {}

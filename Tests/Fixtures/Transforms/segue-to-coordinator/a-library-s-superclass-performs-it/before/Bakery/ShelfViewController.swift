import UIKit
import Wizard

final class ShelfViewController: WizardPageViewController {}

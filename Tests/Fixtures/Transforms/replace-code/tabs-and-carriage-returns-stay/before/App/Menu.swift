import UIKit

class Menu {
	func show() {
		open(menuURL)	// menu
	}
}
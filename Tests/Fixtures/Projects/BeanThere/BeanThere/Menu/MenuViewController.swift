//
//  MenuViewController.swift
//  BeanThere
//

import UIKit

final class MenuViewController: ListViewController {

    @IBOutlet private weak var happyHourBanner: UIView!
    @IBOutlet private weak var happyHourLabel: UILabel! {
        didSet {
            happyHourLabel.adjustsFontForContentSizeCategory = true
        }
    }
    @IBOutlet private weak var promoContainer: UIView!
    @IBOutlet weak var cartBar: UIView!
    @IBOutlet weak private var cartTotalLabel: UILabel! // follows CartStore.didChange
    @IBOutlet private weak var cartBarBottom: NSLayoutConstraint!

    // Top level objects of the scene
    @IBOutlet private weak var emptyStateView: UIView!
    @IBOutlet private weak var emptyStateLabel: UILabel!
    @IBOutlet private weak var longPress: UILongPressGestureRecognizer!
    @IBOutlet var styler: MenuStyler!

    private var drinks: [Drink] = []
    private var filter = DrinkFilter()
    private var cartObserver: NSObjectProtocol?

    private var visibleDrinks: [Drink] {
        return drinks.filter(filter.accepts)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        longPress.minimumPressDuration = 0.4
        styler.style(cartBar)
        tableView.backgroundView = emptyStateView
        cartObserver = NotificationCenter.default.addObserver(forName: CartStore.didChange, object: nil, queue: .main) { [weak self] _ in
            self?.updateCartBar()
        }
        updateCartBar()
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if MenuStyler.isHappyHour {
            restoreHappyHour()
        }
    }

    deinit {
        if let observer = cartObserver {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    // MARK: Content

    private func reload() {
        setLoading(true)
        brew.fetchMenu { [weak self] result in
            guard let self = self else { return }
            self.setLoading(false)
            switch result {
            case .success(let drinks):
                self.drinks = drinks
                self.updateEmptyState()
                self.tableView.reloadData()
            case .failure(let error):
                self.show(error)
            }
        }
    }

    private func updateEmptyState() {
        let isEmpty = visibleDrinks.isEmpty
        emptyStateView.isHidden = !isEmpty
        emptyStateLabel.text = drinks.isEmpty ? NSLocalizedString("menu.closed", comment: "") : NSLocalizedString("menu.noMatch", comment: "")
        promoContainer.alpha = isEmpty ? 0 : 1
    }

    private func updateCartBar() {
        let isEmpty = cart.isEmpty
        cartTotalLabel.text = isEmpty ? NSLocalizedString("cart.empty", comment: "") : Price.string(cart.cents)
        cartTotalLabel.textColor = isEmpty ? UIColor(white: 0.33, alpha: 1) : .brandBrown
        cartBarBottom.constant = isEmpty ? -60 : 0
        UIView.animate(withDuration: 0.25) {
            self.view.layoutIfNeeded()
        }
    }

    // MARK: Happy hour

    @IBAction func dismissHappyHour(_ sender: UIButton) {
        happyHourBanner.removeFromSuperview()
    }

    private func restoreHappyHour() {
        guard happyHourBanner.superview == nil else { return }
        view.addSubview(happyHourBanner)
        happyHourLabel.text = NSLocalizedString("menu.happyHour", comment: "")
        NSLayoutConstraint.activate([
            happyHourBanner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            happyHourBanner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            happyHourBanner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            promoContainer.topAnchor.constraint(equalTo: happyHourBanner.bottomAnchor),
        ])
    }

    // MARK: Navigation

    @IBAction func showCartTapped(_ sender: UIButton) {
        performSegue(withIdentifier: "openCart", sender: sender)
    }

    @IBAction func drinkLongPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began,
              let indexPath = tableView.indexPathForRow(at: recognizer.location(in: tableView)) else { return }
        performSegue(withIdentifier: "quickCustomize", sender: visibleDrinks[indexPath.row])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "showDrink":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell),
                  let detail = segue.destination as? DrinkDetailViewController else { return }
            detail.drink = visibleDrinks[indexPath.row]
        case "showFeatured":
            let detail = segue.destination as! DrinkDetailViewController
            detail.drink = brew.drink(withID: 3)
        case "showFilter":
            let controller = segue.destination as! FilterViewController
            controller.filter = filter
            controller.popoverPresentationController?.delegate = self
        case "embedPromo":
            (segue.destination as? PromoViewController)?.onTap = { [weak self] in
                self?.performSegue(withIdentifier: "showFeatured", sender: nil)
            }
        case "quickCustomize":
            guard let navigation = segue.destination as? UINavigationController,
                  let customize = navigation.topViewController as? CustomizeDrinkViewController else { return }
            customize.drink = sender as? Drink
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    @IBAction func unwindToMenu(_ segue: UIStoryboardSegue) {
        if segue.identifier == "finishOrder" {
            cart.clear()
            tabBarController?.selectedIndex = 1
        }
    }

    @IBAction func applyFilter(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? FilterViewController else { return }
        filter = controller.filter
        updateEmptyState()
        tableView.reloadData()
        scrollToTop()
    }

    @IBAction func unwindFromCustomize(_ segue: UIStoryboardSegue) {
        guard segue.identifier == "saveCustomization",
              let customize = segue.source as? CustomizeDrinkViewController, let drink = customize.drink else { return }
        cart.add(CartLine(drink: drink, customization: customize.customization))
    }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension MenuViewController: UITableViewDataSource, UITableViewDelegate {

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return visibleDrinks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "DrinkCell", for: indexPath) as! DrinkCell
        let drink = visibleDrinks[indexPath.row]
        cell.configure(with: drink)
        cell.onAdd = { [weak self] in
            self?.cart.add(CartLine(drink: drink))
        }
        return cell
    }
}

// MARK: - UIPopoverPresentationControllerDelegate

extension MenuViewController: UIPopoverPresentationControllerDelegate {

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        return .none
    }
}

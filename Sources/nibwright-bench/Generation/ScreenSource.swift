import Randomness

/// Writes the Swift of a screen's class, with the code that such classes usually have.
struct ScreenSource {
    private let screen: Screen
    private var random: SeededRandom

    init(_ screen: Screen, _ shape: ProjectShape) {
        self.screen = screen
        random = SeededRandom(seed: shape.seed, stream: 1_000_000 + screen.number)
    }

    mutating func text() -> String {
        let base = screen.isScene ? "UIViewController" : "UIView"
        var parts = ["import UIKit\n", "class \(screen.className): \(base) {\n" + outlets() + state()]
        parts.append(screen.isScene ? viewDidLoad() : awakeFromNib())
        if screen.isScene { parts.append(reload()) }
        if !screen.segues.isEmpty { parts.append(prepare()) }
        for _ in 0..<random.number(0...4) { parts.append(CodeSnippets.method(&random)) }
        parts.append("}\n")
        if screen.hasTable { parts.append(dataSource()) }
        return parts.joined(separator: "\n")
    }

    private func outlets() -> String {
        screen.outlets.map { outlet in
            let (modifiers, mark) =
                switch outlet.declaration {
                case .weakUnwrapped: ("weak ", "!")
                case .privateWeak: ("private weak ", "!")
                case .strongUnwrapped: ("", "!")
                case .weakOptional: ("weak ", "?")
                }
            return "    @IBOutlet \(modifiers)var \(outlet.name): \(outlet.kind.className)\(mark)\n"
        }.joined()
    }

    private func state() -> String {
        """

            private let service = \(screen.module)Service.shared
            private var items: [String] = []
            private var isLoading = false

        """
    }

    private mutating func viewDidLoad() -> String {
        """
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.title = NSLocalizedString("\(screen.topic)", comment: "The screen's title")
        \(configuration())
                reload(animated: false)
            }

        """
    }

    private mutating func awakeFromNib() -> String {
        """
            override func awakeFromNib() {
                super.awakeFromNib()
                layer.cornerRadius = \(random.number(2...16))
        \(configuration())
            }

        """
    }

    private mutating func configuration() -> String {
        screen.outlets.map { outlet in
            let name = outlet.name + (isOptional(outlet) ? "?" : "")
            switch outlet.kind {
            case .label: return "        \(name).text = \"\(outlet.name)\"\n        \(name).textColor = .darkText"
            case .button:
                return "        \(name).setTitle(NSLocalizedString(\"\(outlet.name)\", comment: \"\"), for: .normal)"
            case .imageView: return "        \(name).image = UIImage(named: \"icon-\(random.number(1...80))\")"
            case .tableView: return "        \(name).dataSource = self\n        \(name).rowHeight = 44"
            case .textField:
                return "        \(name).placeholder = \"\(outlet.name)\"\n        \(name).returnKeyType = .done"
            case .switch: return "        \(name).isOn = UserDefaults.standard.bool(forKey: \"\(outlet.name)\")"
            case .activityIndicatorView: return "        \(name).hidesWhenStopped = true"
            case .view where random.happens(percent: 4): return "        \(name).removeFromSuperview()"
            case .view: return "        \(name).backgroundColor = .clear\n        \(name).isHidden = items.isEmpty"
            }
        }.joined(separator: "\n")
    }

    private func isOptional(_ outlet: Screen.Outlet) -> Bool {
        if case .weakOptional = outlet.declaration { true } else { false }
    }

    private func reload() -> String {
        """
            private func reload(animated: Bool) {
                guard !isLoading else { return }
                isLoading = true
                service.load(page: items.count / 20) { [weak self] result in
                    guard let self = self else { return }
                    self.isLoading = false
                    switch result {
                    case .success(let loaded): self.items.append(contentsOf: loaded.map { $0.title })
                    case .failure(let error): self.present(UIAlertController(error: error), animated: animated)
                    }
                }
            }

        """
    }

    private func prepare() -> String {
        let cases = Set(screen.segues.compactMap(\.identifier)).sorted().map { identifier in
            """
                    case "\(identifier)":
                        segue.destination.title = (sender as? UITableViewCell)?.textLabel?.text

            """
        }.joined()
        return """
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    super.prepare(for: segue, sender: sender)
                    switch segue.identifier {
            \(cases)        default: break
                    }
                }

            """
    }

    /// Names an outlet on something whose type the code does not say: it may be any class's.
    private func dataSource() -> String {
        """
        extension \(screen.className): UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                cell.textLabel?.text = items[indexPath.row]
                cell.accessoryType = indexPath.row % 2 == 0 ? .disclosureIndicator : .none
                return cell
            }

            func clear() {
                visibleRows.forEach { $0.titleLabel.text = nil }
            }
        }

        """
    }
}

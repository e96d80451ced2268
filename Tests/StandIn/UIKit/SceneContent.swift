/// What a view controller keeps of the scene that it came from: its view, to be made when asked for, and its segues.
@MainActor final class SceneContent {

    let storyboard: UIStoryboard
    private let element: DocumentElement
    private let objects: [DocumentElement]
    private let loader: ObjectLoader
    private let opening: SegueCreation?
    /// Objects of the scene that no view holds; the controller keeps them.
    private var topLevel: [AnyObject] = []

    var templates: [SegueTemplate] { loader.templates }

    init(
        storyboard: UIStoryboard, objects: [DocumentElement], element: DocumentElement, owner: UIViewController,
        opening: SegueCreation?
    ) {
        self.storyboard = storyboard
        self.opening = opening
        self.objects = objects
        self.element = element
        loader = ObjectLoader(owner: owner, ownerID: element.id ?? "", storyboard: storyboard)
        for segue in element.connections where segue.name == "segue" && segue["kind"] != "relationship" {
            loader.templates.append(SegueTemplate(segue, source: owner, storyboard: storyboard, loader: loader))
        }
    }

    /// What `init(coder:)` would decode; here it is set right behind it.
    func setUp(_ controller: UIViewController) {
        controller.title = element["title"]
        if let item = element.child(key: "navigationItem").flatMap({ loader.make($0) }) as? UINavigationItem {
            controller.navigationItem = item
        }
        if let item = element.child(key: "tabBarItem").flatMap({ loader.make($0) }) as? UITabBarItem {
            controller.tabBarItem = item
        }
        if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(documentName:)) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(documentName:)) {
            controller.modalTransitionStyle = style
        }
        controller.hidesBottomBarWhenPushed = element.isYes("hidesBottomBarWhenPushed", else: false)
        addRelated(to: controller)
        makeCustomObjects()
        if controller is UINavigationController || controller is UITabBarController {
            loader.connect(ownerElement: element)
        }
    }

    /// Objects beside the controller that are no views are made together with it, and so are its outlets to them: the
    /// module initializers of VIPER projects rely on it. Everything else waits for the view.
    private func makeCustomObjects() {
        let custom = objects.filter { $0.name == "customObject" }
        topLevel += custom.compactMap(loader.make)
        loader.connectOwner(element, to: Set(custom.compactMap(\.id)))
    }

    private func addRelated(to controller: UIViewController) {
        let related = element.connections.filter { $0["kind"] == "relationship" }.compactMap { segue in
            segue["destination"].map { id in
                storyboard.makeController(id: id, opening: opening) { opening?.make(for: segue, $0) }
            }
        }
        guard !related.isEmpty else { return }
        (controller as? UINavigationController)?.setViewControllers(related, animated: false)
        (controller as? UITabBarController)?.viewControllers = related
        (controller as? UISplitViewController)?.viewControllers = related
    }

    /// Makes the view and everything else of the scene, and connects it.
    func loadView(for controller: UIViewController) {
        let view = element.child(key: "view").flatMap { loader.make($0) as? UIView } ?? UIView(frame: .zero)
        (controller as? UITableViewController)?.tableView = view as? UITableView
        controller.view = view
        for object in objects where object !== element && object.name != "customObject" { if let made = loader.make(object) { topLevel.append(made) } }
        loader.connect(ownerElement: element)
    }
}

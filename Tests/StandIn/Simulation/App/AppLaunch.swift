import Foundation
import UIKit

/// What the program is given: the app's documents and texts, what to look at, and a journey.
@MainActor struct SimulationInput {
    let mainStoryboard: String
    let appDelegate: String?
    let sceneDelegate: String?
    /// Properties to show, by class: those that others set.
    let watched: [String: [String]]
    let journey: [String]

    init(path: String) {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let node = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        mainStoryboard = node["mainStoryboard"] as? String ?? "Main"
        appDelegate = node["appDelegate"] as? String
        sceneDelegate = node["sceneDelegate"] as? String
        watched = node["watched"] as? [String: [String]] ?? [:]
        journey = node["journey"] as? [String] ?? []
        localizedStrings = node["strings"] as? [String: String] ?? [:]
        let library = DocumentLibrary.main
        library.storyboards = (node["storyboards"] as? [String: [String: Any]] ?? [:]).mapValues { DocumentElement($0) }
        library.nibs = (node["nibs"] as? [String: [String: Any]] ?? [:]).mapValues { DocumentElement($0) }
    }
}

/// Starts the app and takes the journey.
@MainActor func simulate(_ input: SimulationInput) {
    var trace = Trace(watched: input.watched)
    InterfaceRuntime.shared.observer = { trace.events.append($0) }
    InterfaceRuntime.shared.failure = { message in
        trace.write("! " + message)
        exit(0)
    }
    let window = launch(input)
    SimulatedRunLoop.main.run()
    trace.write("> launch")
    trace.writeStep(window)
    for step in input.journey {
        trace.write("> " + step)
        JourneyStep(step, window: window).take()
        SimulatedRunLoop.main.run()
        InterfaceRuntime.shared.drain()
        trace.writeStep(window)
    }
    let segues = InterfaceRuntime.shared.performedSegues.joined(separator: "\n")
    try? Data(segues.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1] + ".segues"))
}

/// From memory, in this order: the app's delegate, the storyboard's first controller in a window, the scene's delegate.
@MainActor private func launch(_ input: SimulationInput) -> UIWindow {
    let runtime = InterfaceRuntime.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    let appDelegate = input.appDelegate.flatMap(runtime.makeObject) as? UIApplicationDelegate
    UIApplication.shared.delegate = appDelegate
    heldDelegates.append(appDelegate as AnyObject)
    _ = appDelegate?.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    window.rootViewController = UIStoryboard(name: input.mainStoryboard, bundle: nil).instantiateInitialViewController()
    if let sceneDelegate = input.sceneDelegate.flatMap(runtime.makeObject) as? UIWindowSceneDelegate {
        heldDelegates.append(sceneDelegate)
        let session = UISceneSession()
        let options = UIScene.ConnectionOptions()
        sceneDelegate.window = window
        sceneDelegate.scene(
            UIWindowScene(session: session, connectionOptions: options), willConnectTo: session, options: options)
    } else {
        appDelegate?.window = window
    }
    UIApplication.shared.windows = [window]
    window.makeKeyAndVisible()
    return window
}

/// The application and the scene hold them weakly.
@MainActor private var heldDelegates: [AnyObject] = []

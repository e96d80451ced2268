import Testing

/// A way through the app, step by step: see `JourneyStep` of the simulation for what a step may be.
struct Journey: Sendable, CustomTestStringConvertible {
    /// Also the golden file's name.
    let name: String
    let steps: [String]

    var testDescription: String { name }

    private init(_ name: String, _ steps: String) {
        self.name = name
        self.steps = steps.split(separator: "\n").map(String.init)
    }

    /// What the journey shows, as it was recorded.
    var golden: String { Repository.folder + "/Tests/SimulationTests/Golden/\(name).txt" }

    static let beanThere = [ordering, menu, cart, more]
    static let flows = [unwinding, signingUp, panel, link]

    /// A row, a segue action, two unwinds to the same class, a custom segue, one presented over the full screen.
    static let ordering = Journey(
        "Ordering",
        """
        select row 1
        tap Customize
        choose milkControl 1
        type nameField Ada
        select item 1
        tap save
        tap Customize
        tap cancel
        tap Large
        tap Full nutrition facts
        back
        tap Add to cart
        tap View cart
        tap Checkout
        type emailField ada@example.org
        tap Pay now
        tap Done
        tab 1
        select row 0
        tap Cancel order
        choose scopeControl 1
        select row 0
        back
        """)

    /// A popover, an unwind with data, an embedded screen, a gesture's segue, one that code performs.
    static let menu = Journey(
        "Menu",
        """
        tap Filter
        choose kindControl 1
        slide priceSlider 4
        switch dairyFreeSwitch
        tap Show drinks
        tap Filter
        slide priceSlider 2
        dismiss
        tap Filter
        slide priceSlider 2
        tap Show drinks
        tap Filter
        slide priceSlider 8
        choose kindControl 0
        switch dairyFreeSwitch
        tap Show drinks
        touch happyHourBanner
        back
        tap Tell me more
        back
        press row 3
        type nameField Bob
        select item 0
        select item 3
        tap save
        press row 0
        tap cancel
        select row 0
        back
        """)

    /// Two segues to one scene, a segue that asks first, a failure, and back by unwinding.
    static let cart = Journey(
        "Cart",
        """
        tap Cart
        tap Checkout
        tap Close
        tap addButton in row 0
        tap addButton in row 2
        tap View cart
        delete row 0
        tap Checkout
        back
        tap Checkout
        forget the lines
        tap Pay now
        tap Try again
        tap Pay now
        dismiss
        back
        empty the cart
        tap Checkout
        """)

    /// The old kinds, segues that do not animate, an accessory button, a popover at a view, a segue that is refused, popovers of
    /// one name at a button and at a bar button item, a container whose root is made by a segue action.
    static let kinds = Journey(
        "Kinds",
        """
        tap Push
        back
        tap Still
        back
        tap Modal
        dismiss
        tap Detail
        dismiss
        tap Popover
        dismiss
        tap Refused
        tap Sheet
        dismiss
        tap Made
        back
        select row 1
        back
        inform row 0
        dismiss
        tap Code
        back
        tap Note
        dismiss
        tap Noted
        dismiss
        tap Boxed
        dismiss
        """)

    /// Static rows, references to another storyboard, a sheet, an unwind that code performs, Objective-C.
    static let more = Journey(
        "More",
        """
        tab 2
        select row 0.0
        back
        select row 0.1
        delete row 0
        back
        select row 0.3
        tap loginButton
        tap Not now
        tap loginButton
        type emailField ada@example.org
        type passwordField abc
        tap submitButton
        type passwordField secret
        tap submitButton
        back
        tap Rewards
        tap Redeem
        back
        back
        select row 0.2
        back
        switch notificationsSwitch
        select row 1.2
        back
        """)

    /// One screen presents another, and an unwind goes back over both, over one, and over both again.
    static let unwinding = Journey(
        "Unwinding",
        """
        tap First
        tap Second
        tap Out
        tap First
        tap Second
        tap Up
        tap Second
        tap Out
        tap First
        dismiss
        """)

    /// A flow in a storyboard and a navigation controller of its own, which is left, is entered again, and finishes with what it
    /// was for.
    static let signingUp = Journey(
        "SigningUp",
        """
        tap Sign up
        tap Cancel
        tap Sign up
        type nameField Ada
        tap Next
        back
        tap Next
        tap Check
        type codeField 1234
        tap Check
        tap Sign up
        dismiss
        """)

    /// Segues of a Swift class whose superclass is Objective-C: one that the superclass performs, and both of which it prepares.
    static let panel = Journey(
        "Panel",
        """
        tap Panel
        tap Log
        back
        tap Old log
        back
        back
        """)

    /// What a link opens is what a button opens.
    static let link = Journey(
        "Link",
        """
        open the first screen by a link
        tap Second
        tap Out
        """)
}

import ArgumentParser
import KeylineModel

/// The way the app runs, whatever is on screen.
struct AppOptions: ParsableArguments {
  @OptionGroup var orientation: OrientationOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The major version of the SDK that the app links against; by default that of the OS.",
      valueName: "n"))
  var sdk: Int?

  @Flag(name: .long, help: "The app sets UIDesignRequiresCompatibility.")
  var designCompat = false

  @Flag(name: .long, help: "Display Zoom is on.")
  var zoomed = false

  @Option(
    name: .long,
    help: "The kind of bar button items: none by default, custom views for navbar.")
  var barButtonItems: BarButtonItems?

  func validate() throws {
    if let sdk, !(1...999).contains(sdk) {
      throw ValidationError("'--sdk' takes a major version such as 12, not \(sdk).")
    }
  }

  /// The situation that the flags describe.
  var situation: Situation {
    var situation = Situation()
    situation.orientation = orientation.given ?? .portrait
    situation.sdk = sdk
    situation.designCompatibility = designCompat
    situation.zoom = zoomed ? .zoomed : .standard
    situation.content.barButtonItems = barButtonItems ?? .none
    return situation
  }
}

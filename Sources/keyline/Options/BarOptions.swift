import ArgumentParser
import KeylineModel

/// How the app runs, for a question that says itself what stands in the bar.
struct BarOptions: ParsableArguments {
  @OptionGroup var orientation: OrientationOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The major version of the SDK the app is linked with. Without it: the OS's own.",
      valueName: "n"))
  var sdk: Int?

  @Flag(name: .long, help: "UIDesignRequiresCompatibility is set.")
  var designCompat = false

  @Flag(name: .long, help: "Display Zoom is on.")
  var zoomed = false

  @Option(name: .long, help: "The kind of the items; custom views unless it is given.")
  var barButtonItems: BarButtonItems = .none

  func validate() throws {
    if let sdk, !(1...999).contains(sdk) {
      throw ValidationError("'--sdk' is a major version such as 12, not \(sdk).")
    }
  }

  /// The situation that the flags describe.
  var situation: Situation {
    var situation = Situation()
    situation.orientation = orientation.given ?? .portrait
    situation.sdk = Project.sdk(given: sdk)
    situation.designCompatibility = designCompat
    situation.zoom = zoomed ? .zoomed : .standard
    situation.content.barButtonItems = barButtonItems
    return situation
  }
}

import ArgumentParser
import KeylineModel

/// The orientation of the interface, written in any of three ways.
struct OrientationOptions: ParsableArguments {
  @Flag(name: .long, help: "Landscape; the same as --orientation landscape.")
  var landscape = false

  @Flag(name: .long, help: "Portrait; the same as --orientation portrait.")
  var portrait = false

  @Option(
    name: .long,
    help: "The orientation; by default portrait, or both if a command answers for both.")
  var orientation: Orientation?

  func validate() throws {
    if portrait, landscape {
      throw ValidationError("'--portrait' and '--landscape' cannot be combined.")
    }
    if let orientation, portrait || landscape, given != orientation {
      throw ValidationError(
        "'--orientation \(orientation.rawValue)' and '--\(portrait ? "portrait" : "landscape")' "
          + "cannot be combined.")
    }
  }

  /// The requested orientation; nil if none was given.
  var given: Orientation? { landscape ? .landscape : portrait ? .portrait : orientation }
}

/// A thing that people look for and Keyline has no data about.
package enum Uncovered: Hashable, Sendable {
  /// A device of another kind, as it was called.
  case device(String)
  /// A part of the system that no metric describes, as it was called.
  case topic(String)
  /// The least size of what is tapped, which no view of UIKit has.
  case tapTarget
}

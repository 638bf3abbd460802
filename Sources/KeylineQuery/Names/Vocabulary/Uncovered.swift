/// A subject that people look for and Keyline has no data about.
package enum Uncovered: Hashable, Sendable {
  /// A device of another kind, by the given name.
  case device(String)
  /// A part of the system without a metric, by the given name.
  case topic(String)
  /// The minimum size of a tap target, which no view of UIKit has.
  case tapTarget
}

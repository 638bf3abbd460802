/// Work that takes most of a call's time, so that a test can hold how often it is done.
package enum Work: Hashable, Sendable {
  /// The rows of a database were read, all of them.
  case reading
  /// Rules were put in order so that questions can be answered.
  case resolving

  /// Told of each work in the same task; nil where nobody counts.
  @TaskLocal package static var observer: (@Sendable (Work) -> Void)?
}

/// One line at the terminal that says how far a long task is.
///
/// It is written over and over in place and taken away at the end; short tasks show none.
struct ProgressLine {
  /// The action, for example `Replaying`, and its object, for example `rows`.
  let verb: String
  let noun: String
  /// Where it is written; nil where nobody looks.
  let show: (@Sendable (String) -> Void)?

  /// Every so many steps it is written; a task that has no more shows nothing.
  static let step = 500

  private static let clearLine = "\r\u{1B}[K"

  /// Tells that so many steps of all are done.
  func report(_ done: Int, of total: Int) {
    guard let show, total > Self.step else { return }
    if done >= total {
      show(Self.clearLine)
    } else if done.isMultiple(of: Self.step) {
      show("\(Self.clearLine)\(verb) \(done) of \(total) \(noun)")
    }
  }
}

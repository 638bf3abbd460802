/// One line at the terminal with the progress of replaying rows.
///
/// It is rewritten in place and removed at the end; short tasks show none.
struct ProgressLine {
  /// Writes the line; nil if nobody watches.
  let show: (@Sendable (String) -> Void)?

  /// The number of steps between updates; a shorter task shows nothing.
  static let step = 500

  private static let clearLine = "\r\u{1B}[K"

  /// Reports the number of completed steps.
  func report(_ done: Int, of total: Int) {
    guard let show, total > Self.step else { return }
    if done >= total {
      show(Self.clearLine)
    } else if done.isMultiple(of: Self.step) {
      show("\(Self.clearLine)Replaying \(done) of \(total) rows")
    }
  }
}

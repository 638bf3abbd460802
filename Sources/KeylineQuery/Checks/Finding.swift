/// Something that is wrong with the knowledge.
public struct Finding: Hashable, Sendable {
  /// The name of the check that found it, for example `references`.
  public let check: String
  /// The identifier of the row that it is about.
  public let subject: String
  /// What is wrong, with the names that matter, and what would be right.
  public let message: String

  /// Creates a finding.
  public init(check: String, subject: String, message: String) {
    self.check = check
    self.subject = subject
    self.message = message
  }
}

extension Finding: CustomStringConvertible {
  public var description: String { "\(subject): \(message)" }
}

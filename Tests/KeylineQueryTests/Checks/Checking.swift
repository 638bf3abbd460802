import KeylineModel
import KeylineQuery

extension Check {
  /// What is wrong with some knowledge, as `subject: message`.
  func findings(_ knowledge: Knowledge) -> [String] {
    findings(in: Resolver(knowledge)).map(\.description)
  }

  /// The rows that something is wrong with.
  func subjects(_ knowledge: Knowledge) -> [String] {
    findings(in: Resolver(knowledge)).map(\.subject)
  }
}

import KeylineModel
import KeylineQuery

extension Check {
  /// What is wrong with some knowledge.
  func findings(_ knowledge: Knowledge) -> [Finding] { findings(in: Resolver(knowledge)) }

  /// The rows that something is wrong with.
  func subjects(_ knowledge: Knowledge) -> [String] {
    findings(in: Resolver(knowledge)).map(\.subject)
  }
}

public import KeylineModel
public import KeylineQuery
import KeylineSeed

/// The shipped knowledge for somebody else's program: no database, no UIKit.
///
/// ```swift
/// let base = try KnowledgeBase.bundled()
/// let height = base.value("statusBar.height", on: "iphone-x", iOS: "11")  // 44
/// ```
public struct KnowledgeBase: Sendable {
  /// Answers everything that ``value(_:on:iOS:in:)`` is too short for.
  public let resolver: Resolver

  /// Creates a knowledge base over any body of knowledge.
  public init(_ knowledge: Knowledge) { resolver = Resolver(knowledge) }

  /// The knowledge that is part of the library.
  ///
  /// - Throws: `InputError` if the library was built from a seed that cannot be read.
  public static func bundled() throws -> KnowledgeBase {
    KnowledgeBase(try Seed.bundled())
  }

  /// The value of a metric in points; nil when there is no single one, or a name is unknown.
  ///
  /// - Parameters:
  ///   - metric: The key, for example `navigationBar.maxY`.
  ///   - device: The identifier, for example `iphone-x`.
  ///   - version: The version, for example `11` or `17.2`; missing numbers are zero.
  ///   - situation: What is on screen; portrait without bars unless given.
  public func value(
    _ metric: Metric.ID, on device: Device.ID, iOS version: String,
    in situation: Situation = Situation()
  ) -> Double? {
    guard let version = OSVersion(version) else { return nil }
    let answer = resolver.question(metric, device: device)?.answer(at: version, in: situation)
    return (answer?.value).map { Double($0.sixths) / 6 }
  }
}

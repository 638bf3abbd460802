import KeylineData
// Exported, so that one import is enough: it declares the parts of answers and situations.
@_exported public import KeylineModel
import KeylineQuery

/// The shipped knowledge for another program: no database, no UIKit, no files.
///
/// ```swift
/// let base = try KnowledgeBase.bundled()
/// try base.value(of: .navigationBarMaxY, on: .iPhoneX, os: 11)  // 88
/// ```
///
/// ## Topics
///
/// ### Getting one
/// - ``bundled()``
///
/// ### Asking
/// - ``value(of:on:os:in:)``
/// - ``values(on:os:in:)``
/// - ``answers(of:on:os:in:)-(_,_,Version,_)``
/// - ``answers(of:on:os:in:)-(_,_,ClosedRange<Version>,_)``
///
/// ### The catalogue
/// - ``devices``
/// - ``metrics``
public struct KnowledgeBase: Sendable {
  /// The devices in the catalogue's order, oldest first.
  public var devices: [Device] { resolver.knowledge.devices }

  /// The metrics in the catalogue's order.
  public var metrics: [Metric] { resolver.knowledge.metrics }

  let resolver: Resolver

  /// Creates a knowledge base over any body of knowledge.
  package init(_ knowledge: Knowledge) { resolver = Resolver(knowledge) }

  /// The knowledge built into the library, read once and then kept.
  ///
  /// - Throws: An error that names the file and the place, if the library was built from a seed
  ///   that cannot be read. The released seed can.
  public static func bundled() throws -> KnowledgeBase { try shipped.get() }

  private static let shipped = Result { KnowledgeBase(try Seed.bundled()) }
}

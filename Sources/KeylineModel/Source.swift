/// A citation: where a fact was read.
public struct Source: Hashable, Identifiable, Sendable {
  /// The key of a source, for example `qmui-633`.
  public typealias ID = String

  /// A short key, for example `qmui-633`.
  public package(set) var id: ID
  /// The title, or the name if it has no title.
  public package(set) var title: String
  /// The kind of publication.
  public package(set) var kind: Kind
  /// The public address; nil when it was not kept.
  public package(set) var address: String?
  /// The exactness of the address.
  package var locator: Locator
  /// The part that was read.
  package var read: String?
  /// The source that this one copies; the two count as one.
  package var copyOf: ID?
  /// The terms stated by its repository or page; nil if they were never checked.
  public package(set) var licence: Licence?
  /// The device attributes that it states; nil if they were never listed.
  package var holds: [DeviceAttribute]?
  /// The layer that it comes from.
  package let layer: Layer

  /// The kind of publication that a source is.
  public enum Kind: String, CaseIterable, Sendable {
    case article, book, dataset, documentation, issue, library, notes
    case seedArticle = "seed-article"
  }

  /// How good an address is.
  package enum Locator: String, CaseIterable, Sendable {
    case exact, reconstructed
    case notKept = "not kept"
  }

  /// Creates a source.
  package init(
    id: ID, title: String, kind: Kind, address: String? = nil, locator: Locator = .exact,
    read: String? = nil, copyOf: ID? = nil, licence: Licence? = nil,
    holds: [DeviceAttribute]? = nil, layer: Layer = .shipped
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.address = address
    self.locator = locator
    self.read = read
    self.copyOf = copyOf
    self.licence = licence
    self.holds = holds
    self.layer = layer
  }
}

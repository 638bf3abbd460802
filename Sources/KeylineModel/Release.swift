/// A version that was released, with its dates, `YYYY-MM-DD`.
public struct Release: Hashable, Sendable {
  /// The version.
  public package(set) var version: OSVersion
  /// The date for iPhone and iPod touch, and for iPad before iPadOS.
  public package(set) var ios: String?
  /// The date as iPadOS.
  public package(set) var ipados: String?

  /// Creates a release; a nil date means that it was not released under that name.
  public init(version: OSVersion, ios: String?, ipados: String?) {
    self.version = version
    self.ios = ios
    self.ipados = ipados
  }
}

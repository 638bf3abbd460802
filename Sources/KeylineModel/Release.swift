/// A version that was released, with its dates, `YYYY-MM-DD`.
package struct Release: Hashable, Sendable {
  /// The version.
  package var version: OSVersion
  /// The date for iPhone and iPod touch, and for iPad before iPadOS.
  package var ios: String?
  /// The date as iPadOS.
  package var ipados: String?

  /// Creates a release; a nil date means that it was not released under that name.
  package init(version: OSVersion, ios: String?, ipados: String?) {
    self.version = version
    self.ios = ios
    self.ipados = ipados
  }
}

import KeylineJSON
package import KeylineModel

/// Reads and writes releases.
enum ReleaseCoding {
  static func decode(
    _ value: JSONValue, in text: SourceText, path: String
  ) throws(InputError) -> Release {
    try Release.fields.decode(
      value, in: text, path: path, into: .blank)
  }

  static func encode(_ release: Release) -> JSONValue { Release.fields.encode(release) }
}

extension Release {
  /// A release that is still to be read.
  package static let blank = Release(version: .lowest, ios: nil, ipados: nil)

  /// All that a file says of a release.
  package static let fields: [RowField<Release>] = [
    .required("version", .release, "The version.", { $0.version }, { $0.version = $1 }),
    .optional("ios", .date, "The date for iPhone, YYYY-MM-DD.", { $0.ios }, { $0.ios = $1 }),
    .optional(
      "ipados", .date, "The date as iPadOS, YYYY-MM-DD.", { $0.ipados }, { $0.ipados = $1 }),
  ]
}

/// The licence under which Keyline publishes its data, as exports name it.
package enum DataLicence {
  /// Its SPDX identifier.
  package static let id = "CC0-1.0"

  /// The address of its text.
  package static let address = "https://creativecommons.org/publicdomain/zero/1.0/"

  /// The sentence about its scope.
  package static let sentence =
    "Keyline's data is in the public domain. Rows of other layers, and the sources themselves, "
    + "remain under their own terms."
}

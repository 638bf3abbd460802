/// The licence under which Keyline publishes its data, as exports name it.
package enum DataLicence {
  /// The identifier that SPDX gives it.
  package static let id = "CC0-1.0"

  /// The address of its text.
  package static let address = "https://creativecommons.org/publicdomain/zero/1.0/"

  /// The sentence that says to what it applies.
  package static let sentence =
    "Keyline's data is in the public domain. Rows of other layers, and the sources themselves, "
    + "remain under their own terms."
}

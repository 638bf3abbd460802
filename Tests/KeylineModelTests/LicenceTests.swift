import KeylineModel
import Testing

struct LicenceTests {
  @Test(arguments: [
    "MIT", "Apache-2.0", "CC-BY-SA-4.0", "none-stated", "LicenseRef-Unity-Companion",
  ])
  func `an identifier is read`(text: String) {
    #expect(Licence(text)?.description == text)
  }

  @Test(arguments: [
    "", "MIT License", "MIT/X11", "-MIT", ".MIT", "MIT\n", String(repeating: "a", count: 65),
  ])
  func `what is not an identifier is refused`(text: String) {
    #expect(Licence(text) == nil)
  }

  @Test(arguments: [
    ("proprietary", true), ("LicenseRef-Unity-Companion", true), ("GPL-3.0-only", true),
    ("AGPL-3.0-or-later", true), ("LGPL-2.1-only", true), ("none-stated", false), ("MIT", false),
    ("BSD-3-Clause", false), ("CC-BY-SA-4.0", false), ("GPLish", false),
  ])
  func `terms that bind whoever takes something over are restrictive`(
    id: String, isRestrictive: Bool
  ) {
    #expect(Licence(id)?.isRestrictive == isRestrictive)
  }
}

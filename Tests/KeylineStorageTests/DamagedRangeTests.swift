import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct DamagedRangeTests {
  /// Ends the whole test run with a trap as long as it is not mended.
  @Test func `a range that is upside down in a damaged file is damage, not a trap`() throws {
    try TemporaryFolder.with { folder in
      let store = try folder.store()
      try folder.tamper(
        "keyline.sqlite",
        """
        PRAGMA ignore_check_constraints = ON;
        INSERT INTO scope_condition VALUES (1, 'shipped', 'width', 0, NULL, 9, 1)
        """)
      #expect(throws: StorageError.self) { try store.knowledge() }
    }
  }
}

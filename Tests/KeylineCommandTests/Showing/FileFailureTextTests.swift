import KeylineStore
import Testing

@testable import keyline

@Suite("Errors of files") struct FileFailureTextTests {
  @Test(arguments: [
    (FileFailure.Attempt.opening, "/a b/c cannot be opened: No such file or directory."),
    (.creating, "/a b/c cannot be created: No such file or directory."),
    (.writing, "/a b/c could not be written: No such file or directory."),
    (.removing, "/a b/c cannot be removed: No such file or directory."),
    (.replacingOther, "/a b/c is not a regular file and was left alone."),
    (
      .replacingReadOnly,
      "/a b/c is read-only and was left alone. Let Keyline replace it: chmod u+w /a b/c"
    ),
    (
      .keepingOwner,
      "/a b/c belongs to another user or group, and a replacement would not. Keyline left it alone."
    ),
  ])
  func `name the path, what failed, and why or what to do`(
    attempt: FileFailure.Attempt, text: String
  ) {
    let missing: Int32 = 2
    #expect(FileFailure("/a b/c", attempt, code: missing).description == text)
  }
}

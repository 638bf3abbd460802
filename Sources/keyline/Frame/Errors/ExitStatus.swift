#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The exit codes; they follow sysexits.
enum ExitStatus {
  static let success: Int32 = 0
  /// The answer is "no": no single value, an unknown name, nothing found, a check that failed.
  static let negative: Int32 = 1
  static let usage: Int32 = 64
  static let badData: Int32 = 65
  static let noInput: Int32 = 66
  static let unavailable: Int32 = 69
  static let `internal`: Int32 = 70
  static let cannotCreate: Int32 = 73
  static let inputOutput: Int32 = 74
  static let locked: Int32 = 75
  static let notPermitted: Int32 = 77
  static let configuration: Int32 = 78

  /// The graver of two codes for checked files: an error outweighs a stale file, and that one an
  /// unread file.
  static func graver(_ one: Int32, _ other: Int32) -> Int32 {
    let order = [success, notPermitted, negative, noInput, badData]
    func rank(_ code: Int32) -> Int { order.firstIndex(of: code) ?? order.count }
    return rank(other) > rank(one) ? other : one
  }

  /// Ends the process without running any other code.
  static func exit(_ code: Int32) -> Never { _exit(code) }
}

import KeylineModel
import Testing

@testable import KeylineStorage

@Suite struct DamageTests {
  /// A small generator with a fixed seed, so that a failing case comes again.
  private struct XorShift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test(arguments: 1...10)
  func `a damaged file is read or refused and nothing else happens`(seed: UInt64) throws {
    var random = XorShift(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    try TemporaryFolder.with { folder in
      try folder.store()
      let sound = try folder.bytes()
      for round in 0..<20 {
        var damaged = sound
        for _ in 0...(round % 4) {
          let place = Int.random(in: 0..<sound.count, using: &random)
          switch round % 3 {
          case 0: damaged[place] ^= 1 << Int.random(in: 0..<8, using: &random)
          case 1: damaged[place] = UInt8.random(in: 0...255, using: &random)
          default:
            let end = min(place + 512, sound.count)
            damaged.replaceSubrange(place..<end, with: repeatElement(0, count: end - place))
          }
        }
        try folder.write(damaged)
        do {
          _ = try folder.store().knowledge()
        } catch {
          #expect(error is StorageError, "\(error)")
          #expect("\(error)".contains(folder.path), "\(error)")
        }
      }
    }
  }

  @Test func `a page that was overwritten is damage`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      var bytes = try folder.bytes()
      for page in 1..<(bytes.count / 4_096) {
        bytes.replaceSubrange(
          page * 4_096..<page * 4_096 + 100, with: repeatElement(0xFF, count: 100))
      }
      try folder.write(bytes)
      let error = #expect(throws: StorageError.self) { try folder.store().knowledge() }
      guard case .damaged(folder.file(), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}

import Testing

@testable import KeylinePublish

@Suite("Bytes on their way out")
struct ByteSinkTests {

  @Test func `are handed on once there are enough, and at the end`() throws {
    let text = String(repeating: "a", count: ByteSink.size / 2 + 1)
    let found = try Exporting.pieces { sink in
      for _ in 0..<3 { try sink.write(text) }
      try sink.finish()
    }
    #expect(found.map(\.count) == [text.utf8.count * 2, text.utf8.count])
  }

  @Test func `are not handed on where there are none`() throws {
    #expect(try Exporting.pieces { try $0.finish() } == [])
    #expect(
      try Exporting.pieces {
        try $0.write("")
        try $0.finish()
        try $0.finish()
      } == [])
  }

  @Test(arguments: [0, 1, 3, 20_000])
  func `of rows are their common parts and what each has of its own`(count: Int) throws {
    let numbers = (0..<count).map { "\($0)" }
    let layout = RowLayout(
      head: Array("<".utf8), first: FragmentList(numbers.map { Array($0.utf8) }),
      middle: Array(" ".utf8),
      second: FragmentList(numbers.map { Array($0.reversed()).map { $0.asciiValue ?? 0 } }),
      tail: Array(">\n".utf8))
    let found = try Exporting.pieces { sink in
      try sink.write(layout, rows: 0..<count)
      try sink.finish()
    }
    #expect(
      String(decoding: found.joined(), as: UTF8.self)
        == numbers.map { "<\($0) \(String($0.reversed()))>\n" }.joined())
    #expect(found.allSatisfy { $0.count < ByteSink.size + 100 })
  }

  @Test func `of some of the rows are those rows, without a second part if there is none`() throws {
    let layout = RowLayout(
      first: FragmentList(["a", "b", "c", "d"].map { Array($0.utf8) }), tail: [UInt8(ascii: ";")])
    let found = try Exporting.pieces { sink in
      try sink.write(layout, rows: 1..<3)
      try sink.finish()
    }
    #expect(String(decoding: found.joined(), as: UTF8.self) == "b;c;")
  }

  @Test func `of a list lie where they were put, empty ones too`() {
    let list = FragmentList([[1, 2], [], [3]])
    #expect(list.bytes == [1, 2, 3])
    #expect((0..<3).map(list.range) == [0..<2, 2..<2, 2..<3])
    #expect(FragmentList().ends.isEmpty)
  }

  @Test func `of a value are rendered once`() {
    var count = 0
    let found = withUnsafeMutablePointer(to: &count) { pointer in
      let fragments = Fragments<Int> { value in
        pointer.pointee += 1
        return "<\(value)>"
      }
      return [1, 2, 1, 1].map { String(decoding: fragments[$0], as: UTF8.self) }
    }
    #expect(found == ["<1>", "<2>", "<1>", "<1>"])
    #expect(count == 2)
  }
}

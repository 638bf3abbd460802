import KeylineModel
import Testing

struct LengthListTests {
  @Test(arguments: [
    "64,0,60,0", "{64, 0, 60, 0}", " 64 , 0, 60 ,0 ", "64.0,0,60,0", "{{64, 0}, {60, 0}}",
    "{}64,0,60,0",
  ])
  func `insets are read as typed and as UIKit prints them`(text: String) throws {
    let insets = try #require(Edges<Length>(pasted: text))
    #expect(insets.all.map(\.description) == ["64", "0", "60", "0"])
    #expect(insets.bottom == Length(points: 60))
  }

  @Test func `insets below zero are read`() {
    #expect(Edges<Length>(pasted: "-20,0,0,0")?.top == Length(points: -20))
    #expect(Edges<Length>(pasted: "{0, 0, -34.5, 0}")?.bottom == Length(sixths: -207))
  }

  @Test func `a frame is read as typed and as UIKit prints it`() throws {
    for text in ["0,64,375,603", "{{0, 64}, {375, 603}}"] {
      let frame = try #require(Frame<Length>(pasted: text))
      #expect(frame.all.map(\.description) == ["0", "64", "375", "603"])
    }
  }

  @Test(arguments: ["0,0,-1,5", "0,0,5,-1"])
  func `a frame has no size below zero`(text: String) {
    #expect(Frame<Length>(pasted: text) == nil)
    #expect(Frame<Length>(pasted: "-1,-1,0,0") != nil)
  }

  @Test(arguments: [
    "", "64", "64,0,60", "64,0,60,0,0", "64 0 60 0", "64,0,60,", "64,0,6 0,0", "{64,0,60,0",
    "}64,0,60,0{", "64,0,60,x", "1e3,0,0,0", "64,0,60,0}", "999999999,0,0,0",
    "UIEdgeInsets(64,0,60,0)", "64,,60,0", "64,0,60,0.1", "６４,0,60,0",
  ])
  func `what is no list of four lengths is refused`(text: String) {
    #expect(Edges<Length>(pasted: text) == nil)
  }

  @Test func `a list is bounded`() {
    let list = Array(repeating: "1", count: [Length].longest)
    #expect([Length](pasted: list.joined(separator: ","))?.count == list.count)
    #expect([Length](pasted: (list + ["1"]).joined(separator: ",")) == nil)
    #expect([Length](pasted: String(repeating: ",", count: 100_000)) == nil)
  }
}

import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("ViewImageConfig literals")
struct ViewImageConfigTests {
  /// A function that gives a config, with a body.
  private func function(_ name: String, _ body: String) -> String {
    "static func \(name)(_ o: Orientation) -> ViewImageConfig {\n\(body)\n}\n"
  }

  private func insets(_ name: String, _ orientation: String, _ edges: [String]) -> [String] {
    zip(["top", "left", "bottom", "right"], edges).map {
      "\(name) · \(orientation) · screen.safeAreaInsets.\($0) = \($1)"
    }
  }

  @Test func `a switch over the orientation gives both`() throws {
    let lines = try table(ExternalSample.viewImageConfig).lines
    let landscape = [
      "iPhoneX · landscape · screen.width = 812", "iPhoneX · landscape · screen.height = 375",
    ]
    #expect(
      lines == landscape + insets("iPhoneX", "landscape", ["0", "44", "24", "44"])
        + insets("iPhoneX", "portrait", ["0", "0", "0", "0"]))
  }

  @Test(arguments: [
    "return .init(safeArea: .init(top: 1, left: 2, bottom: 3, right: 4), traits: .init())",
    ".init(safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
    "ViewImageConfig(safeArea: .init(top: 1, left: 2, bottom: 3.0, right: 4))",
    "return ViewImageConfig.init(safeArea: UIEdgeInsets.init(top:1,left:2,bottom:3,right:4))",
    "let safeArea: UIEdgeInsets = .init(top: 1, left: 2, bottom: 3, right: 4)",
    "let safeArea = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4); return .init()",
    "/* } /* } */ } */ // }\nlet s = \"}\\\"}\"\n.init(safeArea: .init(top: 1, left: 2, bottom: 3, right: 4))",
    "/*\n| Model | Top |\n| --- | --- |\n| iPhone X | 44 |\n*/\n.init(safeArea: .init(top: 1, left: 2, bottom: 3, right: 4))",
    "#if DEBUG\nprint(\"\"\"\n } \"\n\"\"\")\n#endif\nsafeArea = .init(top: 1, left: 2, bottom: 3, right: 4)",
  ])
  func `the ways to write insets are all understood`(body: String) throws {
    let lines = try table(function("iPhoneX", body)).lines
    #expect(lines == insets("iPhoneX", "portrait", ["1", "2", "3", "4"]))
  }

  @Test func `a constant is read, the orientation by its size`() throws {
    let text = """
      public static let mine: ViewImageConfig = .init(safeArea: .zero, size: CGSize(width: 9, height: 5))
      static let yours = ViewImageConfig(size: .init(width: 5, height: 9))
      static let alias = ViewImageConfig.mine(.portrait)
      """
    let sizes = ["mine · landscape · screen.width = 9", "mine · landscape · screen.height = 5"]
    #expect(
      try table(text).lines == sizes + insets("mine", "landscape", ["0", "0", "0", "0"]) + [
        "yours · portrait · screen.width = 5", "yours · portrait · screen.height = 9",
      ])
  }

  @Test func `a function that calls another one says the same, once`() throws {
    let text =
      function("a", "safeArea = .zero") + function("b", "return a(o)") + function("b", ".a(o)")
      + function("c", "return ViewImageConfig.c(.landscape(splitView: .full))")
    #expect(
      try table(text).lines == insets("a", "portrait", ["0", "0", "0", "0"])
        + insets("b", "portrait", ["0", "0", "0", "0"]))
  }

  @Test func `functions of other types say nothing`() throws {
    let traits =
      "static func iPhoneX(_ o: ViewImageConfig.Orientation) -> Traits { size = .init(width: 1, height: 2) }"
    let text = traits + function("a", "size = .init(width: 3, height: 4)")
    #expect(
      try table(text).lines == [
        "a · portrait · screen.width = 3", "a · portrait · screen.height = 4",
      ])
  }

  @Test func `a split gives its width only, and the whole screen tells the iPads apart`() throws {
    let text = function(
      "iPadMini",
      """
      switch o {
      case .landscape(let splitView):
        switch splitView {
        case .oneThird: size = .init(width: 320, height: 768)
        case .full: size = .init(width: 1024, height: 768)
        }
      }
      return .init(safeArea: .init(top: 20, left: 0, bottom: 0, right: 0), size: size)
      """)
    let found = try table(text)
    let third = "iPadMini · landscape one-third · splitView.width = 320"
    let size = [
      "iPadMini · landscape · screen.width = 1024", "iPadMini · landscape · screen.height = 768",
    ]
    #expect(
      found.lines == [third] + size + insets("iPadMini", "landscape", ["20", "0", "0", "0"]))
    #expect(found.readings[0].screen?.isLandscape == true)
  }

  @Test func `each case has what a second switch over it sets`() throws {
    let text = function(
      "a",
      """
      switch o {
      case .portrait: safeArea = .init(top: 1, left: 2, bottom: 3, right: 4)
      case .landscape: safeArea = .zero
      }
      switch o {
      case .portrait: size = .init(width: 5, height: 9)
      case .landscape: size = .init(width: 9, height: 5)
      }
      """)
    func size(_ orientation: String, _ width: Int, _ height: Int) -> [String] {
      [
        "a · \(orientation) · screen.width = \(width)",
        "a · \(orientation) · screen.height = \(height)",
      ]
    }
    #expect(
      try table(text).lines == size("portrait", 5, 9)
        + insets("a", "portrait", ["1", "2", "3", "4"])
        + size("landscape", 9, 5) + insets("a", "landscape", ["0", "0", "0", "0"]))
  }

  @Test func `what is no literal is passed over`() throws {
    let text = function("a", "safeArea = .init(top: 4 + x, left: y, bottom: f(1, 2), right: -8)")
    #expect(try table(text).lines == ["a · portrait · screen.safeAreaInsets.right = -8"])
  }

  @Test func `a number says where it stands`() throws {
    let readings = try table(ExternalSample.viewImageConfig).readings
    let bottom = try #require(readings.first { $0.value.description == "24" })
    #expect((bottom.place.line, bottom.place.column) == (5, 50))
    #expect(bottom.path == "iPhoneX.landscape")
  }
}

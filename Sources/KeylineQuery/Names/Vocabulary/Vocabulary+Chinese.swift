extension Vocabulary {
  /// Splits Chinese, which has no spaces, into words: the longest known term comes first.
  static func chinese(_ run: Substring) -> [Word] {
    var words: [Word] = []
    var unknown = ""
    func close() {
      if !unknown.isEmpty { words.append(Word(text: unknown, meant: [])) }
      unknown = ""
    }
    var rest = run.simplified[...]
    while let character = rest.first {
      if let (term, meant) = terms.first(where: { rest.hasPrefix($0.term) }) {
        close()
        words.append(Word(text: term, meant: meant))
        rest = rest.dropFirst(term.count)
      } else {
        if particles.contains(character) { close() } else { unknown.append(character) }
        rest.removeFirst()
      }
    }
    close()
    return words
  }

  /// The Chinese dictionary: the terms of UIKit's developers in the words of UIKit's names; those
  /// of Taiwan and Hong Kong are in simplified characters, too.
  private static let meanings: [String: String] = [
    "导航栏": "navigation bar", "导航条": "navigation bar", "导览列": "navigation bar",
    "状态栏": "status bar", "状态条": "status bar", "状态列": "status bar", "标签栏": "tab bar",
    "标签列": "tab bar", "选项卡": "tab bar", "选项卡栏": "tab bar", "工具栏": "toolbar",
    "工具条": "toolbar", "工具列": "toolbar", "搜索栏": "search bar", "搜寻列": "search bar",
    "搜索框": "search field", "安全区": "safe area", "安全区域": "safe area",
    "大标题": "large title", "大字标题": "large title", "标题视图": "title view", "标题": "title",
    "返回按钮": "back button", "导航栏按钮": "bar button", "按钮": "button", "键盘": "keyboard",
    "刘海": "notch", "刘海屏": "notch", "浏海": "notch", "灵动岛": "dynamic island",
    "动态岛": "dynamic island", "主屏幕指示器": "home indicator", "主屏指示器": "home indicator",
    "主页指示器": "home indicator", "底部横条": "home indicator", "小横条": "home indicator",
    "小黑条": "home indicator", "指示器": "indicator", "主屏幕按钮": "home button", "边距": "margin",
    "内边距": "padding", "间距": "spacing", "间隔": "gap", "高度": "height", "宽度": "width",
    "行高": "row height", "圆角": "corner radius", "屏幕": "screen", "萤幕": "screen",
    "全屏": "full screen", "分屏": "split view", "横屏": "landscape", "竖屏": "portrait",
    "折叠屏": "foldable", "表格": "table", "单元格": "cell", "分组": "grouped",
    "分割线": "separator", "背景": "background", "顶部": "top", "底部": "bottom",
    "约束": "constraint", "层级": "hierarchy", "小组件": "widget", "小部件": "widget",
    "小工具": "widget", "点击区域": "touches", "留白": "blank space", "空白": "blank space",
    "侧滑返回": "swipe back", "跳动": "jumps", "下移": "moves down", "偏移": "shift",
    "适配": "adapt",
  ]

  /// The terms, the longest first.
  static let terms = meanings.map { term, meaning in
    (term: term, meant: meaning.split(separator: " ").map(String.init))
  }.sorted { ($0.term.count, $0.term) > ($1.term.count, $1.term) }

  /// The traditional characters of the dictionary's terms.
  static let traditional = "導欄狀態條標籤選項視圖題鈕鍵盤劉靈動島頁邊間寬圓螢單區組線頂約層級點擊橫豎適覽尋瀏內側摺疊"
  /// Their simplified characters, in the same order.
  static let simplified = "导栏状态条标签选项视图题钮键盘刘灵动岛页边间宽圆萤单区组线顶约层级点击横竖适览寻浏内侧折叠"

  /// Characters that only join the words beside them.
  private static let particles: Set<Character> = ["的", "和", "与"]
}

extension StringProtocol {
  /// The text with the dictionary's traditional characters simplified.
  var simplified: String {
    utf8.allSatisfy { $0 < 0x80 } ? String(self) : String(map { simplifications[$0] ?? $0 })
  }
}

private let simplifications: [Character: Character] = Dictionary(
  uniqueKeysWithValues: zip(Vocabulary.traditional, Vocabulary.simplified))

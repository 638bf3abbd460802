/// Names that want to be more than names.
enum HostileNames {
  static let all: [String] =
    quotes + comments + interpolations + lines + unseen + words + scripts
    + sheets + odd

  private static let quotes = [
    #"""#, "'", "`", #"\"#, #"\\"#, #"\""#, #"" + evil() + ""#, #"""""#, #"ends with \"#, "'''",
    "«»",
    #"\"); exit(1); (\""#, "'; DROP TABLE device; --",
  ]
  private static let comments = [
    "*/", "/*", "*/ evil(); /*", "// evil", "#", "-->", "<!-- -->", "/** */", "//\\", "??/",
    #"ends a comment \"#,
  ]
  private static let interpolations = [
    #"\(evil)"#, "${evil}", "$(evil)", "`evil`", "%s%n%d", "{{evil}}", "#{evil}", "%00", #"\0"#,
    #"\u{41}"#, #"\x41"#, "&quot;", "&#34;",
  ]
  private static let lines = [
    "a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b", "a\u{C}b", "\n",
    "a\n#define b", "a\n#import <b>", "tab\tbed",
  ]
  private static let unseen = [
    "\u{202E}evil\u{202C}", "\u{2066}evil\u{2069}", "a\u{200B}b", "a\u{FEFF}b", "\u{FEFF}",
    "a\u{0}b",
    "a\u{1}b", "a\u{1B}[31mb", "a\u{7F}b", "\u{AD}", "\u{E0041}", "\u{E000}", "\u{301}", " ",
    "\u{A0}",
    "a\u{200D}b",
  ]
  private static let words = [
    "class", "self", "Self", "init", "default", "int", "nil", "null", "NULL", "YES", "function",
    "prototype", "constructor", "__proto__", "all", "Device", "import", "_", "__", "0", "1 2 3",
    "9lives", "iPhone X", "iphone x", "IPHONE X",
  ]
  private static let scripts = [
    "</script>", "<script>alert(1)</script>", "]]>", "<![CDATA[", "javascript:evil()", "\\u2028",
  ]
  private static let sheets = [
    "=1+1", "+1", "-1", "@SUM(1)", "=cmd|' /C calc'!A0", "a,b", "a;b", "a\tb", ",", "\",\"",
  ]
  private static let odd = [
    "é", "e\u{301}", "机器", "デバイス", "기기", "جهاز", "מכשיר", "😀", "👩‍👩‍👧‍👦", "🇫🇷", "ß", "ﬁ", "Ǆ", "𝔘𝔫𝔦",
    String(repeating: "x", count: 5_000), String(repeating: "\"\\\n", count: 200), "\u{10FFFF}",
  ]
}

import KeylineModel
import KeylineText

/// Names for generated code, made from names of the catalogue: plain, unique and no keywords.
///
/// They depend only on the texts and their order, so an export repeats the same names, and
/// additions at the end change no existing ones.
struct CodeNames {
  private var taken: Set<String>

  /// Creates names with some reserved ones.
  init(reserved: some Sequence<String> = []) {
    taken = Set(reserved.map { $0.lowercased() })
  }

  /// A new name in lower camel case: `iPhoneXsMax` for iPhone XS Max.
  ///
  /// - Parameters:
  ///   - text: The text to make it from.
  ///   - fallback: The text to use if the first one has no letter or digit of ASCII, and the prefix
  ///     of a name that would begin with a digit.
  mutating func name(for text: String, or fallback: String) -> String {
    let stem = Self.stem(text, fallback)
    var name = stem
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)_\(number)"
      number += 1
    }
    return name
  }

  /// The name before it is made unique.
  static func stem(_ text: String, _ fallback: String) -> String {
    var name = camel(CodeWords.of(text))
    if name.isEmpty { name = fallback }
    if let first = name.utf8.first, first.isDigit { name = fallback + name }
    return Keywords.all.contains(name) ? name + "_" : name
  }

  /// A name with a prefix: `myIPhoneX`.
  static func prefixed(_ name: String, with prefix: String) -> String {
    prefix + name.capitalizedStart
  }

  /// True for a valid name in Swift and TypeScript.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit, text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      && !text.hasPrefix("_") && !Keywords.all.contains(text)
  }

  private static func camel(_ words: [String]) -> String {
    words.enumerated().map { index, word in
      if index == 0 {
        return word.isAllCapital
          ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
      }
      let joint = word.utf8.first!.isDigit && words[index - 1].utf8.last!.isDigit ? "_" : ""
      return joint + word.prefix(1).uppercased()
        + (word.isAllCapital ? word.dropFirst().lowercased() : String(word.dropFirst()))
    }.joined()
  }
}

extension String {
  /// True if it is two capitals or more and nothing else: XS becomes Xs, as in iPhoneXsMax.
  fileprivate var isAllCapital: Bool {
    utf8.count > 1 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}

/// The words that are reserved in Swift or TypeScript.
enum Keywords {
  static let all = Set((swift + script).split(separator: " ").map(String.init))

  private static let swift = """
    Any Protocol Self Type actor any as associatedtype async await borrowing break case catch class \
    consume consuming continue copy default defer deinit didSet do dynamic each else enum extension \
    fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
    internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional \
    override package postfix precedencegroup prefix private protocol public repeat required rethrows \
    return self sending set some static struct subscript super switch throw throws true try \
    typealias unowned unsafe var weak where while willSet yield \

    """
  private static let script = """
    abstract arguments boolean const constructor debugger declare delete eval export finally from \
    function global implements infer instanceof interface keyof let module namespace never new null \
    number object of prototype protected readonly require satisfies string symbol this toString type \
    typeof undefined unique unknown using valueOf void with
    """
}

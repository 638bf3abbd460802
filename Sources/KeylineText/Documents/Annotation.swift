/// A workflow command that makes GitHub show a line of text beside a line of a file.
///
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
package enum Annotation {
  /// The line for an error, with the path and the message escaped.
  ///
  /// - Parameter line: The line of the file, counted from one; nil for the whole file.
  package static func error(_ path: String, line: Int?, _ message: String) -> String {
    let place = ["file=\(property(path))", line.map { "line=\($0)" }].compactMap(\.self)
    return "::error \(place.joined(separator: ","))::\(escaped(message, ["%", "\r", "\n"]))\n"
  }

  private static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  /// Escapes scalars rather than characters, because CR LF is a single character.
  private static func escaped(_ text: String, _ marks: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.map { scalar in
      guard marks.contains(scalar) else { return "\(scalar)" }
      let code = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (code.count < 2 ? "0" : "") + code
    }.joined()
  }
}

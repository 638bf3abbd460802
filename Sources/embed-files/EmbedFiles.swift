import Foundation

/// Writes the Swift source that holds the given files as string literals.
///
/// Arguments: the file to write, the folder that paths are relative to, the files.
@main
struct EmbedFiles {
  static func main() throws {
    let arguments = CommandLine.arguments
    let output = arguments[1]
    let root = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"
    var code = "extension EmbeddedFile {\n  static let all: [EmbeddedFile] = [\n"
    for path in arguments.dropFirst(3).sorted() {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      var fence = "#"
      while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
      let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
      code +=
        "    EmbeddedFile(path: \"\(name)\", contents: \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)),\n"
    }
    try (code + "  ]\n}\n").write(toFile: output, atomically: true, encoding: .utf8)
  }
}

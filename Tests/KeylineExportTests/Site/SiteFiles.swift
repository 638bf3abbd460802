import KeylineExport
import KeylineModel
import KeylineQuery

/// The files of a site by their paths.
struct SiteFiles {
  private(set) var paths: [String] = []
  private(set) var texts: [String: String] = [:]

  init(_ knowledge: Knowledge) throws {
    let content = Exporting.content(knowledge)
    var files: [SiteFile] = []
    try Site(content.matrix).write { files.append($0) }
    paths = files.map(\.path)
    texts = Dictionary(files.map { ($0.path, $0.text) }) { $1 }
  }

  subscript(path: String) -> String { texts[path] ?? "" }
}

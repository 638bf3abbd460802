import KeylineFormats
import KeylineJSON

/// A list of rows in any of the table formats.
struct Listing {
  /// The name and version of the JSON schema.
  let schema: String
  /// The key of the rows in JSON.
  let key: String
  let table: TextTable
  /// The rows as objects, in the order of the table.
  let objects: [JSONValue]

  /// Writes the list to standard output.
  func write(_ options: ListOptions, data: Int, to context: inout CommandContext) {
    switch options.json ? .json : options.format {
    case .json:
      context.write(
        Document(schema: schema, data: data, members: [(key, .array(objects))]).text)
    case .jsonl: context.write(objects.map { $0.sorted.inline + "\n" }.joined())
    case let format: context.write(format.table?.text(table) ?? "")
    }
    if objects.isEmpty { context.exitCode = ExitStatus.negative }
  }
}

import KeylineJSON
import KeylineText

/// The findings of a command, ready for every format of a table.
struct Listing {
  /// The schema of the document, which also names the key of the objects.
  let schema: JSONSchema
  /// The key of the objects where the document has several lists and this is not the first.
  var key: String?
  /// The table for people: text, Markdown, HTML.
  let table: TextTable
  /// The table for spreadsheets, if it is another: one row per object.
  var records: TextTable?
  /// The rows as objects.
  let objects: [JSONValue]
  /// The other members of the document, by key; for JSON alone.
  var further: [(String, JSONValue?)] = []

  /// Writes the list to standard output; an empty one is a negative answer.
  func write(_ options: ListOptions, data: Int, to context: CommandContext) {
    write(options.format, data: data, to: context)
    if objects.isEmpty { context.exitCode = ExitStatus.negative }
  }

  /// Writes what was found to standard output: where people read it, nothing rather than a head
  /// without rows. Nothing found is a negative answer.
  func writeFound(_ options: ListOptions, data: Int, to context: CommandContext) {
    let format = options.format
    if !objects.isEmpty || !format.isPivoted { write(format, data: data, to: context) }
    if objects.isEmpty { context.exitCode = ExitStatus.negative }
  }

  /// Writes the list to standard output in a format.
  func write(_ format: TableFormatName, data: Int, to context: CommandContext) {
    switch format {
    case .json:
      context.write(
        Document(
          schema: schema.name, data: data,
          members: [(key ?? schema.listKey, .array(objects))] + further
        ).text)
    case .jsonl: context.write(objects.map { $0.sorted.inline + "\n" }.joined())
    case .csv, .tsv: context.write(data: format.table(context.width)?.text(records ?? table) ?? "")
    default: context.write(format.table(context.width)?.text(table) ?? "")
    }
  }
}

import KeylineJSON

extension ListFormat {
  /// One JSON document with its schema.
  package static let json = objects("json") { list, data in
    Document(
      schema: list.schema.name, data: data,
      members: [(list.key ?? list.schema.listKey, .array(list.objects))] + list.further
    ).text
  }

  /// A line of JSON for each object.
  package static let jsonl = objects("jsonl") { list, _ in
    list.objects.map { $0.sorted.inline + "\n" }.joined()
  }
}

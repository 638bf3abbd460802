import KeylineData
import KeylineText
import Testing

@Suite("The formats of a list")
struct ListFormatTests {
  private static var list: Listing {
    Listing(
      schema: .find,
      table: TextTable(columns: [.init("Devices")], rows: [["Phone A, Phone B"]]),
      records: { TextTable(columns: [.init("device")], rows: [["phone-a"], ["phone-b"]]) },
      objects: ["phone-a", "phone-b"].map { .object([("device", .string($0))]) },
      further: [("undecided", .array([]))])
  }

  @Test func `have the names that the reference gives them`() {
    #expect(
      ListFormat.allCases.map(\.rawValue)
        == ["text", "markdown", "html", "asciidoc", "csv", "tsv", "jsonl", "json"])
  }

  /// People get devices that share a row, programs one row or object for each.
  @Test(arguments: ListFormat.allCases)
  func `write the rows that they are for, and never none`(format: ListFormat) {
    let text = Self.list.text(format, data: 7, width: 80)
    #expect(text.contains("Phone A, Phone B") == format.isPivoted)
    #expect(text.contains("phone-a") == !format.isPivoted)
    #expect(text.contains("phone-b") == !format.isPivoted)
    #expect(text.last?.isNewline == true)
  }

  @Test(arguments: ListFormat.allCases)
  func `are tables or made of objects`(format: ListFormat) throws {
    let text = Self.list.text(format, data: 7, width: 80)
    if let table = format.table {
      let rows = TextTable(columns: [.init("Key")], rows: [["one"]])
      #expect(table(80).text(rows).contains("one"))
      #expect(!text.contains("{"))
    } else {
      #expect(text.contains("{"))
    }
  }

  @Test func `are for people where the reference says so`() {
    #expect(ListFormat.allCases.filter(\.isPivoted) == [.text, .markdown, .html, .asciidoc])
    #expect(ListFormat.allCases.filter(\.isExact) == [.csv, .tsv])
  }
}

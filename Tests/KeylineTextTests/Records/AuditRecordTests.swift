import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

/// The metric of the sample is 20.333 before iOS 12 and 24 from then on, on both phones.
@Suite("Audits as tables and objects")
struct AuditRecordTests {
  private func audit(_ text: String) throws -> Audit {
    Sample.resolver.audit(
      try AuditExpression(text, metrics: Sample.knowledge.metrics),
      AnswerTable.Request(
        columns: [Column(Sample.metric, Situation())],
        devices: DeviceSet(all: Sample.knowledge.devices), versions: .all))
  }

  @Test func `what is wrong stands first, with what was read`() throws {
    let table = try audit("scale == 3 ? 24 : 99").folded(Sample.labels)
    #expect(
      table.columns.map(\.title) == ["Device", "iOS", "scale", "Verdict", "Says", "Is"])
    #expect(
      table.rows == [
        ["Phone A", "10–11", "2", "disagrees", "99", "20.333"],
        ["Phone A", "12–13", "2", "disagrees", "99", "24"],
        ["Phone B", "11", "3", "disagrees", "24", "20.333"],
        ["Phone B", "12–13", "3", "agrees", "24", "24"],
      ])
  }

  @Test(arguments: [
    ("24", "disagrees on 2 devices, agrees on 2"), ("99", "disagrees on 2 devices"),
    ("os >= 12 ? 24 : 61 / 3", "agrees on 2 devices"),
    ("scale == 3 ? 99 : os >= 12 ? 24 : 61 / 3", "disagrees on 1 device, agrees on 1"),
  ])
  func `the verdicts are counted by devices in one line`(text: String, summary: String) throws {
    #expect(try audit(text).summary == summary)
  }

  @Test func `a record has what was said, what is and what was read`() throws {
    let audit = try audit("scale == 3 ? 24 : 1 / (scale - 2)")
    let table = AuditRecord.table(AuditRecord.all(audit, Sample.labels))
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(
      table.rows[0] == [
        "phone-a", "10-11", "portrait", "bar.height", "disagrees", "division by zero", "20.333",
        "known", "scale=2", "division by zero",
      ])
    let whole = try document(
      "keyline.audit/1",
      [("results", .array(AuditRecord.all(audit, Sample.labels).map(\.json)))])
    #expect(try objections(to: whole, as: "keyline.audit/1") == [])
    let cells = try #require(whole["results"]?.elements)
    #expect(cells[0]["says"]?.elements.map(\.kind) == [.null])
    #expect(cells[0]["value"]?.text == "20.333")
    #expect(cells.last?["verdict"]?.text == "agrees")
    #expect(cells.last?["says"]?.texts == ["24"])
    #expect(cells.last?["variables"]?.elements.first?["values"]?.texts == ["3"])
  }

  @Test func `what is not known has a reason`() throws {
    let cells = AuditRecord.all(try audit("cornerRadius"), Sample.labels).map(\.json)
    #expect(cells.allSatisfy { $0["verdict"]?.text == "not covered" })
    #expect(cells.allSatisfy { $0["reason"]?.text?.contains("cornerRadius") == true })
  }

  @Test func `the grammar has every variable with its kind, and every spelling`() {
    let rows = AuditGrammar.variables.rows
    for variable in AuditVariable.all {
      #expect(rows.contains { $0[0] == variable.name && !$0[2].isEmpty })
      #expect(AuditGrammar.text.contains(variable.name))
    }
    #expect(AuditGrammar.spellings.rows.contains { $0[0].contains("UIScreen.main.bounds") })
    #expect(AuditGrammar.text.contains("keyline metric list"))
  }
}

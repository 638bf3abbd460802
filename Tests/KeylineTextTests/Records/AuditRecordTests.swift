import KeylineData
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

  @Test func `what is not known has a reason`() throws {
    let cells = AuditRecord.all(try audit("cornerRadius"), Sample.labels).map(\.json)
    #expect(cells.allSatisfy { $0["verdict"]?.text == "not covered" })
    #expect(cells.allSatisfy { $0["reason"]?.text?.contains("cornerRadius") == true })
  }
}

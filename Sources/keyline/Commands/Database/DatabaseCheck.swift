import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Checks the knowledge itself.
struct DatabaseCheck: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that the knowledge is consistent by replaying every observation.",
    discussion: """
      $ keyline db check
      $ keyline db check --licences

      Your own rows come first: those that state another value than the other rules. Evidence that \
      agrees is not listed. Further notes list what is weak but not wrong: rules that rest on no \
      source with an address, device figures that none of the device's sources states and, with \
      --licences, rules that rest only on sources under restrictive terms. Exit 1: something is \
      wrong; each finding names the row. Exit 77: nothing is wrong, but something was not looked \
      at, such as a project that was skipped.
      """)

  @Flag(name: .long, help: "List the rules that rest only on sources under restrictive terms.")
  var licences = false

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let results = Check.all.map { (check: $0, findings: $0.findings(in: resolver)) }
    let remarks = (Check.remarks + (licences ? [.licences] : [])).map {
      (check: $0, findings: $0.findings(in: resolver))
    }
    let verdicts = resolver.replays(of: resolver.knowledge.observations).map(\.verdict)
    if output.isJSON {
      let report = CheckReport(checks: results, remarks: remarks, verdicts: verdicts)
      context.write(CheckReport.answer.document(report, data: resolver.knowledge.data).text)
    } else {
      let own = Set(resolver.knowledge.rows(of: .local).map(\.key.id))
      func write(_ name: String, _ check: Check, _ findings: [Finding]) {
        context.show("\(name) \(check.name.rawValue): \(check.claim)\n")
        // Whoever asks has own rows in mind.
        let sorted =
          findings.filter { own.contains($0.subject) }
          + findings.filter { !own.contains($0.subject) }
        for finding in sorted { context.show("       \(finding.text)\n") }
      }
      func note(_ remarks: some Sequence<(check: Check, findings: [Finding])>) {
        for (check, findings) in remarks {
          write(findings.isEmpty ? "none  " : "note  ", check, findings)
        }
      }
      note(remarks.filter { $0.check.name == .own })
      for (check, findings) in results {
        write(findings.isEmpty ? "ok    " : "wrong ", check, findings)
      }
      note(remarks.filter { $0.check.name != .own })
      let counts = Replay.Verdict.allCases.map { verdict in
        verdict.text(verdicts.count { $0 == verdict })
      }
      context.show(
        "\(verdicts.count) observations replayed: \(counts.joined(separator: ", "))\n")
    }
    var unread = try database.seed.map { try LayerFolder.unread(in: $0) } ?? []
    if database.seed == nil, let project = context.project {
      if project.omissionNote == nil {
        unread += try LayerFolder.unread(in: project.path)
      } else {
        context.exitCode = ExitStatus.notPermitted
      }
    }
    for path in unread { context.say("not checked: \(path.printable) does not end in .json") }
    if resolver.knowledge.rules.isEmpty { context.say("not checked: there are no rules") }
    if !unread.isEmpty || resolver.knowledge.rules.isEmpty {
      context.exitCode = ExitStatus.notPermitted
    }
    if results.contains(where: { !$0.findings.isEmpty }) {
      context.exitCode = ExitStatus.negative
    }
  }
}

import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Checks the knowledge itself.
struct DatabaseCheck: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Check both files, and that the knowledge is consistent by replaying every observation.",
    discussion: """
      $ keyline db check
      $ keyline db check --licences

      The file of your own rows is sound if its pages are and every row in it can be read. A file of the shipped \
      rows that differs from this program's is made anew. Your own rows come first: those that state another value than the other rules. Evidence that \
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
    let source = try Database(database, context)
    let files = try Self.files(source)
    guard files.damage.isEmpty else {
      // Unreadable rows cannot be checked.
      for line in files.damage { context.say("error: \(line)") }
      context.exitCode = ExitStatus.badData
      return
    }
    let resolver = try source.resolver(context)
    let results = Check.all.map { (check: $0, findings: $0.findings(in: resolver)) }
    let remarks = (Check.remarks + (licences ? [.licences] : [])).map {
      (check: $0, findings: $0.findings(in: resolver))
    }
    let verdicts = resolver.replays(of: resolver.knowledge.observations).map(\.verdict)
    if output.isJSON {
      let report = (
        files: files.reports, checks: results, remarks: remarks, verdicts: verdicts
      )
      context.write(Check.answer.document(report, data: resolver.knowledge.data).text)
    } else {
      let own = Set(resolver.knowledge.rows(of: .local).map(\.key.id))
      func write(_ name: String, _ check: Check, _ findings: [Finding]) {
        context.show("\(name) \(check.name.rawValue): \(check.claim)\n")
        // A user who runs the check has own rows in mind.
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
      for file in files.reports {
        context.show("\(file.findings.isEmpty ? "ok    " : "wrong ") \(file.path.printable)\n")
        for finding in file.findings { context.show("       \(finding)\n") }
      }
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
    if results.contains(where: { !$0.findings.isEmpty })
      || files.reports.contains(where: { !$0.findings.isEmpty })
    {
      context.exitCode = ExitStatus.negative
    }
  }

  private static func files(
    _ source: Database
  ) throws -> (reports: [Check.File], damage: [String]) {
    guard source.seedFolder == nil else { return ([], []) }
    var reports: [Check.File] = []
    var damage: [String] = []
    if let own = try source.own() {
      let found = try own.damage()
      if let found { damage.append("\(StorageError.damaged(own.path, found))") }
      reports.append((own.path, []))
    }
    if let isSame = try source.shipped.isAsShipped(), let path = source.shipped.path {
      reports.append(
        (path, isSame ? [] : ["it was not what this program ships, and was made anew"]))
    }
    return (reports, damage)
  }
}

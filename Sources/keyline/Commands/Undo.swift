import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Undoes the last change.
struct Undo: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last change; repeat to go further back.",
    discussion: """
      $ keyline undo --dry-run
      $ keyline undo

      An undo is itself a change and appears in the log. If a row that it brings back would now be \
      wrong, for example after newer data came, Keyline says so. Exit 1: nothing to undo.
      """)

  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let nothing = Failure("Nothing to undo.")
    var undone: (knowledge: Knowledge, undo: OwnFile.Undo)?
    try database.refuseSeed()
    _ = try database.path
    guard let file = try database.own() else { throw nothing }
    let shipped = try database.shipped.everything()
    if dryRun.isOn {
      guard let next = try file.nextUndo() else { throw nothing }
      undone = (
        try database.addingProject(to: try Reader(database.shipped, own: file).everything()), next
      )
    } else {
      _ = try file.undo(over: shipped) { stored, next in
        undone = (try database.addingProject(to: stored), next)
      }
    }
    guard let undone else { throw nothing }
    let alteration = LocalChange(
      knowledge: undone.knowledge, changes: undone.undo.changes, isStored: !dryRun.isOn)
    let done = "Undid change \(undone.undo.entry.number): \(undone.undo.entry.title)."
    // The removal of a row that is no longer shipped is undone, too, and changes nothing.
    alteration.write(
      output, done: done, unchanged: dryRun.isOn ? LocalChange.nothing : done,
      dryRun: dryRun.isOn, to: context)
    if let fault = Self.fault(of: undone.undo, in: undone.knowledge) {
      context.say("note: \(fault.fault). See: keyline db status")
    }
    let rows = RowIndex(undone.knowledge)
    let shared = undone.undo.changes.map(\.key).filter { rows.row($0, of: .project) != nil }
    if let first = shared.first {
      let more = shared.count == 1 ? "" : " and \(shared.count - 1) more"
      context.say("note: the project has \(first)\(more), too, and answers keep what it says there")
    }
  }

  /// The fault for which a new change would be refused; it was acknowledged once, so it is undone
  /// all the same.
  private static func fault(of undo: OwnFile.Undo, in knowledge: Knowledge) -> Refusal? {
    do throws(Refusal) {
      try Admission(undo.changes, to: knowledge).admit()
      return nil
    } catch {
      return error
    }
  }
}

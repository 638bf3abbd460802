import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Compares a table with the known answers.
struct CompareCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Check a table against Keyline; nothing is imported.",
    discussion: """
      $ keyline compare ViewImageConfig.swift
      $ keyline compare device_specs/apple-iphone-17-pro.json --os 26
      $ keyline compare sizes.csv --map device=Model --map safeAreaInsets.top=Top

      Reads Flutter device_specs, apple-dimensions, ViewImageConfig literals in Swift, and any CSV, \
      Markdown table or JSON list, with --map if its titles do not say what its columns hold. Each value is the same, differs, is right only on some \
      versions or devices, equals another metric of the same thing, or is unknown to Keyline. Exit 1: a value differs, even if only on some versions \
      or devices. Exit 65: Keyline cannot read the file as any of these; the message says where. \
      Exit 77: nothing differs, but some numbers were not read; they are named.
      """)

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @Option(name: .customLong("as"), help: "Read the file in this format instead of detecting it.")
  var format: ExternalFormat?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      """
      The content of a CSV column: device, os, orientation, metric, value, or a metric whose \
      values it holds, with @landscape or @portrait if no column names the orientation. May be \
      repeated; commas join.
      """, valueName: "key=column"))
  var map: [String] = []

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out a column or a JSON key that holds numbers. May be repeated.", valueName: "column"))
  var ignore: [String] = []

  @Option(
    name: .versions,
    help: ArgumentHelp(
      "The versions that the file is assumed to cover; by default all that a device ran.",
      valueName: "set"))
  var os: String?

  @Flag(name: .long, help: "Also list values that are the same.")
  var all = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  var readsInput: Bool { file == "-" }

  func validate() throws {
    if let format, !format.hasColumns, !map.isEmpty {
      throw ValidationError("'--map' names the columns of a table, not of \(format.title).")
    }
  }

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let versions = try VersionSet(
      optional: os, in: resolver.knowledge.releases)
    let map = try ColumnMap(self.map, ignoring: ignore, in: resolver.knowledge)
    let text = try InputFile.text(file, context.environment)
    let table: ExternalTable
    do {
      table = try ExternalTable(text, as: format, map: map)
    } catch {
      throw Failure("\(error)".printable, exitCode: ExitStatus.badData)
    }
    let comparison: TableComparison
    do {
      comparison = try TableComparison(
        table.readings, of: table.format, resolver, versions: versions)
    } catch {
      throw Failure(
        "The values may be about more than \(ReplayLimit.maximumCount) devices, counting each device "
          + "once per value. Split the table.", exitCode: ExitStatus.badData)
    }
    write(
      comparison, of: table, VersionLabels(resolver.knowledge.releases), resolver, to: context)
    if table.leftOut > 0 {
      let entries = table.leftOut == 1 ? "1 entry that is" : "\(table.leftOut) entries that are"
      context.say("note: skipped \(entries) not about an Apple device")
    }
    if let skipped = comparison.skipped { context.say("note: " + skipped) }
    ColumnMap.notes(on: table).forEach(context.say)
    if comparison.isNegative {
      context.exitCode = ExitStatus.negative
    } else if !table.missed.isEmpty || comparison.readings.isEmpty {
      context.exitCode = ExitStatus.notPermitted
    }
  }

  private func write(
    _ comparison: TableComparison, of table: ExternalTable, _ labels: VersionLabels,
    _ resolver: Resolver, to context: CommandContext
  ) {
    if output.format == .text {
      context.show(comparison.text(labels, same: all, width: context.width))
      return
    }
    Listing(
      schema: .compare, table: comparison.table(labels, same: all),
      records: { comparison.records(labels) }, objects: comparison.objects(labels),
      further: [
        ("counts", comparison.counts), ("format", .string(comparison.format.rawValue)),
        ("leftOut", .number(table.leftOut)), ("missed", .number(table.missed.count)),
        ("outside", .number(comparison.outside.count)),
      ]
    ).write(output.format, data: resolver.knowledge.data, to: context)
  }
}

extension ExternalFormat: ExpressibleByArgument {}

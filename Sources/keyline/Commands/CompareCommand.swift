import ArgumentParser
import KeylineForeign
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Sets somebody else's table against what is known.
struct CompareCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Somebody else's table against what is known; nothing is imported.",
    discussion: """
      $ keyline compare View.swift
      $ keyline compare device_specs/apple-iphone-17-pro.json --os 26
      $ keyline compare sizes.csv --map device=Model --map safeAreaInsets.top=Top

      Reads Flutter device_specs, dimmmensions, apple-dimensions, Playwright's device descriptors, \
      ViewImageConfig literals in Swift, and any CSV with --map. Each value is the same, differs, \
      is right only on some versions or for some devices, or is not known. \
      Exit 1: something differs, if only on some version or device. \
      Exit 65: the file cannot be read as any of these; the message says where.
      """)

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @Option(name: .customLong("as"), help: "Read the file as this instead of finding out.")
  var format: ForeignFormat?

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      """
      What a column of a CSV holds: device, os, orientation, metric, value, or the values of a \
      metric, with @landscape or @portrait where no column says so. May be repeated, commas join.
      """, valueName: "key=column"))
  var map: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The versions that the file is taken to hold for; without it all that a device ran.",
      valueName: "set"))
  var os: String?

  @Flag(name: .long, help: "List what is the same, too.")
  var all = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if let format, format != .csv, !map.isEmpty {
      throw ValidationError("'--map' is about the columns of a CSV, not of \(format.title).")
    }
  }

  func run(in context: inout CommandContext) throws {
    let resolver = try Database(database, context.environment).resolver(&context)
    let versions = try VersionSet(
      optional: os, in: resolver.knowledge.releases)
    let map = try ColumnMap(self.map, metrics: resolver.knowledge.metrics)
    let text = try InputFile.text(file, context.environment)
    let table: ForeignTable
    do {
      table = try ForeignTable(text, as: format, map: map)
    } catch {
      throw Failure("\(error)".printable, exitCode: ExitStatus.badData)
    }
    guard table.readings.count <= TableComparison.maximumCount else {
      throw Failure(
        "\(text.name) has more than \(TableComparison.maximumCount) values; compare them in several "
          + "files.", exitCode: ExitStatus.badData)
    }
    let comparison = TableComparison(
      table.readings, of: table.format, resolver, versions: versions)
    write(
      comparison, leftOut: table.leftOut, VersionLabels(resolver.knowledge.releases), resolver,
      to: &context)
    if table.leftOut > 0 {
      context.say("note: left out \(table.leftOut) entries about no device of Apple's")
    }
    if comparison.outside > 0 {
      context.say("note: left out \(comparison.outside) readings of no version that a device ran")
    }
    if comparison.isNegative { context.exitCode = ExitStatus.negative }
  }

  private func write(
    _ comparison: TableComparison, leftOut: Int, _ labels: VersionLabels, _ resolver: Resolver,
    to context: inout CommandContext
  ) {
    if output.format == .text {
      context.write(comparison.text(labels, same: all))
      return
    }
    Listing(
      schema: "keyline.compare/1", key: "readings", table: comparison.table(labels, same: all),
      records: comparison.records(labels), objects: comparison.objects(labels),
      further: [
        ("counts", comparison.counts), ("format", .string(comparison.format.rawValue)),
        ("leftOut", .number(leftOut)),
        ("outside", .number(comparison.outside)),
      ]
    ).write(output, data: resolver.knowledge.data, to: &context)
  }
}

extension ForeignFormat: ExpressibleByArgument {}

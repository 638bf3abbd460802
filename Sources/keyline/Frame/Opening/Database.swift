import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// The data that a call reads and changes: the shipped data, the file of the user's own rows, the
/// project.
struct Database: KnowledgeSource {
  /// The user's file as given or as found; nil if none is given and there is no home directory.
  private let location: String?
  /// True if the file is in the folder that Keyline itself makes.
  private let isStandard: Bool
  /// A folder of seed files to read instead.
  let seedFolder: String?
  /// The shipped data.
  let shipped: ShippedData
  private let project: Project?

  init(_ options: DatabaseOptions, _ context: CommandContext) throws {
    try self.init(path: options.database, seedFolder: options.seed, context)
  }

  init(path given: String?, seedFolder: String?, _ context: CommandContext) throws {
    self.seedFolder = seedFolder
    project = context.project
    let standard = Self.folder(
      .dataHome, mac: "Library/Application Support", other: ".local/share", context.environment
    ).map { $0 + "/keyline.sqlite" }
    location = given ?? context.environment[.database] ?? standard
    isStandard = location == standard
    shipped = ShippedData(
      number: try Seed.bundledNumber(), checksum: Seed.bundledChecksum,
      folder: Self.folder(
        .cacheHome, mac: "Library/Caches", other: ".cache", context.environment),
      seed: { try Seed.bundled() })
  }

  /// The user's file as given or as found.
  var path: String {
    get throws {
      guard let location else {
        throw Failure(
          "There is no home directory. Name a file with --database FILE.",
          exitCode: ExitStatus.configuration)
      }
      return location
    }
  }

  /// Opens the user's file for reading; nil if there is none.
  func own() throws -> OwnFile? {
    guard let location, seedFolder == nil else { return nil }
    do {
      return try OwnFile(reading: location)
    } catch StorageError.notAFile(_, .belowFile) where isStandard {
      // The home directory is a file.
      return nil
    }
  }

  /// Refuses to change a seed folder.
  func refuseSeed() throws {
    guard let seedFolder else { return }
    throw Failure(
      "The seed in \(seedFolder) is read-only; only a database can be changed.",
      exitCode: ExitStatus.usage)
  }

  /// Opens the user's file for changes; the first change creates it.
  func changeable() throws -> OwnFile {
    try refuseSeed()
    return try OwnFile(changing: try path, makingFolders: isStandard)
  }

  /// Reads the rows of every layer.
  func knowledge(_ context: CommandContext) throws -> Knowledge {
    if let memory = context.memory {
      return shared(try memory.knowledge { try everything(context) }, context)
    }
    return shared(try everything(context), context)
  }

  /// Begins to read.
  func reading(_ context: CommandContext) throws -> (catalogue: Knowledge, reader: Reader) {
    guard context.memory == nil, seedFolder == nil, !context.restsOnSharedData else {
      let knowledge = try knowledge(context)
      return (knowledge.effective, Reader(whole: knowledge))
    }
    let (layer, reader) = try opened(context)
    // A row of the project may refer to something that a part of the knowledge leaves out.
    if layer?.isEmpty == false {
      let knowledge = shared(try adding(layer, to: try reader.everything()), context)
      return (knowledge.effective, Reader(whole: knowledge))
    }
    let catalogue = try reader.catalogue().effective
    context.dataVersion = catalogue.data
    _ = try adding(layer, to: catalogue)
    return (catalogue, reader)
  }

  /// The part of the knowledge that counts in a context.
  private func shared(_ knowledge: Knowledge, _ context: CommandContext) -> Knowledge {
    context.dataVersion = knowledge.data
    return context.restsOnSharedData ? knowledge.shared : knowledge
  }

  /// Puts the rows of the project above the stored ones.
  func addingProject(to stored: Knowledge) throws -> Knowledge {
    try adding(try projectLayer(), to: stored)
  }

  /// The rows of the call's project; nil outside of any, and if only a seed is read.
  private func projectLayer() throws -> LayerSeed? {
    seedFolder == nil ? try project?.layer() : nil
  }

  private func adding(_ layer: LayerSeed?, to stored: Knowledge) throws -> Knowledge {
    try project?.requireVersions(in: stored.releases)
    guard let layer else { return stored }
    try project?.requireData(stored.data)
    let knowledge = stored.applying(layer.changes, to: .project)
    let rules = Set(layer.rows.filter { $0.key.kind == .rule }.map(\.key.id))
    if let project, let rule = knowledge.longFormulas.first(where: rules.contains) {
      let finding = Finding(rule, .tooManyTerms)
      throw Failure(
        "\(project.path): \(rule): \(finding.message).", exitCode: ExitStatus.badData)
    }
    return knowledge
  }

  /// Reads all rows of both files and puts those of the project above them.
  private func everything(_ context: CommandContext) throws -> Knowledge {
    if let seedFolder {
      return try adding(nil, to: try Seed.knowledge(try SeedFolder.files(seedFolder)))
    }
    let (layer, reader) = try opened(context)
    return try adding(layer, to: try reader.everything())
  }

  /// The rows of the project, and a reader of both files; prints notes on either.
  private func opened(_ context: CommandContext) throws -> (LayerSeed?, Reader) {
    let layer = try projectLayer()
    if let note = project?.omissionNote { context.sayOnce(note) }
    context.inclusion = project?.note(on: layer)
    if location == nil {
      context.sayOnce(
        "note: There is no home directory, so Keyline answers from the shipped data alone; "
          + "--database FILE names a database.")
    }
    return (layer, Reader(shipped, own: try own()))
  }

  /// Keyline's folder among the user's files of a kind; nil if there is no home directory.
  ///
  /// - Parameters:
  ///   - variable: The variable that names the folder of all programs.
  ///   - mac: The place of that folder in the home directory on macOS.
  ///   - other: Its place elsewhere.
  private static func folder(
    _ variable: Environment.Variable, mac: String, other: String, _ environment: Environment
  ) -> String? {
    if let named = environment[variable], named.hasPrefix("/") { return named + "/keyline" }
    guard let home = environment[.home], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return "\(home)/\(mac)/keyline"
    #else
      return "\(home)/\(other)/keyline"
    #endif
  }
}

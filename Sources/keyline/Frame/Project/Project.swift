import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore

/// The committed `.keyline` folder of a call: rows that everybody on a project shares, and defaults
/// for their questions.
struct Project: Sendable {
  /// The folder, links followed.
  let path: String
  let configuration: ProjectConfiguration
  /// The reason why the project does not count; nil if it does.
  private let omission: String?
  /// True if its rows are left out, but not its configuration.
  private var leavesOutRows = false

  /// The project with its configuration alone.
  var withoutRows: Project {
    var project = self
    project.leavesOutRows = true
    return project
  }

  /// The flag that leaves the project out, without its dashes; it is checked before anything of the
  /// project is read.
  static let omissionFlag = "no-project"

  /// The name of the folder.
  static let folderName = ".keyline"

  /// Finds the folder upward from the working directory and reads its configuration.
  ///
  /// The search ends at the root of a repository, below the home directory, and at a folder of
  /// another user: somebody who can write above a checkout does not decide the answers in it.
  ///
  /// - Parameter isOptional: True if an unreadable project is left out, rows included, with a note
  ///   instead of an error.
  static func find(_ environment: Environment, isOptional: Bool) throws -> Project? {
    guard let start = environment.workingDirectory, start.hasPrefix("/") else { return nil }
    let home = FilePath(environment[.home] ?? "")
    let homes = [home, home.resolved]
    var folder = FilePath(start)
    while !homes.contains(folder) {
      let path = folder.appending(folderName)
      let isOwn = folder.belongsToUser
      if path.kind == .folder {
        guard isOwn, path.belongsToUser else {
          return Project(leftOut: path.text, because: "it belongs to another user")
        }
        let real = path.resolved.text
        // Files below the folder must not belong to another user either.
        if let foreign = LayerFolder.foreign(in: real) {
          return Project(
            leftOut: real,
            because: "\(foreign) belongs to another user, or anyone can write to it")
        }
        return try read(real, isOptional: isOptional)
      }
      let isRepository = folder.appending(".git").kind != nil
      if !isOwn || isRepository || folder.text == "/" { return nil }
      folder = folder.folder
    }
    return nil
  }

  private static func read(_ path: String, isOptional: Bool) throws -> Project {
    do {
      let project = try Project(path)
      if isOptional { _ = try project.layer() }
      return project
    } catch  where isOptional {
      let reason = Failure(translating: error)?.message ?? "\(error)"
      return Project(leftOut: path, because: reason)
    }
  }

  private init(_ path: String) throws {
    self.path = path
    omission = nil
    let file = path + "/" + ProjectConfiguration.fileName
    configuration =
      FilePath(file).kind == nil ? ProjectConfiguration() : try ProjectConfiguration(file)
  }

  private init(leftOut path: String, because reason: String) {
    self.path = path
    omission = reason
    configuration = ProjectConfiguration()
  }

  /// Reads its rows; nil if they do not count.
  func layer() throws -> LayerSeed? {
    if omission != nil || leavesOutRows { return nil }
    let files = try LayerFolder.files(
      path, except: [ProjectConfiguration.fileName], isOwn: true)
    do {
      return try LayerSeed(folder: files, layer: .project)
    } catch {
      throw Failure("\(error)", exitCode: ExitStatus.badData)
    }
  }

  /// Refuses versions that were never released.
  func requireVersions(in releases: [Release]) throws {
    do {
      _ = try VersionSet(optional: configuration.os, in: releases)
    } catch {
      throw Failure(
        "\(path.printable)/\(ProjectConfiguration.fileName): os: \(error)",
        exitCode: ExitStatus.configuration)
    }
  }

  /// The note that the project does not count, with the reason; nil if it counts.
  var omissionNote: String? {
    omission.map { "note: skipped the project \(path.printable): \($0)" }
  }

  /// The note that rows of the project decided an answer; nil if there are none.
  func note(on layer: LayerSeed?) -> String? {
    guard let count = layer?.changes.count, count > 0 else { return nil }
    let rows = NameLists.counted(count, "row")
    return
      "note: includes \(rows) of the project \(path.printable); leave them out with --no-project"
  }

  /// Refuses data with another number than the one to which the project is pinned.
  func requireData(_ number: Int) throws {
    guard let pin = configuration.data, pin != number else { return }
    throw Failure(
      "\(path.printable)/\(ProjectConfiguration.fileName): data: pinned to \(pin), but the data here is "
        + "\(number). Use a Keyline with data \(pin), or change the pin.",
      exitCode: ExitStatus.configuration)
  }
}

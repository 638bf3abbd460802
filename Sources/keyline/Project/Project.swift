import Foundation
import KeylineModel
import KeylineQuery
import KeylineSeed

/// The committed `.keyline` folder that a call stands in: rows that all who work on a project share,
/// and what they ask about when they do not say.
struct Project: Sendable {
  /// The folder.
  let path: String
  let configuration: ProjectConfiguration

  /// The project of this call; nil outside of any.
  @TaskLocal static var current: Project?

  /// The name of the folder.
  static let folderName = ".keyline"

  /// Finds the folder upward from the working directory; the search ends below the home directory
  /// and at the root.
  static func find(_ environment: Environment) throws -> Project? {
    guard let start = environment.workingDirectory, start.hasPrefix("/") else { return nil }
    let home = environment.variables["HOME"] ?? ""
    let homes = Set([home, (home as NSString).resolvingSymlinksInPath])
    var folder = start
    while !homes.contains(folder) {
      let path = (folder as NSString).appendingPathComponent(folderName)
      if LayerFolder.exists(path) { return try Project(path) }
      if folder == "/" { break }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  private init(_ path: String) throws {
    self.path = path
    let file = path + "/" + ProjectConfiguration.fileName
    configuration =
      FileManager.default.fileExists(atPath: file)
      ? try ProjectConfiguration(file) : ProjectConfiguration()
  }

  /// Reads its rows.
  func layer() throws -> LayerSeed {
    let files = try LayerFolder.files(path, except: [ProjectConfiguration.fileName])
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
        "\(path)/\(ProjectConfiguration.fileName): os: \(error)",
        exitCode: ExitStatus.configuration)
    }
  }

  /// Refuses data of another number than the one that the project is pinned to.
  func requireData(_ number: Int) throws {
    guard let pin = configuration.data, pin != number else { return }
    throw Failure(
      "\(path)/\(ProjectConfiguration.fileName): data: pinned to \(pin), but the data here is "
        + "\(number). Use a Keyline with data \(pin), or change the pin.",
      exitCode: ExitStatus.configuration)
  }
}

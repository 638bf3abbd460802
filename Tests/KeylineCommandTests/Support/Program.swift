import Foundation
import Testing

/// A process that was started and may still run.
final class Program {
  private let process = Process()
  private let folder: Folder
  private let input = Pipe()

  /// Starts an executable; what it writes goes to files, so that it never waits for a reader.
  init(
    _ executable: URL, _ arguments: [String], variables: [String: String],
    in directory: String = "/"
  ) throws {
    folder = try Folder()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = variables
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: try file("output"))
    process.standardError = try FileHandle(forWritingTo: try file("messages"))
    try process.run()
  }

  private func file(_ name: String) throws -> URL {
    URL(fileURLWithPath: try folder.write("", to: name))
  }

  /// Waits for its end.
  func finish() throws -> Run {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return Run(
      output: try text("output"), messages: try text("messages"),
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path(name))), as: UTF8.self)
  }
}

extension Home {
  /// Starts the program as a process of its own.
  func start(_ line: String, in directory: String = "/") throws -> Program {
    try Program(try #require(Binary.url), line.words, variables: variables, in: directory)
  }

  /// Runs the program as a process of its own.
  func process(_ line: String, in directory: String = "/") throws -> Run {
    try start(line, in: directory).finish()
  }

  /// Runs a line of shell in which `$K` is the program.
  func shell(_ script: String) throws -> Run {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let variables = self.variables.merging(["K": try #require(Binary.url).path]) { $1 }
    return try Program(shell, ["-c", script], variables: variables).finish()
  }
}

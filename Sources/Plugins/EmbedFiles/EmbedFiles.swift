import Foundation
import PackagePlugin

/// Turns every `.sql` and `.json` file of a target into a Swift string literal.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).filter { ["sql", "json"].contains($0.pathExtension) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files into \(target.name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, target.directoryURL.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}

import ArgumentParser
import KeylineText

extension ListFormat: ExpressibleByArgument {
  /// Reads a name; `md`, the usual extension, is Markdown.
  package init?(argument: String) { self.init(rawValue: argument == "md" ? "markdown" : argument) }
}

extension Listing {
  /// Writes the list to standard output; an empty one is a negative answer.
  func write(_ options: ListOptions, data: Int, to context: CommandContext) {
    write(options.format, data: data, to: context)
    if isEmpty(in: options.format) { context.exitCode = ExitStatus.negative }
  }

  /// Writes the list to standard output in a format.
  func write(_ format: ListFormat, data: Int, to context: CommandContext) {
    let text = text(format, data: data, width: context.width)
    if format.isExact { context.write(data: text) } else { context.write(text) }
  }
}

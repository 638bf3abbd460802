import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Shows one device.
struct DeviceShow: ReadingQuestion {
  static let isText = true
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what Keyline knows about a device, and from which sources.",
    discussion: """
      $ keyline device show iPhone10,3
      """)

  @Argument(help: "The device: iphone-x, \"iPhone X\" or iPhone10,3.", completion: .device)
  var device: String

  @OptionGroup var output: TextOptions
  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let device = try DeviceNames(resolver.knowledge.devices).device(device)
    if output.isJSON {
      context.write(
        Device.answer.document(device, data: resolver.knowledge.data).text)
    } else {
      context.show(DeviceText.heading(device))
      context.show(RecordText.text(device.json, layer: device.layer))
    }
  }
}

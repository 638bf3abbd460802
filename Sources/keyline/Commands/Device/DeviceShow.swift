import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// Shows one device.
struct DeviceShow: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "What is recorded of a device, and by whom.",
    discussion: """
      $ keyline device show iPhone10,3
      """)

  @Argument(help: "The device: iphone-x, \"iPhone X\" or iPhone10,3.", completion: .device)
  var device: String

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: inout CommandContext) throws {
    let resolver = try Database(database, context.environment).resolver(&context)
    let device = try DeviceNames(resolver.knowledge.devices).device(device)
    let object = DeviceCoding.encode(device)
    if output.isJSON {
      context.write(
        Document(
          schema: "keyline.device/1", data: resolver.knowledge.data, members: [("device", object)]
        ).text)
    } else {
      context.write(DeviceText.heading(device))
      context.write(RecordText.text(object, layer: device.layer))
    }
  }
}

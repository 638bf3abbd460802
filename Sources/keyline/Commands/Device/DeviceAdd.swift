import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage
import KeylineText

/// Adds one of the user's own devices.
struct DeviceAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add your own device; attributes you leave out stay unknown or come from --like.",
    discussion: """
      $ keyline device add "Bar Phone" --like iphone-x --identifier BarPhone1,1
      $ keyline device add --from bar-phone.json --dry-run
      $ keyline device show iphone-x --json | …        the keys that a file takes

      With --like, Keyline infers what holds for the new device from the other one and marks it as \
      inferred. Keyline stores nothing if anything is wrong. On a terminal, it asks for a missing \
      name or family. Exit 65: refused, with the place.
      """)

  @Argument(help: "The name, for example \"Bar Phone\".")
  var name: String?

  @OptionGroup var attributes: DeviceAttributeOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device that this one resembles; it supplies what you leave out.", valueName: "device"),
    completion: .device)
  var like: String?

  @OptionGroup var input: AddOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if name != nil, input.from != nil {
      throw ValidationError("give either a name or '--from'.")
    }
    if input.from != nil, !attributes.isEmpty {
      throw ValidationError("with '--from', put every attribute in the file.")
    }
  }

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let resolver = try database.resolver(context)
    let device = try completed(try read(resolver, context.environment), resolver)
    let title = "device add \(device.id)"
    _ = try Alteration.run(title, in: database, dryRun: input.dryRun, context) { knowledge in
      let changes = [Change.put(.device(device))]
      let admission = ChangeValidator(changes, to: knowledge)
      try admission.refuseTaken()
      try admission.admit()
      return changes
    }
    let object = DeviceCoding.encode(device)
    if input.output.isJSON {
      context.write(
        Device.answer.document(device, data: resolver.knowledge.data).text)
    } else {
      context.write(RecordText.text(object, layer: device.layer))
      context.say(input.dryRun ? "Nothing was stored (--dry-run)." : "Added \(device.id).")
    }
  }

  private func read(_ resolver: Resolver, _ environment: Environment) throws -> Device {
    if let from = input.from {
      let text = try InputFile.text(from, environment)
      return try DeviceCoding.decode(try text.value(), in: text, layer: .local)
    }
    let questions = input.questions(environment)
    guard let name = try name ?? questions.text("Name, for example Bar Phone") else {
      throw ValidationError("give either a name or '--from'.")
    }
    let names = DeviceNames(resolver.knowledge.devices)
    var donor = try like.map { try names.device($0) }
    if donor == nil, attributes.family == nil {
      donor = try questions.text("Like which device, for example iphone-x (none: Return)").map {
        try names.device($0)
      }
    }
    var family = donor?.family
    if family == nil, attributes.family == nil {
      family = try questions.choice("Family", Family.self)
    }
    var value = try attributes.object(name: name, family: family)
    if like == nil, let donor {
      value = value.overlaid(with: .object([("like", .string(donor.id))]))
    }
    return try DeviceCoding.decode(value, in: InputFile.commandLine, layer: .local)
  }

  private func completed(_ device: Device, _ resolver: Resolver) throws -> Device {
    guard let like = like ?? device.like else { return device }
    return device.completed(from: try DeviceNames(resolver.knowledge.devices).device(like))
  }
}

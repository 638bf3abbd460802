import KeylineQuery

extension AnswerSchema {
  static let audit = AnswerSchema(
    "keyline.audit/1", "Where a rule of thumb is right: one object per device and stretch.",
    [
      .required(
        "results", .array(of: .object(cell)),
        "The cells: devices in the order asked, then versions.")
    ], definitions: [.situation])

  private static let cell: [SchemaProperty] =
    SchemaProperty.question.filter { $0.name != "assumesDefaultSDK" } + [
      .required("expression", .string, "The expression as it was understood."),
      .required(
        "os", .string,
        "The versions, as asked, or the part of them in which nothing here changes."),
      .required(
        "verdict", .choice(["agrees", "disagrees", "uncertain", "not covered"]),
        "Whether the expression gives the value."),
      .required(
        "says", .array(of: .value),
        "What the expression gives, several where a metric that it reads is uncertain; null "
          + "where it gives nothing."),
      .required(
        "variables",
        .array(
          of: .object([
            .required("name", .string, "The name as written."),
            .required(
              "values", .array(of: .either([.value, .boolean, .string])),
              "What it stood for, several where it is uncertain; null where it is unknown."),
          ])), "What the expression read there, in the order of first use."),
    ]
}

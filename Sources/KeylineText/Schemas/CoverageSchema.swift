import KeylineQuery

extension AnswerSchema {
  static let coverage = AnswerSchema(
    "keyline.coverage/1", "How much is known, per metric and orientation.",
    [.required("coverage", .array(of: .object(shares)), "The metrics.")], definitions: [])
  static let coverageCells = AnswerSchema(
    "keyline.coverage-cells/1", "How each device and major version of a metric stands.",
    [
      .required(
        "cells",
        .array(
          of: .object(
            place + [
              .required("device", .string, "The identifier of the device."),
              .required("major", .integer, "The major version."),
              .required("status", .status, "How the answer stands."),
            ])), "The cells.")
    ], definitions: [])
  static let gaps = AnswerSchema(
    "keyline.gaps/1", "What has no answer, and why: what to measure next.",
    [
      .required(
        "gaps",
        .array(
          of: .object(
            place + [
              .required("devices", .strings, "The identifiers of the devices."),
              .required("majors", .array(of: .integer), "The major versions."),
              .required("reason", .string, "Why there is no answer."),
            ])), "The gaps, the largest of each metric first.")
    ], definitions: [])

  private static let place: [SchemaProperty] = [
    .required("metric", .string, "The key of the metric, in UIKit's own terms."),
    .required("orientation", .orientation, "The orientation of the interface."),
  ]

  private static let shares: [SchemaProperty] =
    place + [
      .required("cells", .integer, "How many devices and major versions there are."),
      .required("answered", .integer, "How many have an answer; an uncertain one is one."),
      .required("share", .number, "The share of those with an answer, in percent."),
    ]
    + [Status.known, .assumed, .inferred, .uncertain, .unknown].map {
      .required($0.rawValue, .integer, "How many are \($0.rawValue).")
    }
}

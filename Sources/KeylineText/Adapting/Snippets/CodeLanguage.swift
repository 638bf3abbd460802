/// A language in which a snippet can be had.
public enum CodeLanguage: String, CaseIterable, Sendable { case swift, objc }

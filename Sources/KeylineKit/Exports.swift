// One import is enough: what an answer and a situation are made of stands in these two.
@_exported public import KeylineModel
@_exported public import KeylineQuery

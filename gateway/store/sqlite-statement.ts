/** A statement with the values of its placeholders, in order. */
export interface BoundStatement {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

export interface SqliteIndex {
  readonly name: string
  /** Statements that create the index over the existing documents. They change nothing if it exists. */
  readonly create: string
}

/** A value bound as JSON is parsed as in the documents: SQLite reads 1152921504606847000, while a number is bound as 2^60. */
export const PARSED_VALUE = `(? ->> '$')`

export function jsonPath(field: string): string {
  return textLiteral(['$', ...field.split('.').map((name) => `"${name}"`)].join('.'))
}

/** SQLite uses an index only for a query that spells its condition identically, so a collection name can't be a placeholder. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

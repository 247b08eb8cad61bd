/** A statement with the values of its placeholders, in order. */
export interface BoundStatement {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

/** An index of a file. */
export interface SqliteIndex {
  readonly name: string
  /** Statements that create the index over the existing documents. They change nothing if it exists. */
  readonly create: string
}

/**
 * Placeholder of a value that is bound as JSON and parsed as in the documents: SQLite then reads 1152921504606847000, while a
 * number is bound as 2^60.
 */
export const PARSED_VALUE = `(? ->> '$')`

/** Returns the path of a field, for functions of JSON. */
export function jsonPath(field: string): string {
  return textLiteral(['$', ...field.split('.').map((name) => `"${name}"`)].join('.'))
}

/**
 * Returns a text as part of a statement. SQLite uses an index only for a query that spells its condition identically, so a
 * collection name can't be a placeholder.
 */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Returns the name of a table, an index or a trigger as part of a statement. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

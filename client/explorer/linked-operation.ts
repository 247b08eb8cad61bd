import { parse, print, separateOperations } from 'graphql'

/** An operation in the address of the explorer. */
export interface LinkedOperation {
  readonly query: string
  /** JSON, or what was given in place of it. */
  readonly variables: string
}

/**
 * Reads `?query=…&variables=…&operationName=…`, the parameters of a query by GET. Null without a query. Of several operations, only
 * the named one is left, with its fragments: it then runs without asking which.
 */
export function readLinkedOperation(search: string): LinkedOperation | null {
  const parameters = new URLSearchParams(search)
  const query = parameters.get('query')
  if (query === null || query.trim() === '') return null
  const name = parameters.get('operationName')
  return {
    query: name === null ? query : pick(query, name),
    variables: indent(parameters.get('variables') ?? ''),
  }
}

function pick(query: string, name: string): string {
  try {
    const operations = separateOperations(parse(query))
    const named = operations[name]
    return named === undefined || Object.keys(operations).length === 1 ? query : print(named)
  } catch {
    // The editor marks the error.
    return query
  }
}

function indent(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

import { type DocumentNode, print, visit } from 'graphql'

/** Prints a document of the client without `@nonreactive`, which only the browser's cache understands. */
export function documentText(document: DocumentNode): string {
  return print(visit(document, { Directive: ({ name }) => (name.value === 'nonreactive' ? null : undefined) }))
}

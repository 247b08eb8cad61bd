import { type DocumentNode, print, visit } from 'graphql'

/** The text of a document of the client as a server takes it: `@unmask` is only meant for the browser's cache. */
export function documentText(document: DocumentNode): string {
  return print(visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) }))
}

import { addTypenameToDocument } from '@apollo/client/utilities'
import { type DirectiveNode, type DocumentNode, print, visit } from 'graphql'

const withoutMark = ({ name }: DirectiveNode) => (name.value === 'nonreactive' ? null : undefined)

/** Returns the text that a browser sends: with `__typename`, and without `@nonreactive`, which only its cache understands. */
export function documentText(document: DocumentNode): string {
  return print(visit(addTypenameToDocument(document), { Directive: withoutMark }))
}

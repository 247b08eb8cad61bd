import type { DocumentNode } from 'graphql'
import { LETTERS_PER_REFUSED_POINT, OPERATION_POINTS, REFUSED_TOKEN_POINTS } from './limit-values.ts'

/** Returns the points charged for a document that validation refused: validation has looked at each token. */
export function refusedDocumentCost({ tokenCount = 0 }: DocumentNode): number {
  return OPERATION_POINTS + REFUSED_TOKEN_POINTS * tokenCount
}

/** Returns the points charged for a text that can't be parsed: the parser has read it up to the first mistake. */
export function unparsableDocumentCost(text: string): number {
  return OPERATION_POINTS + Math.ceil(text.length / LETTERS_PER_REFUSED_POINT)
}

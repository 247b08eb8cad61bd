import type { DocumentNode } from 'graphql'
import { LETTERS_PER_REFUSED_POINT, OPERATION_POINTS, REFUSED_TOKEN_POINTS } from './limit-values.ts'

/** Cost in points: validation has looked at each token. */
export function refusedDocumentCost({ tokenCount = 0 }: DocumentNode): number {
  return OPERATION_POINTS + REFUSED_TOKEN_POINTS * tokenCount
}

/** Cost in points: the parser has read the text up to its first mistake. */
export function unparsableDocumentCost(text: string): number {
  return OPERATION_POINTS + Math.ceil(text.length / LETTERS_PER_REFUSED_POINT)
}

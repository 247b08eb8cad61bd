import {
  type FieldProblem,
  fieldProblem,
  findIdempotencyKeyProblem,
  tooLong,
} from '../../rosters/rules/roster-input.ts'
import { lengthOf } from '../../shared/written-text.ts'

/** In code points. */
export const LONGEST_TEXT = 2000
export const LONGEST_CONTACT = 200

const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u

interface WrittenRequest {
  readonly text: string
  readonly contact: string | null
  readonly idempotencyKey: string
}

/** Returns every problem of a request; none for a valid one. A removal needs no text. */
export function findRequestProblems(
  { text, contact, idempotencyKey }: WrittenRequest,
  needsText: boolean,
): readonly FieldProblem[] {
  const isMissing = needsText && text.trim() === ''
  return [
    isMissing ? fieldProblem('text', 'REQUIRED', 'Write what should be corrected.') : null,
    findTextProblem('text', text, LONGEST_TEXT),
    findTextProblem('contact', contact ?? '', LONGEST_CONTACT),
    findIdempotencyKeyProblem(idempotencyKey),
  ].filter((problem) => problem !== null)
}

function findTextProblem(field: string, text: string, limit: number): FieldProblem | null {
  if (lengthOf(text) > limit) return tooLong(field, 'text', limit)
  return FORBIDDEN.test(text) ? fieldProblem(field, 'INVALID', 'Write the text without control characters.') : null
}

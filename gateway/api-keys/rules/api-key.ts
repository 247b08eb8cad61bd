import { type FieldProblem, fieldProblem } from '../../rosters/rules/roster-input.ts'
import { hasInvisible, lengthOf, toTitle } from '../../shared/written-text.ts'

/** Maximum number of keys of one person. */
export const MAX_KEYS = 5

/** In code points. */
export const LONGEST_KEY_NAME = 60

/** Use of a key over all instances. An instance reports its own use within seconds. */
export interface ApiKeyUse {
  /** Milliseconds since 1970; null for a key that was never used. */
  readonly lastUsedAt: number | null
  /** Points of the present day, in UTC, like the two counts. */
  readonly pointsToday: number
  /** Operations that were executed, and subscriptions that were started. */
  readonly requestsToday: number
  /** Requests that were refused because too few points were left. */
  readonly refusalsToday: number
}

export const NEVER_USED: ApiKeyUse = { lastUsedAt: null, pointsToday: 0, requestsToday: 0, refusalsToday: 0 }

export interface ApiKey {
  /** Public part of the key, which identifies it. */
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The person's id; null for a key of the operator. */
  readonly personId: string | null
  readonly use: ApiKeyUse
}

/** Returns the problem with the name of a new key; null for a valid one. */
export function findKeyNameProblem(text: string): FieldProblem | null {
  const name = toTitle(text)
  if (name === '') return fieldProblem('name', 'REQUIRED', 'Write what the key is for, such as the name of a program.')
  if (lengthOf(name) > LONGEST_KEY_NAME) {
    const message = `Write a name of at most ${LONGEST_KEY_NAME} characters.`
    return { ...fieldProblem('name', 'TOO_LONG', message), limit: LONGEST_KEY_NAME }
  }
  return hasInvisible(name) ? fieldProblem('name', 'INVALID', 'Write the name without invisible characters.') : null
}

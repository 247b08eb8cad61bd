import { hasInvisible, isWebAddress, lengthOf, toTitle } from '../../shared/written-text.ts'
import type { ProTeam } from './pro-scene.ts'

export type FieldRule = 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'UNKNOWN' | 'UNCHANGED'

export interface FieldProblem {
  readonly kind: 'invalid-field'
  /** The path of the field, such as `name` or `account.tagLine`. */
  readonly field: string
  readonly rule: FieldRule
  /** Maximum number of characters when the field is too long; null otherwise. */
  readonly limit: number | null
  /** Instruction for fixing the field: one sentence in English. */
  readonly message: string
}

/** In code points, like all limits here. */
const LONGEST_NAME = 40
const LONGEST_REASON = 280
export const LONGEST_ADDRESS = 500
const LONGEST_KEY = 128
const SHORTEST_KEY = 8

/** Characters that no text may contain; a reason may have line breaks and tabs. */
const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u

export function fieldProblem(field: string, rule: FieldRule, message: string): FieldProblem {
  return { kind: 'invalid-field', field, rule, limit: null, message }
}

/** Returns a reason or an address in its stored form; null when it is blank. */
export function toNote(text: string | null): string | null {
  const note = text?.trim() ?? ''
  return note === '' ? null : note
}

export function findNameProblem(text: string): FieldProblem | null {
  const name = toTitle(text)
  if (name === '') return fieldProblem('name', 'REQUIRED', 'Write what the player is called.')
  if (lengthOf(name) > LONGEST_NAME) return tooLong('name', 'name', LONGEST_NAME)
  if (hasInvisible(name) || name.includes('/')) {
    return fieldProblem('name', 'INVALID', 'Write the name without slashes and invisible characters.')
  }
  if (!/[\p{L}\p{N}]/u.test(name)) {
    return fieldProblem('name', 'INVALID', 'Write the name with a letter or a digit at least.')
  }
  return null
}

/** A null code is valid and means no team. */
export function findTeamProblem(field: string, code: string | null, team: ProTeam | null): FieldProblem | null {
  if (team?.retired === true)
    return fieldProblem(field, 'INVALID', `${team.code} is retired: write the code of a team that plays.`)
  if (team !== null || code === null) return null
  if (code.trim() === '') return fieldProblem(field, 'REQUIRED', 'Write the code of a team.')
  return fieldProblem(field, 'UNKNOWN', 'There is no team with this code here: write one that `leagues` lists.')
}

/** Returns the problem with the league that was given for a team; null without a team or a league. */
export function findLeagueProblem(code: string | null, team: ProTeam | null): FieldProblem | null {
  const league = toNote(code)?.toUpperCase() ?? null
  if (league === null || team === null || league === team.league.toUpperCase()) return null
  return fieldProblem('league', 'INVALID', `${team.code} plays in ${team.league}: write that, or no league.`)
}

export function findReasonProblem(text: string | null): FieldProblem | null {
  const reason = toNote(text)
  if (reason === null) return null
  if (lengthOf(reason) > LONGEST_REASON) return tooLong('reason', 'reason', LONGEST_REASON)
  return FORBIDDEN.test(reason)
    ? fieldProblem('reason', 'INVALID', 'Write the reason without control characters.')
    : null
}

export function findEvidenceProblem(text: string | null): FieldProblem | null {
  const address = toNote(text)
  if (address === null) return null
  switch (findBrokenAddressRule(address)) {
    case 'TOO_LONG':
      return tooLong('evidence', 'address', LONGEST_ADDRESS)
    case 'INVALID':
      return fieldProblem('evidence', 'INVALID', 'Write a whole address that begins with https:// or http://.')
    case null:
      return null
  }
}

/** Returns the rule that a web address breaks; null for a valid one. */
export function findBrokenAddressRule(address: string): 'TOO_LONG' | 'INVALID' | null {
  if (lengthOf(address) > LONGEST_ADDRESS) return 'TOO_LONG'
  return isWebAddress(address) ? null : 'INVALID'
}

export function findIdempotencyKeyProblem(key: string | null): FieldProblem | null {
  if (key === null) return null
  if (lengthOf(key) > LONGEST_KEY) return tooLong('idempotencyKey', 'key', LONGEST_KEY)
  if (key.length >= SHORTEST_KEY && /^[ -~]+$/.test(key)) return null
  const rule = `Use ${SHORTEST_KEY} to ${LONGEST_KEY} letters, digits and signs of ASCII, such as a UUID.`
  return fieldProblem('idempotencyKey', 'INVALID', rule)
}

export function tooLong(field: string, what: string, limit: number): FieldProblem {
  return {
    kind: 'invalid-field',
    field,
    rule: 'TOO_LONG',
    limit,
    message: `Write a shorter ${what}: it has at most ${limit} characters.`,
  }
}

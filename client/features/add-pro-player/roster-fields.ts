import { findRegion } from '../../game/regions.ts'
import type { FieldRule, ProRole } from '../../gql/graphql.ts'
import { cleanTagLine, INVISIBLE_MARKS } from '../../paths.ts'

/** Every field of the two forms. */
export type FieldName =
  | 'league'
  | 'team'
  | 'role'
  | 'name'
  | 'region'
  | 'gameName'
  | 'tagLine'
  | 'player'
  | 'at'
  | 'reason'
  | 'evidence'

export interface FieldProblem {
  /** `UNASKED` until the server has answered. */
  readonly rule: FieldRule | 'UNASKED'
  /** Null unless the text is too long. */
  readonly limit: number | null
}

export type FieldProblems<Name extends FieldName = FieldName> = { readonly [Field in Name]?: FieldProblem }

/** Texts of a form's fields, as typed or chosen; empty for nothing. */
export type FieldTexts<Name extends FieldName> = { readonly [Field in Name]: string }

/** The roles in the order of a roster. */
export const ROLES = ['TOP', 'JNG', 'MID', 'ADC', 'SUP'] as const satisfies readonly ProRole[]

export const findRole = (word: string): ProRole | null => ROLES.find((role) => role === word) ?? null

/** Largest lengths in code points, as in the contract. */
const LONGEST = { name: 40, gameName: 32, tagLine: 5, reason: 280, evidence: 500 } as const

const REQUIRED: FieldProblem = { rule: 'REQUIRED', limit: null }
const INVALID: FieldProblem = { rule: 'INVALID', limit: null }
const UNKNOWN: FieldProblem = { rule: 'UNKNOWN', limit: null }
const UNCHANGED: FieldProblem = { rule: 'UNCHANGED', limit: null }
const UNASKED: FieldProblem = { rule: 'UNASKED', limit: null }

/** Replaces the league for a player who leaves without a new team. No league has this code. */
export const NO_TEAM = '-'

/**
 * Characters that are invisible in a line of text: control and format characters, line ends, halves of surrogate pairs,
 * noncharacters, and letters without a shape. Variation selectors of emoji are allowed.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u

export type AddField = Exclude<FieldName, 'player' | 'at'>

/** Validates an addition by the contract's rules, in the order of the form. */
export function findAddProblems(fields: FieldTexts<AddField>): FieldProblems<AddField> {
  const account = hasAccount(fields)
  return onlyProblems<AddField>({
    league: findMissing(fields.league),
    team: findMissing(fields.team),
    role: findRole(fields.role) === null ? REQUIRED : null,
    name: findNameProblem(fields.name),
    region: account && findRegion(fields.region) === null ? REQUIRED : null,
    gameName: account
      ? (findMissing(cleanGameName(fields.gameName)) ?? findTooLong('gameName', fields.gameName))
      : null,
    tagLine: account ? findTagLineProblem(fields.tagLine) : null,
    reason: findTooLong('reason', fields.reason),
    evidence: findEvidenceProblem(fields.evidence),
  })
}

export type TransferField = 'player' | 'league' | 'team' | 'at' | 'reason' | 'evidence'

/** The player of a transfer: null when the player is unknown, undefined until the server has answered. */
export type NamedPlayer =
  | { readonly name: string; readonly role: ProRole; readonly team: { readonly code: string } | null }
  | null
  | undefined

/** `today` is a day such as `2026-11-01`. */
export function findTransferProblems(
  fields: FieldTexts<TransferField>,
  named: NamedPlayer,
  today: string,
): FieldProblems<TransferField> {
  const leaves = fields.league === NO_TEAM
  return onlyProblems<TransferField>({
    player: findMissing(fields.player) ?? (named === undefined ? UNASKED : named === null ? UNKNOWN : null),
    league: findMissing(fields.league) ?? (leaves && named?.team === null ? UNCHANGED : null),
    team: leaves ? null : (findMissing(fields.team) ?? (fields.team === named?.team?.code ? UNCHANGED : null)),
    at: fields.at > today ? INVALID : null,
    reason: findTooLong('reason', fields.reason),
    evidence: findEvidenceProblem(fields.evidence),
  })
}

/** True when any part of an account is filled in: then all parts are required. */
function hasAccount(fields: Pick<FieldTexts<AddField>, 'region' | 'gameName' | 'tagLine'>): boolean {
  return fields.region !== '' || cleanGameName(fields.gameName) !== '' || cleanTagLine(fields.tagLine) !== ''
}

/** Removes characters left by typing and pasting. */
export const cleanGameName = (text: string) => text.replaceAll(INVISIBLE_MARKS, '').trim()

/** Normalizes a name as it is stored: composed, with single spaces inside. */
export const cleanName = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

function findNameProblem(text: string): FieldProblem | null {
  const name = cleanName(text)
  if (name === '') return REQUIRED
  const unreadable = INVISIBLE.test(name) || name.includes('/') || !/[\p{L}\p{N}]/u.test(name)
  return findTooLong('name', name) ?? (unreadable ? INVALID : null)
}

function findTagLineProblem(text: string): FieldProblem | null {
  const tagLine = cleanTagLine(text)
  return findMissing(tagLine) ?? findTooLong('tagLine', tagLine)
}

function findEvidenceProblem(text: string): FieldProblem | null {
  const address = text.trim()
  if (address === '') return null
  const isAddress = /^https?:\/\/\S+$/i.test(address) && !INVISIBLE.test(address) && URL.canParse(address)
  return findTooLong('evidence', address) ?? (isAddress ? null : INVALID)
}

const findMissing = (text: string): FieldProblem | null => (text.trim() === '' ? REQUIRED : null)

function findTooLong(field: keyof typeof LONGEST, text: string): FieldProblem | null {
  const limit = LONGEST[field]
  return Array.from(text.trim()).length > limit ? { rule: 'TOO_LONG', limit } : null
}

function onlyProblems<Name extends FieldName>(found: Readonly<Record<Name, FieldProblem | null>>): FieldProblems<Name> {
  const problems: { [Field in Name]?: FieldProblem } = {}
  for (const name in found) {
    const problem = found[name]
    if (problem !== null) problems[name] = problem
  }
  return problems
}

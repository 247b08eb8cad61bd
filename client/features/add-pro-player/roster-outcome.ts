import type { AddProPlayerMutation, TransferProPlayerMutation, UndoRosterChangeMutation } from '../../gql/graphql.ts'
import type { FieldName, FieldProblem, FieldProblems } from './roster-fields.ts'

/** Any problem that a request to change the rosters can meet. */
export type RosterProblem =
  | AddProPlayerMutation['addProPlayer']['problems'][number]
  | TransferProPlayerMutation['transferProPlayer']['problems'][number]
  | UndoRosterChangeMutation['undoRosterChange']['problems'][number]

/** The written change, of whichever kind. */
export type WrittenChange = NonNullable<AddProPlayerMutation['addProPlayer']['change']>

/** A problem of no field alone. */
export type Trouble =
  | Extract<
      RosterProblem,
      {
        readonly __typename:
          | 'NotAllowed'
          | 'MembershipChanged'
          | 'AccountTaken'
          | 'UpstreamUnavailable'
          | 'IdempotencyKeyReused'
          | 'NotUndoable'
      }
    >
  /** The request did not arrive, or no answer to it. */
  | { readonly __typename: 'Unreachable' }
  /** The server found something wrong that no field of the form holds. */
  | { readonly __typename: 'Unexpected' }

/** How a request ended. */
export type RosterOutcome =
  /** Null when there was nothing new to write. */
  | { readonly is: 'written'; readonly change: WrittenChange | null }
  | { readonly is: 'refused'; readonly fields: FieldProblems; readonly troubles: readonly Trouble[] }

/** What the fields of the contract's inputs are called in the forms. */
const FIELDS: Readonly<Record<string, FieldName>> = {
  team: 'team',
  toTeam: 'team',
  fromTeam: 'player',
  player: 'player',
  name: 'name',
  at: 'at',
  reason: 'reason',
  evidence: 'evidence',
}

/** What the problems of a payload mean for a form. */
export function toRefusal(problems: readonly RosterProblem[]): RosterOutcome {
  const fields: { [Name in FieldName]?: FieldProblem } = {}
  const troubles: Trouble[] = []
  for (const problem of problems) {
    switch (problem.__typename) {
      case 'InvalidField': {
        const name = FIELDS[problem.path]
        if (name === undefined) troubles.push({ __typename: 'Unexpected' })
        else fields[name] ??= { rule: problem.rule, limit: problem.limit }
        break
      }
      case 'AccountNotFound':
        fields.gameName = { rule: 'UNKNOWN', limit: null }
        break
      case 'InvalidRiotId':
        fields[problem.field === 'TAG_LINE' ? 'tagLine' : 'gameName'] = { rule: 'INVALID', limit: null }
        break
      case 'NotAllowed':
      case 'MembershipChanged':
      case 'AccountTaken':
      case 'UpstreamUnavailable':
      case 'IdempotencyKeyReused':
      case 'NotUndoable':
        troubles.push(problem)
    }
  }
  return { is: 'refused', fields, troubles }
}

/** Nobody knows whether the request was carried out: the same one can be sent again. */
export const UNREACHABLE: RosterOutcome = { is: 'refused', fields: {}, troubles: [{ __typename: 'Unreachable' }] }

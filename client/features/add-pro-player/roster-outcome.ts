import type { AddProPlayerMutation, TransferProPlayerMutation, UndoRosterChangeMutation } from '../../gql/graphql.ts'
import type { FieldName, FieldProblem, FieldProblems } from './roster-fields.ts'

export type RosterProblem =
  | AddProPlayerMutation['addProPlayer']['problems'][number]
  | TransferProPlayerMutation['transferProPlayer']['problems'][number]
  | UndoRosterChangeMutation['undoRosterChange']['problems'][number]

export type WrittenChange = NonNullable<AddProPlayerMutation['addProPlayer']['change']>

/** Belongs to no single field. */
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
  /** The request or its answer did not arrive. */
  | { readonly __typename: 'Unreachable' }
  /** The server found a problem in an input that is not a field of the form. */
  | { readonly __typename: 'Unexpected' }

export type RosterOutcome =
  /** Null when there was nothing new to save. */
  | { readonly kind: 'written'; readonly change: WrittenChange | null }
  | { readonly kind: 'refused'; readonly fields: FieldProblems; readonly troubles: readonly Trouble[] }

/** Field names of the forms, by input field of the contract. */
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
  return { kind: 'refused', fields, troubles }
}

/** The request may or may not have been executed, so the same one can be sent again. */
export const UNREACHABLE: RosterOutcome = { kind: 'refused', fields: {}, troubles: [{ __typename: 'Unreachable' }] }

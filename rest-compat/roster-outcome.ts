import type { Refusal } from '../gateway/http/refusal.ts'
import { graphql } from './gql/gql.ts'
import {
  FieldRule,
  type NotAllowedReason,
  type RosterProblemFragment,
  type WholeProPlayerFragment,
} from './gql/graphql.ts'
import { playerNotFound, teamNotFound } from './pro-not-found.ts'
import { forbidden, notFound, unavailable, unknownCaller, unprocessable } from './refusals.ts'

/** Reasons why a change failed. Every document that changes the rosters spreads this fragment. */
graphql(`
  fragment RosterProblem on Problem {
    __typename
    message
    ... on NotAllowed {
      reason
    }
    ... on InvalidField {
      path
      rule
    }
    ... on UpstreamUnavailable {
      retryAt
    }
  }
`)

/** Values of a request to change the rosters, by the field names of the contract's input. */
type SentFields = Readonly<Record<string, string | null>>

interface RosterPayload {
  readonly player: WholeProPlayerFragment | null
  readonly problems: readonly RosterProblemFragment[]
}

/** Returns the player after a change of the rosters, or the failure. */
export function toRosterOutcome(
  { player, problems }: RosterPayload,
  sent: SentFields,
): WholeProPlayerFragment | Refusal {
  const [problem] = problems
  if (problem !== undefined) return toFailure(problem, sent)
  // A repetition of an earlier request returns the player in the current state, and the player may be gone by now.
  return player ?? notFound('The player is no longer in the rosters.')
}

function toFailure(problem: RosterProblemFragment, sent: SentFields): Refusal {
  const { __typename: kind, message } = problem
  if (kind === 'NotAllowed') return toRefused({ reason: problem.reason, message })
  if (kind === 'UpstreamUnavailable') return unavailable(message, Date.parse(problem.retryAt))
  if (kind === 'AccountNotFound') return notFound(message)
  if (kind !== 'InvalidField') return unprocessable(message)
  const { path, rule } = problem
  if (rule === FieldRule.UNKNOWN) return toNotFound(path, sent[path] ?? '')
  const field = FIELDS.get(path)
  return unprocessable(field === undefined ? message : `${field}: ${message}`)
}

/** A refused write, as the contract's `NotAllowed` describes it. */
export interface NotAllowed {
  readonly reason: NotAllowedReason
  readonly message: string
}

/** Converts a refused write into a failure. */
export function toRefused({ reason, message }: NotAllowed): Refusal {
  return REFUSALS[reason](message)
}

/** A 401 can be fixed by other credentials. A 403 cannot: the sender is known, or sends them from the wrong place. */
const REFUSALS: Readonly<Record<NotAllowedReason, (detail: string) => Refusal>> = {
  UNKNOWN_VIEWER: unknownCaller,
  SIGN_IN_EXPIRED: unknownCaller,
  SIGN_IN_WITHDRAWN: unknownCaller,
  SIGN_IN_INVALID: unknownCaller,
  SIGN_IN_UNCONFIRMED: (detail) => unavailable(detail),
  ANOTHER_PAGE: forbidden,
  NO_ROLE: forbidden,
  NOT_SIGNED_IN: forbidden,
}

/** Names of fields in old clients, for fields that the message alone does not identify. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['league', 'region'],
  ['idempotencyKey', 'Idempotency-Key'],
])

/** Only players and teams are looked up by a sent value. */
function toNotFound(path: string, text: string): Refusal {
  return path === 'player' ? playerNotFound(text) : teamNotFound(text)
}
